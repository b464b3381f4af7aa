import {
  decide,
  decisionsFor,
  type Fact,
  factsFor,
  type Game,
  type Match,
  type MatchRecord,
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
  summary: 'Replays a match record and shows what happened.',
  takes: 'FILE',
  flags: {
    to: whole('N', 'stop after N moves (all of them)', 0, undefined),
    seat: whole('S', 'show only what this seat may know (counted from 0)', 0, undefined),
    json: toggle('print one object on one line: moves, facts, state, open decisions, outcome'),
  },
  examples: [
    ['replay game.json', 'the whole game, one line per fact with its rule'],
    ['replay game.json --to 57 --seat 2 --json', 'what seat 2 knew after move 57'],
  ],
  async run(values, rest, context) {
    const { to, seat } = values;
    const file = onlyFile(rest, 'match record');
    const record = readRecord(readJson(file));
    if (!record.ok) return refuse(record.problem.message);
    const total = record.value.moves.length;
    if (to !== undefined && to > total) throw new UsageError(`--to ${to}: the record has ${total} moves.`);
    const game = await gameCalled(context.games, record.value.game);
    const told = tell(game, record.value, to ?? total, seat);
    if ('refused' in told) return refuse(told.refused);
    const { match, facts, lines } = told;
    const open = seat === undefined ? match.open : decisionsFor(match.open, seat);
    if (values.json) context.out(JSON.stringify(asJson(match, facts, open, seat)));
    else {
      const end = match.open.length === 0 ? [outcomeLine(outcomeOf(match))] : decisionLines(open);
      for (const line of [...lines, '', `${match.moves.length} of ${total} moves`, ...end]) context.out(line);
    }
    return 0;

    function refuse(message: string): number {
      context.err(`${file}: ${message}`);
      return 1;
    }
  },
});

interface Told {
  readonly match: Match;
  readonly facts: readonly Fact[];
  readonly lines: readonly string[];
}

/** Plays the first moves of a record. A seat is told only its own moves: of others even the moment may be secret. */
function tell(
  game: Game,
  record: MatchRecord,
  to: number,
  seat: number | undefined,
): Told | { readonly refused: string } {
  const log: Fact[] = [];
  const started = replayRecord(game, record, 0, log);
  if (!started.ok) return { refused: started.problem.message };
  const match = started.value;
  if (seat !== undefined && seat >= match.setup.players)
    throw new UsageError(`--seat ${seat}: the seats are 0 to ${match.setup.players - 1}.`);
  const seen = (facts: readonly Fact[]) => (seat === undefined ? [...facts] : factsFor(facts, seat));
  const lines = seen(log).map(factLine);
  for (const [number, [mover, option]] of record.moves.slice(0, to).entries()) {
    const before = log.length;
    const taken = decide(match, mover, option, log);
    if (!taken.ok) return { refused: `Move ${number} (seat ${mover}, ${option}): ${taken.problem.message}` };
    if (seat === undefined || mover === seat)
      lines.push(`move ${number + 1}: seat ${mover} chooses ${JSON.stringify(option)}`);
    lines.push(...seen(log.slice(before)).map((fact) => `  ${factLine(fact)}`));
  }
  return { match, facts: seen(log), lines };
}

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
