import {
  decisionsFor,
  type Fact,
  factsFor,
  type Match,
  outcomeOf,
  readRecord,
  replay as replayRecord,
} from '@ennead/kernel';
import { toggle, UsageError, whole } from '../arguments.ts';
import { command } from '../command.ts';
import { onlyFile, readJson } from '../files.ts';
import { gameCalled } from '../games.ts';
import { decisionLines, factLine, outcomeLine } from '../lines.ts';

export const replay = command({
  name: 'replay',
  summary: 'Plays a match record again and tells what happened.',
  takes: 'FILE',
  flags: {
    to: whole('N', 'stop after N moves (all of them)', 0, undefined),
    seat: whole('S', 'only what this seat may know, counted from 0', 0, undefined),
    json: toggle('print one object on one line: moves, facts, state, open decisions, outcome'),
  },
  examples: [
    ['replay game.json', 'the whole game, one line a fact with the rule behind it'],
    ['replay game.json --to 57 --seat 2 --json', 'what seat 2 knew after move 57'],
  ],
  async run({ to, seat, json }, rest, context) {
    const file = onlyFile(rest, 'match record');
    const record = readRecord(readJson(file));
    if (!record.ok) return refuse(record.problem.message);
    const total = record.value.moves.length;
    if (to !== undefined && to > total) throw new UsageError(`--to ${to}: the record has ${total} moves.`);
    const game = await gameCalled(context.games, record.value.game);
    const log: Fact[] = [];
    const replayed = replayRecord(game, record.value, to, log);
    if (!replayed.ok) return refuse(replayed.problem.message);
    const match = replayed.value;
    if (seat !== undefined && seat >= match.setup.players)
      throw new UsageError(`--seat ${seat}: the seats are 0 to ${match.setup.players - 1}.`);
    const facts = seat === undefined ? log : factsFor(log, seat);
    const open = seat === undefined ? match.open : decisionsFor(match.open, seat);
    if (json) context.out(JSON.stringify(asJson(match, facts, open, seat)));
    else
      for (const line of [
        ...facts.map(factLine),
        '',
        `${match.moves.length} of ${total} moves`,
        ...(match.open.length === 0 ? [outcomeLine(outcomeOf(match))] : decisionLines(open)),
      ])
        context.out(line);
    return 0;

    function refuse(message: string): number {
      context.err(`${file}: ${message}`);
      return 1;
    }
  },
});

function asJson(match: Match, facts: readonly Fact[], open: Match['open'], seat: number | undefined) {
  const { game, setup, state } = match;
  return {
    game: game.id,
    setup,
    moves: match.moves.length,
    facts,
    state: seat === undefined ? state : game.view(state, seat),
    open,
    outcome: outcomeOf(match),
  };
}
