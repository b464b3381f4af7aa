import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import { guardianOf } from '../guardians/kinds.ts';
import { spaceNamed } from '../map/spaces.ts';
import { figureText, monumentText } from '../position/piece-text.ts';
import oldKingdom from '../scenarios/data/old-kingdom.ts';
import type { AnkhState } from '../state.ts';

function start(setup: object, seed = 'seed', log: AnkhFact[] | null = null): AnkhState {
  const read = ankh.setup(setup);
  if (!read.ok) throw new Error(read.problem.message);
  return ankh.start(read.value, seed, log);
}

test('A-SETUP-1: every seat has a different god, chosen or random', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { teams } = start({ players: 5 }, seed);
    expect(new Set(teams.map(({ god }) => god)).size).toBe(5);
  }
  const { setup } = start({ players: 3, gods: ['ra', 'random', 'isis'] });
  expect(setup.gods[0]).toBe('ra');
  expect(setup.gods[2]).toBe('isis');
  expect(['amun', 'anubis', 'osiris']).toContain(setup.gods[1]);
});

test('A-SETUP-2, A-SETUP-3: one follower, seven cards, no powers and no guardians, six tokens on the dashboard', () => {
  for (const team of start({ players: 4 }).teams)
    expect(team).toMatchObject({ followers: 1, hand: 0b1111111, powers: 0, guardians: [] });
});

test('A-COMP-1, A-COMP-2, A-RUL-6: six warriors and nine ankh tokens beside the dashboard, those on the board included', () => {
  const state = start({ players: 2, firstSeat: 0 });
  for (const [team, { warriors, ankhs }] of state.teams.entries()) {
    const count = (text: string) =>
      state.figures.filter((each) => each !== 0 && figureText(each) === text).length;
    expect(count(`god ${team}`)).toBe(1);
    expect(count(`warrior ${team}`) + warriors).toBe(6);
    const tokens = state.monuments.filter((each) => each !== 0 && monumentText(each).endsWith(` ${team}`));
    expect(tokens.length + ankhs).toBe(9);
  }
});

test('A-SETUP-4: the first seat is random', () => {
  const seats = [...'abcdefghijklmnopqrst'].map((seed) => start({ players: 3 }, seed).turn);
  expect(new Set(seats)).toEqual(new Set([0, 1, 2]));
});

test('A-SETUP-5: markers lie on 0 with the first seat on top', () => {
  const state = start({ players: 4, firstSeat: 2 });
  expect(state.teams.map(({ devotion }) => devotion)).toEqual([0, 0, 0, 0]);
  expect(state.ladder).toEqual([1, 0, 3, 2]);
});

test('A-SETUP-6, A-EX-2: markers start on the space of the number of players, the event marker before its track', () => {
  for (const [players, space] of [
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 0],
  ]) {
    const state = start({ players });
    expect(state.markers).toEqual([space, space, space, space]);
    expect(state.event).toBe(0);
  }
});

test('A-SETUP-7: player 1 of a scenario is the first seat, player 2 the seat to its left', () => {
  const state = start({ players: 3, firstSeat: 1 });
  const at = (space: string) => figureText(state.figures[spaceNamed(space)] ?? missing());
  expect(at('D5')).toBe('god 1');
  expect(at('G8')).toBe('god 2');
  expect(at('F3')).toBe('god 0');
  expect(monumentText(state.monuments[spaceNamed('E6')] ?? missing())).toBe('temple 1');
});

test('A-SETUP-8, A-SETUP-9, A-COMP-4: what a scenario places comes out of pools and supply', () => {
  const state = start({ players: 2, scenario: 'middle-kingdom' });
  expect(state.teams.map(({ warriors }) => warriors)).toEqual([5, 5]);
  expect(state.teams.map(({ ankhs }) => ankhs)).toEqual([8, 8]);
  expect(state.supply).toEqual([8, 8, 7]);
});

