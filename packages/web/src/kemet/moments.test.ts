import { kemet } from '@ennead/kemet';
import type { KemetFact, KemetState } from '@ennead/kemet/tables';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { lookOfSeat } from './looks.ts';
import { momentOf } from './moments.ts';
import { load } from './words.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

const setup = kemet.setup({ players: 2 });
if (!setup.ok) throw new Error(setup.problem.message);
const view: KemetState = kemet.view(kemet.start(setup.value, 'moments', null), null);

const began = (phase: 'night' | 'day' | 'dusk', round: number): KemetFact => ({
  type: 'phase-began',
  rule: 'K-NIGHT-1',
  phase,
  round,
});

test('a night and a dusk are moments, a day is none, nor is what comes before the first round', () => {
  expect(momentOf(view, began('night', 2))).toMatchObject({
    icon: 'moon',
    title: expect.stringContaining('2'),
  });
  expect(momentOf(view, began('dusk', 2))).toMatchObject({ icon: 'striped-sun' });
  expect(momentOf(view, began('day', 2))).toBeNull();
  expect(momentOf(view, began('night', 0))).toBeNull();
  expect(momentOf(view, began('dusk', 0))).toBeNull();
});

test('the end of the game names the winner and the points', () => {
  const over = { type: 'game-over', rule: 'K-END-1', winner: 1, totals: [6, 9] } as unknown as KemetFact;
  const moment = momentOf(view, over);
  expect(moment).toMatchObject({ icon: lookOfSeat(view, 1).glyph, line: expect.stringContaining('9') });
});
