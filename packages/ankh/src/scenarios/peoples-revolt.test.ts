import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { freeSuns, gatesOf, trappedBy } from '../gods/kept.ts';
import { groundOf, regionOfLand } from '../ground/ground.ts';
import { sideName } from '../map/sides.ts';
import { findSpace, spaceName, spaceNamed } from '../map/spaces.ts';
import { conflictOn, powers, skirmish } from '../testing/battle.ts';
import { type Given, given } from '../testing/given.ts';
import type { TestTable } from '../testing/table.ts';
import { conflictNumbers, groundOfLayout } from './ground-of-layout.ts';
import { peoplesRevolt } from './peoples-revolt.ts';

const scenario = 'peoples-revolt';
const EAST = 'H5';

/** Three warriors and the god of team 0 against three warriors of team 1, in the east. */
const EASTERN = {
  scenario,
  gods: ['ra', 'osiris'] as const,
  pieces: {
    H5: 'god 0',
    H4: 'warrior 0',
    I4: 'warrior 0',
    I5: 'warrior 0',
    H6: 'warrior 1',
    I6: 'warrior 1',
    J6: 'warrior 1',
    B8: 'god 1',
  },
};

test('S-REVOLT-1: god, warrior and pyramid of a seat in three regions; seven regions, with five players eight', () => {
  for (const layout of peoplesRevolt.layouts) {
    const ground = groundOf({ ground: groundOfLayout(layout) });
    expect(ground.regionCount).toBe(layout.players === 5 ? 8 : 7);
    expect(layout.camels).toHaveLength(layout.players === 5 ? 30 : 26);
    expect(conflictNumbers(layout, ground).map(({ length }) => length)).toEqual(ground.lands.map(() => 1));
    for (let player = 1; player <= layout.players; player++) {
      const own = layout.pieces.filter((each) => each.player === player);
      expect(own.map(({ piece }) => piece)).toEqual(['god', 'warrior', 'pyramid']);
      expect(new Set(own.map(({ at }) => regionOfLand(ground, spaceNamed(at)))).size).toBe(3);
    }
  }
  expect(peoplesRevolt.layouts.map(({ players }) => players)).toEqual([2, 3, 4, 5]);
});

test('S-REVOLT-2: one follower waits on each Camel Caravan event', () => {
  expect(peoplesRevolt.eventFollowers).toEqual({ 5: 1, 9: 1, 13: 1 });
});

test('S-EX-17, S-REVOLT-4, S-REVOLT-5, S-REVOLT-7: the winner loses what Flood does not protect, the loser nobody', () => {
  const table = skirmish(EASTERN, EAST).play(0, 'flood').play(1, 'miracle').always('gate-token', 'pass');
  expect(table.told('battle-decided')).toMatchObject([{ winner: 0 }]);
  expect(table.told('figure-killed')).toMatchObject([
    { team: 0, figure: 'warrior', space: 'I5', cause: 'casualties', rule: 'S-REVOLT-4' },
  ]);
  expect(table.told('figure-spared').map(({ space }) => space)).toEqual(['H4', 'I4']);
  expect(table.at('H5')).toBe('god 0');
  expect(['H6', 'I6', 'J6'].map((space) => table.at(space))).toEqual(Array(3).fill('warrior 1'));
  expect(table.team(0).warriors).toBe(4);
});

test('S-REVOLT-4: figures on water of the region and guardians die with the others; those of other regions live', () => {
  const table = skirmish(
    {
      ...EASTERN,
      guardians: ['satet', 'apep', 'giant-scorpion'],
      pieces: { ...EASTERN.pieces, J4: 'apep 0', G8: 'warrior 0' },
    },
    EAST,
  )
    .play(0, 'chariots')
    .play(1, 'chariots');
  table.always('gate-token', 'pass');
  expect(table.told('figure-killed').map(({ space }) => space)).toEqual(['H4', 'I4', 'I5', 'J4']);
  expect(table.at('G8')).toBe('warrior 0');
});

