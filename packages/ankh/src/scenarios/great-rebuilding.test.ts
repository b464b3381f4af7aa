import { factsFor, missing } from '@ennead/kernel';
import { sound } from '@ennead/kernel/testing';
import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { conflictOn } from '../testing/battle.ts';
import { type Given, given } from '../testing/given.ts';
import { newGame } from '../testing/table.ts';
import { greatRebuilding } from './great-rebuilding.ts';
import { siteFollowers } from './rebuilding/site-followers.ts';
import type { RebuildingState } from './rebuilding/stock.ts';

const scenario = 'great-rebuilding';
const gods = ['isis', 'osiris', 'ra'] as const;
const own = ({ scenario: kept }: { scenario: unknown }) => kept as RebuildingState;

function fresh(players: number) {
  return newGame({ players, scenario, firstSeat: 0 }, 'a');
}

/** What is neither on the board nor in these stocks is out of the game. */
function kept(stocks: readonly (readonly number[])[], built: readonly number[] = [0, 0, 0]) {
  const gone = [0, 1, 2].map(
    (kind) =>
      10 - (built[kind] ?? missing()) - stocks.reduce((sum, stock) => sum + (stock[kind] ?? missing()), 0),
  );
  return { kind: scenario, pool: [0, 0, 0], stocks, chosen: stocks.map(() => 0), gone };
}

const AWAY = { B6: 'god 0', A2: 'god 1', I6: 'god 2' };
const STOCKS = [
  [1, 1, 0],
  [1, 0, 0],
  [0, 0, 1],
];

/** Seat 0 fires a Control event. */
const control = (position: Partial<Given>) =>
  given({ scenario, players: 3, gods, markers: { gain: 5 }, scenarioState: kept(STOCKS), ...position }).take(
    'gain',
  );

test('S-REBUILD-1, S-REBUILD-6: only building sites stand at the start, 6, 8 and 9 of them', () => {
  const sites = greatRebuilding.layouts.map(({ pieces }) =>
    pieces.filter(({ piece, player }) => piece === 'site' && player === undefined),
  );
  expect(sites.map(({ length }) => length)).toEqual([6, 8, 9]);
  expect(sites.flat().every(({ followers }) => followers === 3)).toBe(true);
});

test('S-REBUILD-2, S-INV-2: 6, 8 or 10 of each kind lie ready for the draft; there is no common supply', () => {
  for (const players of [3, 4, 5]) {
    const { state } = fresh(players);
    expect(own(state).pool).toEqual([2 * players, 2 * players, 2 * players]);
    expect(state.supply).toEqual([0, 0, 0]);
    expect(ankh.check(state)).toEqual([]);
  }
});

test('S-EX-8, S-REBUILD-3, S-REBUILD-4: the draft goes to and fro from the last seat until all have six', () => {
  const table = fresh(5);
  const picks: number[] = [];
  while (table.decision().kind === 'draft') {
    picks.push(table.decision().seat + 1);
    table.take(table.options()[0] as string);
  }
  expect(picks.slice(0, 12)).toEqual([5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 5, 4]);
  expect(table.told('monument-drafted')).toHaveLength(30);
  expect(own(table.state).stocks.map((stock) => stock.reduce((sum, count) => sum + count))).toEqual([
    6, 6, 6, 6, 6,
  ]);
});

test('S-REBUILD-5, S-HID-1: starting monuments are chosen in secret and turned up together', () => {
  const table = fresh(3);
  while (table.decision().kind === 'draft') table.take(table.options()[0] as string);
  expect(ankh.decisions(table.state).map(({ seat, kind }) => [seat, kind])).toEqual(
    [0, 1, 2].map((seat) => [seat, 'starting-monument']),
  );
  table.play(1, ankh.decisions(table.state)[1]?.options[0] as string);
  expect(own(ankh.view(table.state, 0)).chosen).toEqual([0, -2, 0]);
  expect(factsFor(table.told('start-chosen'), 2)).toEqual([]);
  for (const seat of [0, 2])
    table.play(seat, ankh.decisions(table.state).find((each) => each.seat === seat)?.options[0] as string);
  expect(table.decision().kind).toBe('action');
  expect(own(table.state).stocks.map((stock) => stock.reduce((sum, count) => sum + count))).toEqual([
    5, 5, 5,
  ]);
  for (const space of ['A7', 'E3', 'K4']) expect(table.at(space)).toMatch(/^(obelisk|temple|pyramid) \d$/);
});

test('S-REBUILD-7, S-REBUILD-8: a site gives a follower like a neutral monument and stays; it is of no kind', () => {
  const table = given({
    scenario,
    players: 3,
    gods,
    scenarioState: kept(STOCKS),
    pieces: { ...AWAY, B5: 'site' },
  }).take('gain');
  expect(table.told('followers')).toMatchObject([{ team: 0, amount: 1 }]);
  expect(table.at('B5')).toBe('site');
});

test('S-REBUILD-9: while a site stands anywhere enemy monuments are safe', () => {
  const table = control({
    pieces: { ...AWAY, B5: 'temple 1', C1: 'site' },
    scenarioState: kept(STOCKS, [0, 1, 0]),
  });
  expect(table.at('B5')).toBe('temple 1');
  expect(table.told('event-without-effect')).toHaveLength(1);
});

test('S-REBUILD-11: a token of the own stock with an ankh token goes on the site, its followers are discarded', () => {
  const table = control({ pieces: { ...AWAY, B5: 'site', I2: 'site' } });
  expect(table.decision()).toMatchObject({
    kind: 'site-monument',
    options: ['obelisk', 'temple'],
    about: 'B5',
  });
  table.take('temple');
  expect(table.at('B5')).toBe('temple 0');
  expect(table.team(0).ankhs).toBe(8);
  expect(own(table.state).stocks[0]).toEqual([1, 0, 0]);
});

