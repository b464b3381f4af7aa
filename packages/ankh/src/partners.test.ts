import { expect, test } from 'vitest';
import { ankh } from './game.ts';
import { skirmish } from './testing/battle.ts';
import { given } from './testing/given.ts';

const MERGED = {
  gods: ['anubis', 'isis', 'ra'] as const,
  seats: [0, 0, 2],
  teams: { 0: { lower: 'isis', used: ['flood'] as const } },
  pieces: { G5: 'god 0', G6: 'warrior 0', I9: 'god 2', I10: 'warrior 2' },
};

test('A-MRG-14, A-RUL-59: in a Conflict both seats of a merged god decide together, on turns each for itself', () => {
  const { state } = given({ ...MERGED, event: 15, turn: 2, markers: { gain: 5 } }).play(2, 'gain');
  expect(ankh.decisions(state).map((each) => [each.seat, ankh.partners?.(state, each)])).toEqual([
    [0, [1]],
    [2, []],
  ]);
  const turn = given({ ...MERGED, event: 12 });
  const [asked] = ankh.decisions(turn.state);
  expect(asked && ankh.partners?.(turn.state, asked)).toEqual([]);
});

test('A-MRG-14, A-HID-1: the lower seat sees hand and choice of its team, others see neither choice', () => {
  const table = skirmish(MERGED, 'H5').play(0, 'drought');
  const [own, lower, other] = [0, 1, 2].map((seat) => ankh.view(table.state, seat));
  expect(lower?.battle?.chosen).toEqual(own?.battle?.chosen);
  expect(lower?.teams[0]?.hand).toBe(own?.teams[0]?.hand);
  expect(other?.battle?.chosen[0]).toBeLessThan(0);
});