test('A-SETUP-10, A-COMP-7, A-COMP-8: one type a level, one copy for two players, two for three, all for more', () => {
  const chosen = { guardians: ['cat-mummy', 'apep', 'androsphinx'] };
  const copies = (players: number) => {
    const { guardianSupply } = start({ players, ...chosen });
    return [1, 2, 3].map((level) => guardianSupply.filter((kind) => guardianOf(kind).level === level).length);
  };
  expect(copies(2)).toEqual([1, 1, 1]);
  expect(copies(3)).toEqual([2, 2, 2]);
  expect(copies(4)).toEqual([3, 2, 2]);
  expect(copies(5)).toEqual([3, 2, 2]);
  const types = [...'abcdefghijkl'].map((seed) => start({ players: 2 }, seed).setup.guardians);
  expect(new Set(types.map(([one]) => one))).toEqual(new Set(['satet', 'cat-mummy']));
  expect(new Set(types.map(([, two]) => two))).toEqual(new Set(['mummy', 'apep']));
  expect(new Set(types.map(([, , three]) => three))).toEqual(new Set(['giant-scorpion', 'androsphinx']));
});

test('A-SETUP-11, A-COMP-10: three suns with Ra, a token with Amun, no gates and no trapped warriors', () => {
  const state = start({ players: 5, gods: ['amun', 'anubis', 'isis', 'osiris', 'ra'] });
  expect(state.own).toEqual({
    amun: { ready: true },
    anubis: { trapped: [] },
    osiris: { underworld: [] },
    ra: { suns: 3 },
  });
  expect(start({ players: 2, gods: ['isis', 'ra'] }).own).toEqual({ ra: { suns: 3 } });
});

test('A-SETUP-12: nothing is drawn after setup', () => {
  const state = start({ players: 4 });
  const draws = [...state.chance];
  for (let i = 0; i < 200; i++) {
    const [decision] = ankh.decisions(state);
    if (decision === undefined) break;
    ankh.apply(state, decision.seat, decision.options[i % decision.options.length] as string, null);
  }
  expect(state.chance).toEqual(draws);
});

test('A-COMP-11, A-COMP-12, A-RUL-73: the tie-breaker lies in supply and no base scenario has cities', () => {
  const state = start({ players: 4 });
  expect(state.tieBreaker).toBe(-1);
  expect(state.ground.split('/')[1]).toBe('');
});

test('A-SETUP-1, A-SETUP-4: the facts of the setup tell who plays what', () => {
  const facts: AnkhFact[] = [];
  const state = start({ players: 2, gods: ['isis', 'ra'], firstSeat: 1 }, 'seed', facts);
  expect(facts[0]).toMatchObject({ type: 'game-began', players: 2, firstSeat: 1 });
  expect(facts.filter(({ type }) => type === 'god-taken')).toMatchObject([{ god: 'isis' }, { god: 'ra' }]);
  expect(facts.filter(({ type }) => type === 'piece-placed')).toHaveLength(11);
  expect(facts.at(-1)).toMatchObject({ type: 'turn-began', seat: state.turn });
});

test('A-SETUP-7, S-GEN-1: a layout brought along is laid out like one of the book', () => {
  const customLayout = oldKingdom.layouts.find(({ players }) => players === 3);
  const own = start({ players: 3, firstSeat: 0, customLayout });
  const printed = start({ players: 3, firstSeat: 0, scenario: 'old-kingdom' });
  expect(own.figures).toEqual(printed.figures);
  expect(own.monuments).toEqual(printed.monuments);
  expect(own.conflict).toEqual(printed.conflict);
});

test('A-SETUP-2, A-SETUP-5: house rules change what a seat starts with', () => {
  const { teams } = start({ players: 2, houseRules: { startFollowers: 3, startDevotion: 2 } });
  expect(teams).toMatchObject([
    { followers: 3, devotion: 2 },
    { followers: 3, devotion: 2 },
  ]);
});