test('S-EX-9, S-REBUILD-12, S-REBUILD-13: with an empty stock the site goes and its followers come', () => {
  const stocks = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 0, 1],
  ];
  const table = control({ pieces: { ...AWAY, B5: 'site', I2: 'site' }, scenarioState: kept(stocks) });
  expect(table.at('B5')).toBe('');
  expect(table.told('followers')).toContainEqual(
    expect.objectContaining({ amount: 3, rule: 'S-REBUILD-12' }),
  );
  const none = control({
    pieces: { ...AWAY, B5: 'temple 1', I2: 'site' },
    scenarioState: kept(stocks, [0, 1, 0]),
  });
  expect(none.told('event-without-effect')).toMatchObject([{ rule: 'S-REBUILD-13' }]);
});

test.each([
  [2, 5],
  [1, 3],
] as const)(
  'S-REBUILD-12: under rules %i a site for which the layout has 5 followers pays %i',
  (rules, followers) => {
    const [drawn] = greatRebuilding.layouts;
    const pieces = drawn?.pieces.map((piece) =>
      piece.piece === 'site' ? { ...piece, followers: 5 } : piece,
    );
    const customLayout = { ...drawn, pieces };
    const setup = ankh.setup({ players: drawn?.players, scenario, customLayout }, rules);
    const state = ankh.start(sound(setup), 'sites', null);
    const sites = state.monuments.flatMap((_, space) => siteFollowers(state, space) || []);
    expect(new Set(sites)).toEqual(new Set([followers]));
  },
);

test('S-REBUILD-13: with monuments in stock but no ankh token nothing can be done', () => {
  const nine = ['A4', 'A6', 'A8', 'B4', 'B8', 'C9', 'D6', 'D9', 'D5'];
  const table = control({
    pieces: { ...AWAY, B5: 'site', ...Object.fromEntries(nine.map((space) => [space, 'obelisk 0'])) },
    scenarioState: kept(
      [
        [0, 1, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      [9, 0, 0],
    ),
  });
  expect(table.at('B5')).toBe('site');
  expect(table.told('event-without-effect')).toHaveLength(1);
});

test('S-EX-10, S-REBUILD-14, S-REBUILD-16: without sites an enemy monument is taken, and destroyed it goes to the taker', () => {
  const table = control({ pieces: { ...AWAY, B5: 'temple 1' }, scenarioState: kept(STOCKS, [0, 1, 0]) });
  expect(table.at('B5')).toBe('temple 0');
  const conflict = conflictOn(4, {
    scenario,
    gods,
    guardians: ['satet', 'mummy', 'giant-scorpion'],
    scenarioState: kept(STOCKS, [0, 1, 0]),
    pieces: { ...AWAY, B5: 'temple 0', B4: 'giant-scorpion 1 facing 3' },
  });
  expect(conflict.told('monument-destroyed')).toMatchObject([{ space: 'B5', team: 0 }]);
  expect(own(conflict.state).stocks[0]).toEqual([1, 2, 0]);
  expect(conflict.team(0).ankhs).toBe(9);
});

test('S-REBUILD-15: a site destroyed by a Scorpion is gone with its followers', () => {
  const table = conflictOn(4, {
    scenario,
    gods,
    guardians: ['satet', 'mummy', 'giant-scorpion'],
    scenarioState: kept(STOCKS),
    pieces: { ...AWAY, B5: 'site', B4: 'giant-scorpion 1 facing 3' },
  });
  expect(table.at('B5')).toBe('');
  expect(table.told('followers')).toEqual([]);
  expect(own(table.state).stocks).toEqual(STOCKS);
});

test('S-REBUILD-10: Build Monument takes from the own stock', () => {
  const table = conflictOn(4, {
    scenario,
    gods,
    scenarioState: kept(STOCKS),
    teams: { 0: { followers: 3 } },
    pieces: { B6: 'god 0', B4: 'god 1', I6: 'god 2' },
  });
  table.play(0, 'build-monument').play(1, 'miracle');
  expect(table.options(0)).toEqual(['obelisk', 'temple', 'pass']);
  table.play(0, 'obelisk', 'A5');
  expect(own(table.state).stocks[0]).toEqual([0, 1, 0]);
});

test('S-REBUILD-17: in a merge the stocks are joined, with the monuments of the lower god', () => {
  const table = conflictOn(12, {
    scenario,
    gods,
    scenarioState: kept(STOCKS, [0, 1, 0]),
    pieces: { ...AWAY, B4: 'temple 2' },
    teams: { 0: { devotion: 9 }, 1: { devotion: 6 }, 2: { devotion: 3 } },
  });
  table.always('card', 'miracle').always('tie-breaker', 'no').always('gate-token', 'pass');
  expect(table.told('gods-merged')).toMatchObject([{ upper: 1, lower: 2 }]);
  expect(own(table.state).stocks).toEqual([
    [1, 1, 0],
    [1, 1, 1],
    [0, 0, 0],
  ]);
});

test("S-REBUILD-18: a forgotten team's monuments and stock leave the game", () => {
  const table = conflictOn(16, {
    scenario,
    gods,
    scenarioState: kept(STOCKS, [0, 1, 0]),
    pieces: { ...AWAY, B4: 'temple 2' },
    teams: { 0: { devotion: 25 }, 1: { devotion: 26 }, 2: { devotion: 3 } },
    ladder: [2, 0, 1],
  });
  table.always('card', 'miracle').always('tie-breaker', 'no').always('gate-token', 'pass');
  expect(own(table.state).stocks[2]).toEqual([0, 0, 0]);
  expect(ankh.check(table.state)).toEqual([]);
});
