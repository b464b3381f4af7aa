import { chanceFrom, draw, missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { boardFor, boardOf } from '../board/board.ts';
import type { SectorId } from '../data/board-data.ts';
import type { CreatureId } from '../data/creatures.ts';
import { kemet } from '../index.ts';
import { CREATURES } from '../pieces.ts';
import type { KemetState } from '../state.ts';
import { FIRST_RULES, given } from '../testing/given.ts';
import { withinReach } from './reach.ts';

const reach = (state: KemetState, from: string) => {
  const { ids, numberOf } = boardOf(state);
  const reached = withinReach(kemet.view(state, 0), 0, numberOf.get(from) ?? missing());
  return reached.map(({ sector }) => ids[sector] ?? missing());
};

/** Where seat 0 gets to, with as many units as may go, when every step is tried with the creature and without. */
function tried(start: KemetState, from: string): Set<string> {
  const { ids } = boardOf(start);
  const reached = new Set<string>();
  const visit = (state: KemetState, last: string) => {
    reached.add(ids[state.move?.at ?? -1] ?? last);
    const [decision] = kemet.decisions(state);
    if (decision === undefined || state.move === null) return;
    const { kind, options } = decision;
    for (const option of kind === 'step-units' ? options.slice(-1) : options) {
      // A creature that is left waits on its tile.
      if (option === 'end' || (kind === 'creature-home' && option !== 'reserve')) continue;
      const next = kemet.clone(state);
      kemet.apply(next, 0, option, null);
      visit(next, kind === 'step' ? String(option).replace(/^.*:/, '') : last);
    }
  };
  visit(start, from);
  return reached;
}

test('K-MOVE-14, K-MOVE-5: the Phoenix is foreseen to cross walls on later steps', () => {
  const seat = {
    units: { 'd-12': 2 },
    tiles: ['phoenix'],
    creatures: { phoenix: 'd-12' },
    prayer: 0,
  } as const;
  expect(reach(given({ seats: [seat] }).state, 'd-12')).toContain('c2-a');
  expect(reach(given({ seats: [{ ...seat, creatures: {} }] }).state, 'd-12')).not.toContain('c2-a');
});

test('K-MOVE-17, K-MOVE-5: no range of a creature is foreseen beyond a sector where another own one stands', () => {
  const { state } = given({
    setup: { players: 3 },
    seats: [
      {
        units: { f3: 2, 't-west': 1, 'bank-w': 1, 'd-23': 5 },
        tiles: ['mummy', 'sphinx', 'phoenix'],
        creatures: { mummy: 'f3', sphinx: 't-west', phoenix: 'bank-w' },
        prayer: 0,
      },
    ],
  });
  expect(reach(state, 'f3').sort()).toEqual(['bank-w', 'c3-a', 'c3-b', 'c3-c', 't-west']);
});

test('K-MOVE-5, K-MOVE-14, K-MOVE-17: troops with creatures are foreseen to get where they get', () => {
  const chance = chanceFrom('creatures on the road');
  for (let round = 0; round < 300; round++) {
    const players = 2 + draw(chance, 4);
    const { ids } = boardFor(players);
    const any = <T>(list: readonly T[]): T => list[draw(chance, list.length)] ?? missing();
    const from = any(ids);
    const [first, second] = [any(CREATURES), any(CREATURES)];
    const others: SectorId[] = [any(ids), any(ids)].filter((id) => id !== from);
    const creatures: Partial<Record<CreatureId, SectorId>> = { [first]: from };
    if (second !== first && others[0] !== undefined) creatures[second] = others[0];
    const city = draw(chance, players);
    const pyramids = { [`c${city + 1}-a`]: 'white 1' };
    const troops = {
      prayer: 2 * draw(chance, 2),
      units: { [from]: 2, ...Object.fromEntries(others.map((id) => [id, 1])) },
      tiles: [
        ...new Set([first, second]),
        ...(draw(chance, 2) === 0 ? (['god-speed'] as const) : []),
        ...(draw(chance, 2) === 0 ? (['teleport'] as const) : []),
      ],
      creatures,
    };
    const table = given({
      setup: { players, ...(round % 3 === 0 ? FIRST_RULES : {}) },
      seats: Array.from({ length: players }, (_, seat) => ({
        ...(seat === city && { pyramids }),
        ...(seat === 0 && troops),
      })),
    });
    const foreseen = reach(table.state, from);
    table.play(0, 'top-move', from);
    const got = tried(table.state, from);
    got.delete(from);
    expect(foreseen.sort(), JSON.stringify(kemet.positions.write(table.state))).toEqual([...got].sort());
  }
});
