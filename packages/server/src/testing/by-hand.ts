import type { Tournament } from '@ennead/wire';

interface Sum {
  points: number;
  wins: number;
  games: number;
}

/** Adds a tournament up again from the places at its tables, in the plainest way, and says where its standings differ. */
export function addedUp({ drawn, standings }: Tournament, points: readonly number[]): string[] {
  const wrong: string[] = [];
  const sums = new Map<string, Sum>(
    standings.map(({ person }) => [person.id, { points: 0, wins: 0, games: 0 }]),
  );
  const tables = drawn.flatMap((round) => round.tables.map(({ seats }) => seats));
  for (const seats of tables) {
    const places = seats.map(({ place }) => place ?? 0).sort((a, b) => a - b);
    if (places[0] !== 1) wrong.push(`a table without a first place: ${places.join(', ')}`);
    for (const { person, place } of seats) {
      const sum = sums.get(person.id);
      if (sum === undefined || place === null) continue;
      const shared = places.filter((other) => other === place).length;
      let brought = 0;
      for (let at = place; at < place + shared; at++) brought += points[at - 1] ?? 0;
      sum.points += brought / shared;
      sum.wins += place === 1 ? 1 : 0;
      sum.games += 1;
    }
  }
  let before = Number.POSITIVE_INFINITY;
  for (const { person, points: told, wins, games, opponents } of standings) {
    const sum = sums.get(person.id) ?? { points: 0, wins: 0, games: 0 };
    const met = tables.filter((seats) => seats.some((seat) => seat.person.id === person.id)).flat();
    const theirs = met.reduce(
      (all, seat) => all + (seat.person.id === person.id ? 0 : (sums.get(seat.person.id)?.points ?? 0)),
      0,
    );
    const own = [sum.points, sum.wins, sum.games, theirs].map((each) => each.toFixed(6)).join(' ');
    const shown = [told, wins, games, opponents].map((each) => each.toFixed(6)).join(' ');
    if (own !== shown) wrong.push(`${person.name}: ${shown} instead of ${own}`);
    if (told > before) wrong.push(`${person.name} stands too low`);
    before = told;
  }
  return wrong;
}
