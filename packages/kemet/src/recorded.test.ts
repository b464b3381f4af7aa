import { readFileSync } from 'node:fs';
import { stateHash } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { INTERVENTIONS } from './data/interventions.ts';
import { kemet } from './index.ts';
import { given } from './testing/given.ts';

interface Kept {
  readonly position: unknown;
  readonly hash: string;
}

/** Written and hashed when the pieces of tiles lay in the common state. */
const KEPT: Readonly<Record<string, Kept>> = JSON.parse(
  readFileSync(new URL('./fixtures/positions-shape-1.json', import.meta.url), 'utf8'),
);

test.each(Object.entries(KEPT))(
  '%s: a position of the first shape is read, and its hash is what it was',
  (_, kept) => {
    const read = kemet.positions.read(kept.position);
    if (!read.ok) throw new Error(read.problem.message);
    expect(stateHash(kemet, read.value)).toBe(kept.hash);
    const again = kemet.positions.read(JSON.parse(JSON.stringify(kemet.positions.write(read.value))));
    expect(again).toEqual(read);
  },
);

test('what a tile keeps goes with it: nothing is left once the card is chosen or the deck shuffled', () => {
  const table = given({ phase: 'night', round: 2, seats: [{ tiles: ['vision'] }] });
  expect(Object.keys(table.state.own)).toEqual(['vision']);
  table.play(0, String(kemet.decisions(table.state)[0]?.options[0]));
  expect(table.state.own).toEqual({});

  const wounds = INTERVENTIONS.flatMap(({ id, copies }) => new Array<typeof id>(copies).fill(id)).slice(
    0,
    32,
  );
  const seats = [{ tiles: ['divine-wound'], wounds }, { tiles: ['vision'] }] as const;
  const wounded = given({ phase: 'day', round: 2, seats });
  expect(wounded.state.own['divine-wound']?.[0]).toHaveLength(32);
  const shuffled = given({ phase: 'night', round: 2, seats });
  expect(shuffled.asked()).toEqual(['1 vision']);
  expect([Object.keys(shuffled.state.own), shuffled.state.discardSize]).toEqual([['vision'], 0]);
});

test.each([
  [{ within: { frames: [], vision: [99] } }, 'There is no intervention'],
  [{ within: { frames: [], vision: 'veto' } }, 'no such vision'],
  [{ seats: [{ wounds: 'veto' }] }, 'Cards discarded unseen are a list of names.'],
  [{ seats: [{ wound: [] }] }, 'A seat has no field wound.'],
])('what a position says of a tile is checked: %j', (position, problem) => {
  const read = kemet.positions.read(position);
  expect(read.ok ? '' : read.problem.message).toContain(problem);
});
