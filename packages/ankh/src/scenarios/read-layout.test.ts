import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import greatRebuilding from './data/great-rebuilding.ts';
import middleKingdom from './data/middle-kingdom.ts';
import newKingdomStrife from './data/new-kingdom-strife.ts';
import type { City, Layout, Piece } from './layout.ts';
import { middleKingdom as middle } from './middle-kingdom.ts';
import { oldKingdom } from './old-kingdom.ts';
import { readLayout } from './read-layout.ts';
import { SCENARIOS } from './scenarios.ts';

const two = middleKingdom.layouts[0] ?? missing();

const reason = (change: object) => {
  const read = readLayout({ ...two, ...change });
  return read.ok ? null : read.problem.message;
};
const withPieces = (...pieces: readonly object[]) => reason({ pieces: [...two.pieces, ...pieces] });

test('S-MIDDLE-1, S-OLD-1, S-GEN-3, S-GEN-4: every layout is sound; the base scenarios are for two to five players', () => {
  for (const { layouts } of [middle, oldKingdom])
    expect(layouts.map(({ players }) => players)).toEqual([2, 3, 4, 5]);
  for (const { id, layouts } of SCENARIOS)
    for (const layout of layouts) expect(readLayout(layout, id)).toEqual({ ok: true, value: layout });
});

test('A-MAP-2, A-MAP-4: pieces stand on land of the map, one on a space', () => {
  expect(withPieces({ at: 'Z9', piece: 'temple' })).toBe('The piece on Z9: the map has no such space.');
  expect(withPieces({ at: 'E1', piece: 'temple' })).toBe('The piece on E1: that is water.');
  expect(withPieces({ at: 'D1', piece: 'obelisk' })).toBe('Two pieces stand on D1.');
  expect(withPieces({ at: 'C1', piece: 'sphinx' })).toBe('The sphinx on C1: there is no such piece.');
  expect(withPieces({ at: 'C1', piece: 'warrior' })).toBe("The warrior on C1 is nobody's.");
  expect(withPieces({ at: 'C1', piece: 'warrior', player: 3 })).toBe(
    'The warrior on C1 is of player 3 of 2.',
  );
});

test('A-COMP-1, A-COMP-3, A-COMP-4, A-COMP-5: counts stay within the box', () => {
  expect(withPieces({ at: 'C1', piece: 'god', player: 1 })).toBe(
    'Player 1 has 2 gods on the board instead of one.',
  );
  const without = (unwanted: string) =>
    two.pieces.filter(({ piece, player }) => piece !== unwanted || player !== 2);
  expect(reason({ pieces: without('god') })).toBe('Player 2 has 0 gods on the board instead of one.');
  expect(reason({ pieces: without('warrior') })).toBe('Player 2 has no warrior on the board.');
  const row = (piece: string, player?: number) =>
    ['B1', 'C1', 'B2', 'C2', 'D2', 'E2', 'F2', 'G2', 'H2', 'J2', 'C3'].map((at) => ({
      at,
      piece,
      ...(player && { player }),
    }));
  expect(withPieces(...row('warrior', 1))).toBe('Player 1 has 12 warriors; the box has 6.');
  expect(withPieces(...row('temple', 1))).toBe('Player 1 controls 12 monuments; there are 9 tokens.');
  expect(withPieces(...row('temple'))).toBe('There are 13 temples on the board; the box has 10.');
});

test('A-CAR-2, A-INV-8, A-RUL-14: camels lie on sides of land and separate regions', () => {
  expect(reason({ camels: ['A4-Z5'] })).toBe('The camel on A4-Z5: no two land spaces share that side.');
  expect(reason({ camels: ['C6-B5'] })).toContain('no two land spaces share');
  expect(reason({ camels: ['A4-A5', 'A4-A5'] })).toBe('Two camels lie on A4-A5.');
  expect(reason({ camels: ['A4-A5'] })).toBe('The camel on A4-A5 separates no two regions.');
  expect(reason({ camels: ['G2-H2', 'G3-H2', 'G3-H3', 'G4-H3'] })).toBe(
    'The region of H2 has 5 land spaces; it needs 6.',
  );
});

