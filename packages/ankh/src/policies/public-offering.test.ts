import { expect, test } from 'vitest';
import { palaceTable } from '../testing/palace.ts';

const offering = (team: object) =>
  palaceTable({
    pieces: { B5: 'god 0', G5: 'god 1' },
    teams: { 0: team },
    palace: { hands: { 0: ['public-offering'] } },
  });

test('P-POLICY-10: 3 followers for 1 devotion, a gain of its own', () => {
  const table = offering({ followers: 3 }).take('move', 'public-offering');
  expect(table.team(0)).toMatchObject({ followers: 0, devotion: 1 });
  const powers = ['commanding', 'revered', 'resplendent', 'temple-attuned', 'bountiful'];
  const bountiful = offering({ followers: 3, powers }).take('move', 'public-offering');
  expect(bountiful.team(0).devotion).toBe(2);
});

test('P-POLICY-10: it can win the game', () => {
  const table = offering({ followers: 3, devotion: 30 }).take('gain', 'public-offering');
  expect(table.state.outcome).toMatchObject({ winners: [0], rule: 'A-END-1' });
});

test('P-POLICY-6: not with fewer followers', () => {
  expect(offering({ followers: 2 }).take('move').decision().kind).toBe('move-figure');
});
