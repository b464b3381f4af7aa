import { type Chance, type Decision, draw, missing, type Option, type Seat } from '@ennead/kernel';

/** What came of pairs of answers that are given unseen and at once: rows are one's own, columns those of a rival. */
export interface Duel {
  readonly secret: string;
  readonly viewer: Seat;
  readonly rows: readonly Option[];
  readonly columns: Map<Option, Column>;
}

/** By row: how often it met this answer, and the sum of one's chances to win then. */
interface Column {
  readonly counts: number[];
  readonly totals: number[];
}

/** An answer and how often it is to be given, 0 to 1. */
export interface Share {
  readonly option: Option;
  readonly share: number;
}

/** So many worlds of what is likely stand beside what was seen of a pair. */
const PRIOR = 3;
const ROUNDS = 400;
/** Answers that are wanted more seldom than this are left out, but never those wanted half as often as the first. */
const SELDOM = 0.1;

export function openDuel({ secret, options }: Decision, viewer: Seat): Duel | null {
  return secret === undefined ? null : { secret, viewer, rows: options, columns: new Map() };
}

/** Takes in one world: the first answer that a rival gave in the same window. */
export function noteDuel(
  { secret, viewer, rows, columns }: Duel,
  taken: readonly Decision[],
  options: readonly Option[],
  worth: number,
): void {
  const at = taken.findIndex((decision) => decision.secret === secret && decision.seat !== viewer);
  if (at < 0) return;
  const answer = options[at] ?? missing();
  let column = columns.get(answer);
  if (column === undefined) {
    const zeros = () => rows.map(() => 0);
    column = { counts: zeros(), totals: zeros() };
    columns.set(answer, column);
  }
  const row = rows.indexOf(options[0] ?? missing());
  column.counts[row] = (column.counts[row] ?? missing()) + 1;
  column.totals[row] = (column.totals[row] ?? missing()) + worth;
}

/** How often to give each answer so that a rival who knew it would gain least; null if no rival answered. */
export function mixture(duel: Duel): readonly Share[] | null {
  const { rows, columns } = duel;
  if (columns.size < 2) return null;
  const payoffs = payoffsOf(duel);
  const own = rows.map(() => 0);
  const rival = [...columns.keys()].map(() => 0);
  const average = rows.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const mine = byRegret(own);
    const theirs = byRegret(rival);
    const gains = payoffs.map((row) =>
      row.reduce((sum, value, at) => sum + value * (theirs[at] ?? missing()), 0),
    );
    const losses = rival.map((_, at) =>
      payoffs.reduce((sum, row, i) => sum - (row[at] ?? missing()) * (mine[i] ?? missing()), 0),
    );
    regret(own, mine, gains);
    regret(rival, theirs, losses);
    for (const [i, share] of mine.entries()) average[i] = (average[i] ?? missing()) + share * (round + 1);
  }
  return cut(rows, average);
}

/** What a pair is worth: what was seen, drawn to what its row and its column let one expect. */
function payoffsOf({ rows, columns }: Duel): number[][] {
  const met = [...columns.values()];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const count = sum(met.map(({ counts }) => sum(counts)));
  const mean = sum(met.map(({ totals }) => sum(totals))) / count;
  const shrunk = (total: number, times: number) => (total + PRIOR * mean) / (times + PRIOR);
  const byColumn = met.map(({ totals, counts }) => shrunk(sum(totals), sum(counts)));
  return rows.map((_, row) => {
    const own = shrunk(
      sum(met.map(({ totals }) => totals[row] ?? missing())),
      sum(met.map(({ counts }) => counts[row] ?? missing())),
    );
    return met.map(({ counts, totals }, column) => {
      const expected = own + (byColumn[column] ?? missing()) - mean;
      return ((totals[row] ?? missing()) + PRIOR * expected) / ((counts[row] ?? missing()) + PRIOR);
    });
  });
}

/** Answers in the measure in which one regrets not to have given them. */
function byRegret(regrets: readonly number[]): number[] {
  const total = regrets.reduce((sum, each) => sum + Math.max(0, each), 0);
  return regrets.map((each) => (total > 0 ? Math.max(0, each) / total : 1 / regrets.length));
}

function regret(regrets: number[], played: readonly number[], values: readonly number[]): void {
  const got = values.reduce((sum, value, i) => sum + value * (played[i] ?? missing()), 0);
  for (const [i, value] of values.entries())
    regrets[i] = Math.max(0, (regrets[i] ?? missing()) + value - got);
}

function cut(rows: readonly Option[], weights: readonly number[]): Share[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const seldom = Math.min(SELDOM, Math.max(...weights) / total / 2);
  const often = rows
    .map((option, i) => ({ option, share: (weights[i] ?? missing()) / total }))
    .filter(({ share }) => share >= seldom);
  const left = often.reduce((sum, { share }) => sum + share, 0);
  return often
    .map(({ option, share }) => ({ option, share: share / left }))
    .sort((a, b) => b.share - a.share);
}

const FINE = 2 ** 32;

/** Draws an answer, each as often as it is wanted. */
export function drawn(shares: readonly Share[], chance: Chance): Option | undefined {
  let left = draw(chance, FINE) / FINE;
  for (const { option, share } of shares) {
    left -= share;
    if (left < 0) return option;
  }
  return shares[0]?.option;
}
