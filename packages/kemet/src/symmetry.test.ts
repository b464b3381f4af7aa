import { chanceFrom, type Decision, draw, missing, type Option, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { boardFor } from './board/board.ts';
import { kemet } from './index.ts';
import { totalPoints } from './points.ts';
import type { KemetPosition } from './position/format.ts';
import type { KemetState } from './state.ts';
import { given } from './testing/given.ts';

/** Cities that may change places without changing the board, as seats, and the deserts that go with them. */
const MIRRORS = [
  { players: 2, seats: [1, 0], sectors: { f1: 'f2', f2: 'f1' } },
  { players: 3, seats: [2, 1, 0], sectors: { f1: 'f3', f3: 'f1', 'd-12': 'd-23', 'd-23': 'd-12' } },
  { players: 4, seats: [1, 0, 2, 3], sectors: { f1: 'f2', f2: 'f1' } },
  { players: 4, seats: [0, 1, 3, 2], sectors: { f3: 'f4', f4: 'f3' } },
  { players: 5, seats: [0, 1, 2, 4, 3], sectors: { f4: 'f5', f5: 'f4' } },
] as const;
type Mirror = (typeof MIRRORS)[number];

function mirrorSector({ seats, sectors }: Mirror, name: string): string {
  const district = /^c(\d)-(.)$/.exec(name);
  if (district !== null) return `c${(seats[Number(district[1]) - 1] ?? missing()) + 1}-${district[2]}`;
  return (sectors as Record<string, string>)[name] ?? name;
}

function mirrorOption(mirror: Mirror, kind: string, option: Option): Option {
  if (kind === 'turn-order') return mirror.seats[option as number] ?? missing();
  if (typeof option === 'number') return option;
  const [way, sector] = option.split(':');
  return sector === undefined ? mirrorSector(mirror, option) : `${way}:${mirrorSector(mirror, sector)}`;
}

/** The table as the other side of the mirror sees it: what can be told of the board and the players. */
function picture(state: KemetState, mirror: Mirror | null): string {
  const seatOf = (seat: number) =>
    mirror === null || seat === -1 ? seat : (mirror.seats[seat] ?? missing());
  const { ids } = boardFor(state.setup.players);
  const troops = ids
    .map((id, sector) => {
      const name = mirror === null ? id : mirrorSector(mirror, id);
      return `${name} ${seatOf(state.holder[sector] ?? missing())} ${state.units[sector]} ${state.attackers[sector]} ${state.pyramidColour[sector]} ${state.pyramidLevel[sector]}`;
    })
    .sort();
  const players = state.prayer
    .map((prayer, seat) => `${seatOf(seat)} ${prayer} ${totalPoints(state, seat)} ${state.handSize[seat]}`)
    .sort();
  return [...troops, ...players, state.phase, state.round, state.order.map(seatOf)].join('\n');
}

function opening(players: number, order: readonly number[]): KemetPosition {
  return {
    setup: { players, roundLimit: 6 },
    phase: 'night',
    round: 1,
    order,
    seats: Array.from({ length: players }, (_, seat) => ({
      pyramids: { [`c${seat + 1}-a`]: 'red 2', [`c${seat + 1}-b`]: 'blue 1' },
      units: { [`c${seat + 1}-a`]: 5, [`c${seat + 1}-b`]: 5 },
    })),
  };
}

function mirrored(open: readonly Decision[], mirror: Mirror): string[] {
  return open
    .map(({ seat, kind, options }) => {
      const names = options.map((option) => mirrorOption(mirror, kind, option));
      return `${mirror.seats[seat]} ${kind} ${names.map(String).sort().join()}`;
    })
    .sort();
}

test.for(MIRRORS)(
  'K-SETUP-3, K-BOARD-10: cities that change places play the same game ($players players, $seats)',
  (mirror) => {
    const { players, seats } = mirror;
    const order = Array.from({ length: players }, (_, seat) => seat);
    for (let game = 0; game < 4; game++) {
      const chance = chanceFrom(`mirror ${players} ${game}`);
      const seed = `mirror ${draw(chance, 1000)}`;
      const here = given({ ...opening(players, order), seed });
      const there = given({
        ...opening(
          players,
          order.map((seat) => seats[seat] ?? missing()),
        ),
        seed,
      });
      for (let open = kemet.decisions(here.state); open.length > 0; open = kemet.decisions(here.state)) {
        const other = kemet.decisions(there.state);
        expect(mirrored(open, mirror)).toEqual(
          other
            .map(({ seat, kind, options }) => `${seat} ${kind} ${options.map(String).sort().join()}`)
            .sort(),
        );
        expect(picture(here.state, mirror)).toBe(picture(there.state, null));
        const [{ seat, kind }, option] = randomAnswer(open, chance);
        kemet.apply(here.state, seat, option, null);
        kemet.apply(there.state, seats[seat] ?? missing(), mirrorOption(mirror, kind, option), null);
      }
      expect(there.state.winner).toBe(seats[here.state.winner]);
    }
  },
);
