import { toggle } from '../arguments.ts';
import { command } from '../command.ts';
import { onlyFile } from '../files.ts';
import { decisionLines, outcomeLine } from '../lines.ts';
import { readPosition } from '../position.ts';

export const options = command({
  name: 'options',
  summary: 'Prints the open decisions of a position with all their options.',
  takes: 'FILE',
  flags: { json: toggle('print one object on one line: game, open decisions, outcome') },
  examples: [
    ['options position.json', 'what may be done here (docs/positions.md tells how to write one)'],
    ['options - --json < position.json', 'the same for a script'],
  ],
  async run({ json }, rest, context) {
    const position = await readPosition(context.games, onlyFile(rest, 'position'));
    if ('refused' in position) {
      context.err(position.refused);
      return 1;
    }
    const { game, state } = position;
    const open = game.decisions(state);
    const outcome = game.outcome(state);
    if (json) context.out(JSON.stringify({ game: game.id, open, outcome }));
    else
      for (const line of open.length === 0 ? [outcomeLine(outcome)] : decisionLines(open)) context.out(line);
    return 0;
  },
});
