import { expect, test } from 'vitest';
import { ankh } from './game.ts';
import { skirmish } from './testing/battle.ts';
import { given } from './testing/given.ts';
import { palaceTable } from './testing/palace.ts';
import type { TestTable } from './testing/table.ts';

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

/** Each open question: its seat, its kind and who decides it together with that seat. */
const together = ({ state }: TestTable) =>
  ankh.decisions(state).map((each) => [each.seat, each.kind, ankh.partners?.(state, each)]);

const AUCTION = {
  gods: ['amun', 'isis', 'ra', 'anubis'] as const,
  scenario: 'guardians-of-kemet',
  seats: [0, 1, 2, 2],
  teams: Object.fromEntries(
    [0, 1, 2].map((team) => [team, { followers: 2, ...(team === 2 && { lower: 'anubis' }) }]),
  ),
  pieces: { B6: 'god 0', F3: 'god 1', I6: 'god 2' },
  event: 1,
  markers: { gain: 5 },
};

test('A-MRG-14, A-RUL-59: so they do for a bid in the turn of another, and for a room of the palace in the turn of the lower seat', () => {
  expect(together(given({ ...AUCTION, turn: 0 }).play(0, 'gain'))).toEqual([
    [0, 'auction', []],
    [1, 'auction', []],
    [2, 'auction', [3]],
  ]);
  const palace = palaceTable({
    ...MERGED,
    turn: 1,
    markers: { gain: 5 },
    palace: { rooms: { judgement: [1, 0, 0] } },
  });
  expect(together(palace.play(1, 'gain'))).toEqual([[0, 'take-policy', [1]]]);
});

test('A-MRG-14, A-HID-1: the lower seat sees hand and choice of its team, others see neither choice', () => {
  const table = skirmish(MERGED, 'H5').play(0, 'drought');
  const [own, lower, other] = [0, 1, 2].map((seat) => ankh.view(table.state, seat));
  expect(lower?.battle?.chosen).toEqual(own?.battle?.chosen);
  expect(lower?.teams[0]?.hand).toBe(own?.teams[0]?.hand);
  expect(other?.battle?.chosen[0]).toBeLessThan(0);
});