test('S-REVOLT-5: with no winner nobody dies', () => {
  const pieces = { H5: 'god 0', H4: 'warrior 0', I6: 'god 1', H6: 'warrior 1' };
  const table = skirmish({ ...EASTERN, pieces }, EAST)
    .play(0, 'chariots')
    .play(1, 'chariots')
    .play(0, 'no');
  table.always('gate-token', 'pass');
  expect(table.told('battle-decided')[0]).not.toHaveProperty('winner');
  expect(table.told('figure-killed')).toEqual([]);
});

test('S-REVOLT-5: a Plague kills as ever', () => {
  const table = skirmish({ ...EASTERN, teams: { 0: { followers: 2 }, 1: { followers: 0 } } }, EAST)
    .play(0, 'plague-of-locusts')
    .play(1, 'miracle')
    .play(0, 1);
  expect(table.told('figure-killed').map(({ team, rule }) => `${team} ${rule}`)).toEqual([
    ...Array(3).fill('1 A-CARD-2'),
    ...Array(3).fill('0 S-REVOLT-4'),
  ]);
});

test('S-REVOLT-6: Drought and Radiance count the figures that are about to die', () => {
  const table = skirmish(
    { ...EASTERN, pieces: { ...EASTERN.pieces, H4: 'warrior 0 radiant' }, teams: { 0: { devotion: 3 } } },
    EAST,
  )
    .play(0, 'drought')
    .play(1, 'miracle');
  table.always('gate-token', 'pass');
  // 1 for victory, 2 on desert (the god on H5 and the warrior on I5), 1 for radiance.
  expect(table.told('reward')).toMatchObject([{ team: 0, total: 4 }]);
  expect(table.team(0).devotion).toBe(7);
  expect(table.told('figure-killed')).toHaveLength(3);
  expect(freeSuns(table.state)).toBe(3);
});

test('S-REVOLT-7: Miracle pays the winner for its dead', () => {
  const table = skirmish(EASTERN, EAST).play(0, 'miracle').play(1, 'flood').always('gate-token', 'pass');
  expect(table.told('battle-decided')).toMatchObject([{ winner: 0 }]);
  expect(table.told('devotion').map(({ team, source, amount }) => [team, source, amount])).toEqual([
    [0, 'battle', 1],
    [0, 'miracle', 3],
  ]);
});

test('S-REVOLT-7: Isis keeps a figure of hers beside an enemy or lets it die', () => {
  // H5 is beside the enemy on H6, H4 is beside no enemy.
  const pieces = { H5: 'warrior 0', H4: 'warrior 0', K3: 'god 0', H6: 'warrior 1', B8: 'god 1' };
  const table = skirmish({ ...EASTERN, gods: ['isis', 'osiris'], pieces }, EAST);
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.decision(0)).toMatchObject({ kind: 'isis', about: 'H5', options: ['keep', 'die'] });
  const kept = table.play(0, 'keep');
  expect(kept.told('figure-killed').map(({ space }) => space)).toEqual(['H4']);
  const dead = skirmish({ ...EASTERN, gods: ['isis', 'osiris'], pieces }, EAST);
  dead.play(0, 'chariots').play(1, 'miracle').play(0, 'die');
  expect(dead.told('figure-killed').map(({ space }) => space)).toEqual(['H4', 'H5']);
});

test('S-REVOLT-7: those who lose are not asked whom to protect', () => {
  const table = skirmish({ ...EASTERN, gods: ['ra', 'isis'] }, EAST)
    .play(0, 'chariots')
    .play(1, 'flood');
  expect(table.told('figure-spared')).toEqual([]);
  expect(table.told('battle-ended')).toHaveLength(1);
});