test('A-MAP-12: one conflict number for each region', () => {
  expect(reason({ conflictOrder: { F5: 1, G5: 2 } })).toBe(
    'The region of B1 has 0 conflict numbers instead of one.',
  );
  expect(reason({ conflictOrder: { F5: 1, G5: 2, F4: 2 } })).toBe('Two regions have conflict number 2.');
  expect(reason({ conflictOrder: { F5: 1, G5: 2, F4: 4 } })).toBe(
    'The region of B1 has number 4; there are 3 regions.',
  );
  expect(reason({ conflictOrder: { F5: 1, G5: 2, F4: 3, F3: 4 } })).toContain('2 conflict numbers');
});

test('S-CITY-2, S-CITY-3, S-CAPITALS-5, S-FLOOD-5: cities, grey and closed spaces keep pieces off', () => {
  const city = { cities: [{ at: 'D5', name: 'Memphis' }] };
  expect(reason(city)).toBe(null);
  expect(reason({ cities: [{ at: 'D1', name: 'Memphis' }] })).toBe('Two pieces stand on D1.');
  expect(reason({ ...city, camels: ['C5-D5'] })).toBe('The camel on C5-D5 touches the city on D5.');
  expect(reason({ noTokens: ['D1'] })).toBe('The temple on D1: no token may lie there.');
  expect(reason({ closed: ['D1'] })).toBe('The piece on D1: that space is closed.');
});

test('S-GEN-1: what has not the shape of a layout is refused', () => {
  for (const nonsense of [null, 7, 'layout', {}, { ...two, pieces: 'none' }, { ...two, camels: [7] }]) {
    const read = readLayout(nonsense);
    expect(read).toMatchObject({ ok: false, problem: { code: 'bad-layout' } });
  }
  const piece: Piece = { at: 'C1', piece: 'temple' };
  expect(withPieces({ ...piece, player: 'one' })).toContain('A layout has players');
});

test('S-GEN-1, S-INV-3, S-REBUILD-1, S-REBUILD-5: a layout must suit the rules it is played by', () => {
  const inScenario = (scenario: string, change: Partial<Layout>) => {
    const read = readLayout({ ...two, ...change }, scenario);
    return read.ok ? null : read.problem.message;
  };
  expect(inScenario('old-kingdom', {})).toBe(null);
  expect(inScenario('syncretism', {})).toBe('The scenario is for 5 to 5 players, not for 2.');
  const site: Piece = { at: 'A9', piece: 'site' };
  expect(inScenario('old-kingdom', { pieces: [...two.pieces, site] })).toBe(
    'The site on A9: this scenario has no building sites.',
  );
  const strife = newKingdomStrife.layouts[0] ?? missing();
  const strifeWith = (cities: readonly City[]) => inScenario('new-kingdom-strife', { ...strife, cities });
  const [one, other] = strife.cities as [City, City];
  expect(strifeWith([one, other])).toBe(null);
  expect(strifeWith([one])).toBe('The scenario needs two cities; there are 1.');
  expect(strifeWith([one, { ...other, controller: 1 }])).toBe('Player 1 controls two cities.');
  expect(strifeWith([one, { ...other, controller: 5 }])).toContain('is of player 5 of 4');
  const rebuilding = greatRebuilding.layouts[0] ?? missing();
  const rebuildingWith = (pieces: readonly Piece[]) =>
    inScenario('great-rebuilding', { ...rebuilding, pieces });
  expect(rebuildingWith(rebuilding.pieces)).toBe(null);
  expect(rebuildingWith([...rebuilding.pieces, { at: 'A9', piece: 'temple' }])).toBe(
    'The temple on A9: this scenario begins with building sites alone.',
  );
  const own = (piece: Piece) => piece.piece === 'site' && piece.player === 2;
  expect(rebuildingWith(rebuilding.pieces.filter((piece) => !own(piece)))).toBe(
    'Player 2 has 0 building sites instead of one.',
  );
});

test('S-GEN-1: a setup refuses a layout that does not suit its scenario', () => {
  expect(ankh.setup({ players: 2, scenario: 'new-kingdom-strife', customLayout: two })).toMatchObject({
    ok: false,
    problem: { code: 'bad-layout' },
  });
});
