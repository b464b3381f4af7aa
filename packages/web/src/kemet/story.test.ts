import { kemet } from '@ennead/kemet';
import { POINT_SOURCES } from '@ennead/kemet/tables';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import type { NumberedFact } from '../table/snapshot.ts';
import { storyOf } from './story.ts';
import { load } from './words.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

const read = kemet.positions.read({ seats: [{ units: { 't-west': 1 } }, {}] });
if (!read.ok) throw new Error(read.problem.message);
const view = read.value;

const log = (...facts: readonly object[]): NumberedFact[] =>
  facts.map(
    (fact, at) => ({ number: 10 * (at + 1), fact: { rule: 'K', ...fact } }) as unknown as NumberedFact,
  );

test('points are drawn over time, from nothing on, and days are marked', () => {
  const { lines } = storyOf(
    log(
      { type: 'phase-began', phase: 'day', round: 1 },
      { type: 'point', seat: 0, permanent: 1, source: 'battle' },
      { type: 'phase-began', phase: 'night', round: 1 },
      { type: 'point', seat: 1, permanent: 2, source: 'battle' },
      { type: 'phase-began', phase: 'day', round: 2 },
    ),
    view,
  );
  expect(lines[0]?.seats).toEqual([
    [
      [0, 0],
      [20, 1],
    ],
    [
      [0, 0],
      [40, 2],
    ],
  ]);
  expect(lines[0]?.marks?.map(({ number }) => number)).toEqual([10, 50]);
  expect(lines[0]?.marks?.[1]?.label).toContain('2');
});

test('each point is counted where it came from, what is held now beside it', () => {
  const { stacks } = storyOf(
    log(
      { type: 'point', seat: 0, permanent: 1, source: 'battle' },
      { type: 'point', seat: 0, permanent: 2, source: 'battle' },
    ),
    view,
  );
  const [own, other] = stacks[0]?.amounts ?? [];
  expect(stacks[0]?.sources).toHaveLength(POINT_SOURCES.length);
  const held = own?.[POINT_SOURCES.indexOf('temporary')] ?? 0;
  expect(held).toBe(1);
  expect(own?.reduce((sum, each) => sum + each, 0)).toBe(held + 2);
  expect(Math.max(...(own ?? []))).toBe(2);
  expect(other?.every((amount) => amount === 0)).toBe(true);
});

test('battles, the fallen, tiles and prayer points are counted for each seat', () => {
  const { counts } = storyOf(
    log(
      { type: 'battle-won', winner: 1, loser: 0 },
      { type: 'battle-won', winner: 1, loser: 0 },
      { type: 'units-lost', seat: 0, units: 3, cause: 'battle' },
      { type: 'units-lost', seat: 0, units: 2, cause: 'fire' },
      { type: 'tile-bought', seat: 1 },
      { type: 'prayer-gained', seat: 0, gained: 4 },
      { type: 'prayer-gained', seat: 0, gained: 2 },
      { type: 'paid', seat: 1, price: 5 },
    ),
    view,
  );
  expect(counts.map(({ icon, values }) => [icon, values])).toEqual([
    ['laurel-crown', [0, 2]],
    ['crossed-swords', [2, 0]],
    ['skull-crossed-bones', [3, 0]],
    ['gold-scarab', [0, 1]],
    ['ankh-sign', [6, 0]],
    ['flame', [0, 5]],
  ]);
});