test('S-REVOLT-8: Anubis traps one of the winner’s, its Mummy returns, its Cat Mummy curses after the gain', () => {
  const table = skirmish(
    {
      scenario,
      gods: ['ra', 'anubis'],
      guardians: ['cat-mummy', 'mummy', 'giant-scorpion'],
      pieces: {
        H5: 'god 0',
        H4: 'warrior 0',
        I5: 'mummy 0',
        J5: 'cat-mummy 0',
        I6: 'god 1',
      },
      teams: { 1: { devotion: 4 } },
    },
    EAST,
  )
    .play(0, 'chariots')
    .play(1, 'flood');
  expect(table.asked()).toEqual(['1 trap']);
  table.play(1, 0);
  expect(trappedBy(table.state)).toEqual([0]);
  expect(table.asked()).toEqual(['0 mummy']);
  table.play(0, 'I5', 'no');
  expect(table.at('I5')).toBe('mummy 0');
  expect(table.told('devotion').map(({ team, source }) => [team, source])).toEqual([
    [0, 'battle'],
    [1, 'cat-mummy'],
  ]);
});

/** Only the east and the south are held by anybody. */
const DOMINATED = {
  scenario,
  gods: ['isis', 'anubis'] as const,
  pieces: { H5: 'warrior 0', H4: 'warrior 0', K3: 'god 0', H6: 'temple 0', H9: 'god 1' },
  teams: { 0: { devotion: 2 }, 1: { devotion: 4 } },
};

test('S-REVOLT-4, S-REVOLT-9: who dominates gains, then loses its figures there; Anubis may trap one', () => {
  const table = conflictOn(4, DOMINATED);
  expect(table.asked()).toEqual(['1 trap']);
  expect(table.battle().participants).toBe(1);
  expect(table.team(0).devotion).toBe(4);
  table.play(1, 'pass');
  expect(table.facts.filter(({ type }) => ['devotion', 'figure-killed'].includes(type))).toMatchObject([
    { type: 'devotion', source: 'domination', team: 1 },
    { type: 'devotion', source: 'majorities', team: 0 },
    { type: 'devotion', source: 'domination', team: 0 },
    { type: 'figure-killed', space: 'H4', rule: 'S-REVOLT-4' },
    { type: 'figure-killed', space: 'H5', rule: 'S-REVOLT-4' },
  ]);
  expect(table.at('K3')).toBe('god 0');
  expect(table.state.battle).toBeNull();
  expect(table.told('battle-began')).toEqual([]);
  expect(table.told('conflict-ended')).toHaveLength(1);
});

test('S-REVOLT-9: Isis protects after a domination too', () => {
  // Water K2 is of the delta (3), where nobody else is, and of the east (6), where the enemy on K3 touches it.
  const table = conflictOn(4, {
    scenario,
    gods: ['isis', 'ra'],
    guardians: ['satet', 'apep', 'giant-scorpion'],
    pieces: { K2: 'apep 0', G3: 'warrior 0', B5: 'god 0', K3: 'warrior 1', B8: 'god 1' },
  });
  expect(table.decision(0)).toMatchObject({ kind: 'isis', about: 'K2' });
  table.play(0, 'keep');
  expect(table.told('figure-spared')).toMatchObject([{ space: 'K2', by: 'isis' }]);
  const reached = table.told('region-reached').map(({ number, status }) => `${number} ${status}`);
  expect(reached).toEqual(expect.arrayContaining(['3 dominated', '6 battle']));
  expect(table.at('G3')).toBe('');
});

test('S-REVOLT-9: a Mummy returns after a domination, and there is no Miracle', () => {
  const table = conflictOn(4, {
    ...DOMINATED,
    guardians: ['cat-mummy', 'mummy', 'giant-scorpion'],
    gods: ['ra', 'osiris'],
    pieces: { H5: 'mummy 0', J5: 'cat-mummy 0', K3: 'god 0', H9: 'god 1' },
  });
  expect(table.asked()).toEqual(['0 mummy']);
  table.play(0, 'K4', 'no');
  expect(table.at('K4')).toBe('mummy 0');
  const devotion = table.told('devotion').map(({ team, source, amount }) => [team, source, amount]);
  expect(devotion).toEqual([
    [1, 'domination', 1],
    [0, 'domination', 1],
    [1, 'cat-mummy', -1],
  ]);
});

