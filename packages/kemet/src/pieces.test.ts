import { expect, test } from 'vitest';
import { SPACES } from './data/action-board.ts';
import { BATTLE_CARDS } from './data/battle-cards.ts';
import { INTERVENTIONS } from './data/interventions.ts';
import { POWER_TILES, TILE_KINDS, TILES } from './data/tiles.ts';
import { BATTLE_KINDS, COLOURS, CREATURES } from './pieces.ts';
import { given } from './testing/given.ts';
import { handOf } from './testing/hands.ts';
import { newGame, refusal } from './testing/table.ts';
import { tileModules } from './tiles/module.ts';

/** Kinds of interventions in the box; what was added since comes after them, as tiles do within their level. */
const PRINTED = 14;

test('K-COMP-1: 12 units, 3 pyramids, 5 tokens, 6 battle cards and 9 spaces a player', () => {
  const table = newGame({ players: 5 });
  expect(table.state.reserve).toEqual([12, 12, 12, 12, 12]);
  expect(table.state.tokens).toEqual([5, 5, 5, 5, 5]);
  expect(table.state.cards).toEqual(new Array(5).fill(0b111111));
  expect([COLOURS.length, SPACES.length]).toEqual([3, 9]);
});

test('K-COMP-2: 48 tiles, 16 of each colour, 4 of each level; 7 creatures; 35 interventions; 2 special cards', () => {
  const printed = COLOURS.flatMap((colour) =>
    [1, 2, 3, 4].flatMap((level) =>
      TILES.filter((tile) => tile.colour === colour && tile.level === level).slice(0, 4),
    ),
  );
  expect(printed).toHaveLength(48);
  expect(CREATURES.slice(0, 7)).toHaveLength(7);
  expect(INTERVENTIONS.slice(0, PRINTED).reduce((sum, { copies }) => sum + copies, 0)).toBe(35);
  expect(BATTLE_CARDS.filter(({ id }) => id.startsWith('special'))).toHaveLength(2);
  expect(TILES.filter(({ kind }) => kind === 'act-of-god')).toHaveLength(3);
  expect(TILES.filter(({ kind }) => kind === 'divine-will')).toHaveLength(1);
});

test('K-RUL-1: the six basic battle cards', () => {
  const values = BATTLE_CARDS.map(
    ({ strength, damage, protection }) => `${strength}/${damage}/${protection}`,
  );
  const printed = ['4/1/0', '3/2/0', '3/0/1', '2/0/2', '2/2/1', '1/3/0', '3/3/0', '3/0/3'];
  expect(values.slice(0, printed.length)).toEqual(printed);
});

test('K-RUL-2: copies of the interventions', () => {
  expect(INTERVENTIONS.slice(0, PRINTED).map(({ id, cost, copies }) => `${id} ${cost} ${copies}`)).toEqual([
    'war-rage 0 3',
    'war-fury 1 3',
    'bloody-battle 0 3',
    'bloodbath 1 3',
    'bronze-wall 0 3',
    'iron-wall 1 3',
    'raining-fire 1 3',
    'prayer 0 2',
    'enlistment 0 3',
    'mana-theft 0 2',
    'teleportation 1 3',
    'open-gates 1 1',
    'veto 0 2',
    'escape 0 1',
  ]);
  expect(INTERVENTIONS.slice(0, BATTLE_KINDS).every(({ timing }) => timing === 'battle')).toBe(true);
});

test('K-RUL-77: nothing of the expansions is in the box', () => {
  const names = [...TILES, ...INTERVENTIONS, ...BATTLE_CARDS].map(({ name }) => name).join(', ');
  expect(names).not.toMatch(
    /Devourer|Khnum|Griffin|Deadly Trap|Glory|Divine Protection|Sacrificial|Defensive Retreat/,
  );
  expect(INTERVENTIONS.map(({ id }) => id as string)).not.toContain('reinforcements');
});

test('K-TILE-1: every kind of tile is in the box and does something', () => {
  expect(new Set(TILES.map(({ kind }) => kind))).toEqual(new Set(TILE_KINDS));
  const asking = tileModules().map(({ kind }) => kind);
  for (const [at, { name, ...does }] of POWER_TILES.entries())
    expect(Object.keys(does).length > 0 || asking.includes(TILE_KINDS[at] ?? ''), name).toBe(true);
});

test('K-COMP-4: a unit that leaves the board is in the reserve and may be recruited again', () => {
  const table = given({ seats: [{ units: { 'c1-a': 5, f1: 5, 'd-12': 1 }, hand: ['enlistment'] }] });
  expect(table.state.reserve[0]).toBe(1);
  table.play(0, 'top-recruit', 'c1-b');
  expect(table.state.reserve[0]).toBe(0);
  expect(refusal({ seats: [{ units: { f1: 5, f2: 5, 'd-12': 3 } }] })).toContain('K-INV-1');
});

test('K-COMP-6: there is no hand limit', () => {
  const hand = INTERVENTIONS.map(({ id }) => id);
  const table = given({ phase: 'night', round: 2, seats: [{ hand }] });
  expect(handOf(table.state, 0)).toHaveLength(15);
});

test('K-COMP-7: a tile stays with its owner', () => {
  const table = given({ seats: [{ pyramids: { 'c1-a': 'red 1' } }, { pyramids: { 'c2-a': 'red 1' } }] });
  table.play(0, 'bottom-red', 'stargate');
  table.play(1, 'bottom-red');
  expect(table.options(1)).toEqual(['charge', 'god-speed', 'none']);
});

test('K-COMP-8: a pyramid has level 1 to 4 on the board and stands in an own district', () => {
  expect(refusal({ seats: [{ pyramids: { 'c1-a': 'red 5' } }] })).toContain('a colour and a level');
  expect(refusal({ seats: [{ pyramids: { 'c2-a': 'red 1' } }] })).toContain('no district of that city');
  expect(refusal({ seats: [{ pyramids: { 'c1-a': 'red 1', 'c1-b': 'red 2' } }] })).toContain('K-INV-6');
});

test('K-COMP-9: two troops share a sector only while an attack is fought', () => {
  expect(refusal({ seats: [{ units: { f1: 1 } }, { units: { f1: 1 } }] })).toContain('Two troops');
  const table = given({ seats: [{ units: { f1: 2 } }, { units: { 'd-12': 1 } }] });
  table.play(0, 'top-move', 'f1', 'land:d-12', 2);
  expect([table.at('d-12'), table.state.attackers[8]]).toEqual(['1: 1', 2]);
});
