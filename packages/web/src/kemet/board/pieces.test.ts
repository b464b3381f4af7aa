import { kemet } from '@ennead/kemet';
import type { KemetState } from '@ennead/kemet/tables';
import { expect, test } from 'vitest';
import { nextPieces } from './pieces.ts';

function position(): KemetState {
  const read = kemet.setup({ players: 2 });
  if (!read.ok) throw new Error(read.problem.message);
  const state = kemet.start(read.value, 'pieces', null);
  state.holder.fill(-1);
  state.units.fill(0);
  return state;
}

function put(state: KemetState, sector: number, seat: number, units: number): void {
  state.holder[sector] = units > 0 ? seat : -1;
  state.units[sector] = units;
}

let last = 0;
const fresh = () => ++last;

test('a troop that goes as a whole keeps its identity', () => {
  const state = position();
  put(state, 0, 0, 5);
  const before = nextPieces([], state, [], fresh);
  put(state, 0, 0, 0);
  put(state, 6, 0, 5);
  const after = nextPieces(before, state, [{ seat: 0, from: 0, to: 6 }], fresh);
  expect(after).toMatchObject([{ id: before[0]?.id, sector: 6, units: 5, origin: -1 }]);
});

test('those who split off come from where the others stay', () => {
  const state = position();
  put(state, 0, 0, 5);
  const before = nextPieces([], state, [], fresh);
  put(state, 0, 0, 2);
  put(state, 6, 0, 3);
  const after = nextPieces(before, state, [{ seat: 0, from: 0, to: 6 }], fresh);
  expect(after.find(({ sector }) => sector === 0)).toMatchObject({ id: before[0]?.id, units: 2 });
  expect(after.find(({ sector }) => sector === 6)).toMatchObject({ units: 3, origin: 0 });
});

test('attackers and defenders of a sector stand side by side', () => {
  const state = position();
  put(state, 6, 1, 2);
  state.active = 0;
  state.attackers = state.attackers.with(6, 4);
  const pieces = nextPieces([], state, [], fresh);
  expect(pieces.map(({ seat, side, units }) => [seat, side, units])).toEqual([
    [1, 'defender', 2],
    [0, 'attacker', 4],
  ]);
});
