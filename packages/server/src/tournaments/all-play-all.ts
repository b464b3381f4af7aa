import { type Draw, drawRound, type Met, type Sizes } from './pairing.ts';

/** Beyond this many rounds nobody plays a heavy game with everybody. */
const MOST_ROUNDS = 60;

/** The rounds that are left until everybody has met everybody at least once. People may come and go between them. */
export function allPlayAll(
  people: readonly string[],
  sizes: Sizes,
  seed: number,
  metBefore: Met = () => 0,
  rested: (person: string) => number = () => 0,
): Draw[] {
  const meetings = new Map<string, number>();
  const key = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const met = (a: string, b: string) => metBefore(a, b) + (meetings.get(key(a, b)) ?? 0);
  const byes = new Map(people.map((person) => [person, rested(person)]));
  const rounds: Draw[] = [];
  const missing = () => {
    let pairs = 0;
    for (const [at, one] of people.entries())
      for (const other of people.slice(at + 1)) if (met(one, other) === 0) pairs += 1;
    return pairs;
  };
  while (rounds.length < MOST_ROUNDS && missing() > 0) {
    const entrants = people.map((id) => ({ id, score: 0, byes: byes.get(id) ?? 0 }));
    // The next round is played as it is drawn; later ones are drawn anew when they come, and only counted now.
    const round = drawRound(entrants, met, sizes, seed + rounds.length, rounds.length === 0 ? undefined : 1);
    if (round.tables.length === 0) break;
    rounds.push(round);
    for (const id of round.byes) byes.set(id, (byes.get(id) ?? 0) + 1);
    for (const table of round.tables)
      for (const [at, one] of table.entries())
        for (const other of table.slice(at + 1))
          meetings.set(key(one, other), (meetings.get(key(one, other)) ?? 0) + 1);
  }
  return rounds;
}
