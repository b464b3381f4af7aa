import { toggle, whole } from '../arguments.ts';
import { seating } from '../bots.ts';
import { command } from '../command.ts';
import { onlyFile } from '../files.ts';
import { decisionLines, explainedLines, outcomeLine } from '../lines.ts';
import { type Position, readPosition } from '../position.ts';

export const options = command({
  name: 'options',
  summary: 'Lists the open decisions in a position and all their options.',
  takes: 'FILE',
  flags: {
    explain: toggle('show how the hard bot rates the best options'),
    budget: whole('MS', 'thinking time in milliseconds (1000)', 1, 1000),
    json: toggle('print one object on one line: game, open decisions, outcome'),
  },
  examples: [
    ['options position.json', 'list what can be done (docs/positions.md explains the format)'],
    ['options position.json --explain', 'also rate the options'],
    ['options - --json < position.json', 'for a script'],
  ],
  async run({ json, explain, budget }, rest, context) {
    const position = await readPosition(context.games, onlyFile(rest, 'position'));
    if ('refused' in position) {
      context.err(position.refused);
      return 1;
    }
    const { game, state } = position;
    const open = game.decisions(state);
    const outcome = game.outcome(state);
    if (json) context.out(JSON.stringify({ game: game.id, open, outcome }));
    else {
      const lines = open.length === 0 ? [outcomeLine(outcome)] : decisionLines(open);
      for (const line of [...lines, ...(explain ? await advice(position, budget) : [])]) context.out(line);
    }
    return 0;
  },
});

async function advice({ game, state }: Position, milliseconds: number): Promise<string[]> {
  const lines: string[] = [];
  const sit = await seating(['hard'], { milliseconds, nodes: undefined }, (seat, decision, best) => {
    lines.push(`best for seat ${seat} (${decision.kind})`, ...explainedLines(best));
  });
  for (const decision of game.decisions(state))
    sit('hard', { game, seat: decision.seat, seed: 'advice' })(state, decision);
  return lines;
}