test('S-REVOLT-9: who died in one region is not there when the next is reached', () => {
  // Water K2 is of the delta (3) and of the east (6): Apep dominates the first and is gone in the second.
  const table = conflictOn(4, {
    scenario,
    gods: ['ra', 'osiris'],
    guardians: ['satet', 'apep', 'giant-scorpion'],
    pieces: { K2: 'apep 0', A6: 'god 0', H9: 'god 1' },
  });
  const reached = table.told('region-reached').map(({ number, status }) => `${number} ${status}`);
  expect(reached).toContain('3 dominated');
  expect(reached).toContain('6 empty');
});

/** The first action of seat 0 fires a Consolidation. Two players: regions 1 and 7, 2 and 5, 3 and 4, 6 and 7 share camels. */
const consolidating = (position: Given = {}): TestTable =>
  given({ scenario, gods: ['ra', 'isis'], event: 4, markers: { gain: 5 }, ...position }).take('gain');

const tokenOf = ({ state }: TestTable, space: string) =>
  state.conflict[regionOfLand(groundOf(state), spaceNamed(space))];

test('S-REVOLT-10, S-REVOLT-3: in place of a caravan the active team takes the follower and joins regions', () => {
  const table = consolidating();
  expect(table.told('followers').filter(({ source }) => source === 'peoples-revolt')).toMatchObject([
    { team: 0, amount: 1, rule: 'S-REVOLT-10' },
  ]);
  expect(table.decision()).toMatchObject({ seat: 0, kind: 'join' });
  table.take('1 7');
  expect(table.state.turn).toBe(1);
  expect(table.told('caravan-drawn')).toEqual([]);
});

