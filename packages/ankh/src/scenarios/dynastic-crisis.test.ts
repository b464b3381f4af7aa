import { expect, test } from 'vitest';
import { conflictOn } from '../testing/battle.ts';
import { given } from '../testing/given.ts';
import { dynasticCrisis } from './dynastic-crisis.ts';

const scenario = 'dynastic-crisis';
const gods = ['ra', 'amun', 'isis'] as const;
const APART = { B6: 'god 0', F3: 'god 1', I6: 'god 2' };

test('S-CRISIS-1, S-CRISIS-3: 2, 4 and 6 followers on the first three Conflicts; three pieces a seat', () => {
  expect(dynasticCrisis.eventFollowers).toEqual({ 4: 2, 8: 4, 12: 6 });
  for (const layout of dynasticCrisis.layouts)
    for (let player = 1; player <= layout.players; player++)
      expect(layout.pieces.filter((piece) => piece.player === player)).toHaveLength(3);
});

test('S-CRISIS-2: Bountiful is never offered', () => {
  const table = given({
    scenario,
    teams: { 0: { followers: 9, powers: ['revered', 'inspiring', 'resplendent', 'temple-attuned'] } },
  }).take('unlock');
  expect(table.options()).toEqual(['glorious', 'magnanimous', 'worshipful']);
});

test('S-EX-6, S-CRISIS-4, S-CRISIS-5: all lose 4 after the second; who then has least takes the 4 followers', () => {
  const table = conflictOn(8, {
    scenario,
    gods,
    pieces: APART,
    teams: { 0: { devotion: 8 }, 1: { devotion: 4 }, 2: { devotion: 2 } },
  });
  // Each dominates a region for 1 first: 9, 5 and 3.
  expect(table.state.teams.map(({ devotion }) => devotion)).toEqual([5, 1, 0]);
  expect(table.told('followers')).toMatchObject([{ team: 2, amount: 4, rule: 'S-CRISIS-5' }]);
});

test('S-EX-7: on 0 the first to arrive lies at the bottom and takes the followers', () => {
  const table = conflictOn(12, {
    scenario,
    gods: ['ra', 'amun'],
    pieces: { B6: 'god 0', F3: 'god 1' },
    teams: { 0: { devotion: 1 }, 1: { devotion: 4 } },
  });
  expect(table.state.teams.map(({ devotion }) => devotion)).toEqual([0, 0]);
  expect(table.state.ladder).toEqual([0, 1]);
  expect(table.told('followers')).toMatchObject([{ team: 0, amount: 6 }]);
});

test('S-CRISIS-6: no merge after the third Conflict; every seat keeps its two actions', () => {
  const table = conflictOn(12, { scenario, gods, pieces: APART });
  expect(table.told('gods-merged')).toEqual([]);
  expect(table.state.teamOf).toEqual([0, 1, 2]);
  expect([table.told('battle-began'), table.asked()]).toEqual([[], ['0 action']]);
});

test('S-CRISIS-7: after the fourth Conflict those in the red are forgotten, even all of them', () => {
  const table = conflictOn(16, { scenario, gods, pieces: APART });
  expect(table.told('god-forgotten')).toHaveLength(3);
  expect(table.state.outcome).toMatchObject({ winners: [] });
});