test('S-EX-18, S-REVOLT-11, S-REVOLT-12, S-REVOLT-13: camels go, the highest token leaves, the token not kept takes its place', () => {
  const table = consolidating();
  expect(table.options()).toEqual(['1 7', '2 5', '3 4', '6 7']);
  table.take('2 5');
  expect(table.decision()).toMatchObject({ seat: 0, kind: 'join-token', options: [2, 5], about: 7 });
  table.take(5);
  const { regionCount, camels, lands } = groundOf(table.state);
  expect([regionCount, camels.length]).toEqual([6, 19]);
  expect(table.told('regions-joined')).toMatchObject([{ team: 0, numbers: [2, 5] }]);
  expect(table.told('regions-joined')[0]?.sides).toHaveLength(7);
  expect(table.told('conflict-token-removed')).toMatchObject([{ number: 7 }]);
  expect(tokenOf(table, 'B5')).toBe(5);
  expect(tokenOf(table, 'B8')).toBe(5);
  expect(tokenOf(table, 'F7')).toBe(2);
  expect(table.state.conflict.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(lands.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([8, 8, 11, 11, 12, 32]);
  expect(table.told('conflict-token-placed').map(({ number, region }) => [number, region])).toEqual([
    [5, 'A2'],
    [2, 'F7'],
  ]);
});

test('S-REVOLT-13: the other choice keeps the other number', () => {
  const table = consolidating().take('2 5', 2);
  expect([tokenOf(table, 'B5'), tokenOf(table, 'F7')]).toEqual([2, 5]);
});

test('S-EX-18, S-REVOLT-12, S-REVOLT-13: with the highest of all in it there is nothing to choose', () => {
  const table = consolidating().take('6 7');
  expect([tokenOf(table, 'H4'), tokenOf(table, 'F7')]).toEqual([6, 6]);
  expect(table.told('conflict-token-placed')).toEqual([]);
  expect(table.state.turn).toBe(1);
});

test('S-REVOLT-11: camels elsewhere stay, and regions across a river are not offered', () => {
  const table = consolidating().take('6 7');
  const left = new Set(groundOf(table.state).camels);
  const before = groundOf(consolidating().state).camels;
  expect(before.filter((side) => !left.has(side))).toHaveLength(7);
  // The west (2, 5) and the delta (3, 4) meet only at rivers.
  const again = given({ ...positionOf(table), event: 8, markers: { gain: 5 }, turn: 0 }).take('gain');
  expect(again.options()).toEqual(['1 6', '2 5', '3 4']);
});

test('S-REVOLT-11, S-REVOLT-14: a single pair is joined at once; without camels only the follower is taken', () => {
  const single = consolidating({
    camels: ['E2-F2', 'E3-F2', 'E3-F3', 'E4-F3', 'E4-F4'],
    conflict: { B1: 1, F2: 2, A2: 3, H4: 4 },
  });
  expect(single.decision()).toMatchObject({ kind: 'join-token', options: [1, 2], about: 4 });
  single.take(1);
  expect([tokenOf(single, 'F2'), tokenOf(single, 'H4'), tokenOf(single, 'A2')]).toEqual([1, 2, 3]);
  const none = consolidating({ camels: [], conflict: { B1: 1, A2: 2, H4: 3 } });
  expect(none.told('event-without-effect')).toMatchObject([{ rule: 'S-REVOLT-14', team: 0 }]);
  expect(none.told('followers').at(-1)).toMatchObject({ source: 'peoples-revolt', amount: 1 });
  expect(none.told('conflict-token-removed')).toEqual([]);
  expect(none.state.conflict.toSorted()).toEqual([1, 2, 3]);
});

test('S-REVOLT-15: pieces and gates stay, and water belongs to what is around it now', () => {
  const table = consolidating({
    gods: ['osiris', 'isis'],
    pieces: { B5: 'warrior 0', B6: 'warrior 1', A8: 'god 0', C5: 'temple', F2: 'god 1' },
    underworld: ['D5'],
  });
  const { regions: before } = groundOf(table.state);
  const water = (name: string) => findSpace(name) as number;
  expect(before[water('C6')]).toBe((before[spaceNamed('B5')] ?? 0) | (before[spaceNamed('B6')] ?? 0));
  table.take('2 5', 2);
  const { regions, adjacent } = groundOf(table.state);
  expect([table.at('B5'), table.at('B6'), table.at('C5')]).toEqual(['warrior 0', 'warrior 1', 'temple']);
  expect(gatesOf(table.state).map(spaceName)).toEqual(['D5']);
  expect(regions[spaceNamed('B5')]).toBe(regions[spaceNamed('B6')]);
  expect(regions[water('C6')]).toBe(regions[spaceNamed('B5')]);
  expect(adjacent[spaceNamed('B5')]).toContain(spaceNamed('B6'));
});

test('S-REVOLT-16, P-SCEN-10: infantry and pharaoh live; Tyrant takes the devotion, not the deaths', () => {
  const table = conflictOn(4, {
    scenario,
    gods: ['ra', 'osiris'],
    pharaoh: 'xerxes',
    pieces: { H5: 'warrior 0', K3: 'god 0', I5: 'pharaoh', H9: 'god 1' },
  });
  expect(table.told('gain-prevented')).toMatchObject([{ team: 0, source: 'domination' }]);
  expect(table.told('figure-killed').map(({ space }) => space)).toEqual(['H5']);
  expect(table.at('I5')).toBe('pharaoh');
  const manned = skirmish(
    {
      ...EASTERN,
      pharaoh: 'ramesses',
      pieces: { ...EASTERN.pieces, J5: 'infantry', K4: 'pharaoh' },
      teams: { 0: { powers: powers('commanding') } },
    },
    EAST,
  )
    .play(0, 'chariots')
    .play(1, 'chariots');
  manned.always('gate-token', 'pass');
  expect(manned.at('J5')).toBe('infantry');
  expect(manned.told('figure-killed')).toHaveLength(3);
});

/** Camels and tokens of a table, as a position names them. */
function positionOf({ state }: TestTable): Given {
  const ground = groundOf(state);
  return {
    scenario,
    gods: ['ra', 'isis'],
    camels: ground.camels.map(sideName),
    conflict: Object.fromEntries(
      ground.lands.map(([land], region) => [spaceName(land as number), state.conflict[region] ?? missing()]),
    ),
  };
}
