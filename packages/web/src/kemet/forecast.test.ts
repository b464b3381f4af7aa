import { kemet } from '@ennead/kemet';
import { boardOf } from '@ennead/kemet/tables';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { forecastsOf, outlook } from './forecast.ts';
import { load, t } from './words.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

function forecasts(position: object, sector: string, viewer: number | null) {
  const read = kemet.positions.read(position);
  if (!read.ok) throw new Error(read.problem.message);
  const view = kemet.view(read.value, viewer);
  return forecastsOf(view, boardOf(view).numberOf.get(sector) ?? -1, viewer);
}

const BESIDE = { seats: [{ units: { f1: 5, 'c1-a': 2 } }, { units: { 'd-12': 2 } }] };

test('an attack that could begin now is foreseen from both sides', () => {
  const [own] = forecasts(BESIDE, 'd-12', 0);
  expect(own?.sides.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(own?.sides[0]?.sure).toBeGreaterThanOrEqual(5);
  const [threat] = forecasts(BESIDE, 'f1', 0);
  expect(threat?.sides.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(threat?.title).not.toBe(own?.title);
  // The emblem of its side says who: the city would be told twice.
  expect([threat?.title, own?.title].map((title) => title?.match(/City/g) ?? [])).toEqual([[], []]);
});

test('what the others could do to somebody, the worst first', () => {
  const read = kemet.positions.read({
    seats: [{ units: { f2: 5, f1: 1 } }, { units: { 'd-12': 4 } }],
  });
  if (!read.ok) throw new Error(read.problem.message);
  const threats = outlook.threats?.(kemet.view(read.value, 0), 0) ?? [];
  expect(threats.length).toBe(2);
  expect(threats.every(({ sides }) => sides[0]?.seat === 1 && sides[1]?.seat === 0)).toBe(true);
  const leads = threats.map(({ sides }) => (sides[0]?.sure ?? 0) - (sides[1]?.sure ?? 0));
  expect(leads).toEqual(leads.toSorted((one, other) => other - one));
  expect(outlook.threats?.(kemet.view(read.value, null), null)).toEqual([]);
});

test('nothing is foreseen for onlookers, or where nobody stands', () => {
  expect(forecasts(BESIDE, 'd-12', null)).toEqual([]);
  expect(forecasts(BESIDE, 'f2', 0)).toEqual([]);
});

test('only what an attack costs and destroys is told', () => {
  const lines = forecasts(BESIDE, 'd-12', 0)[0]?.lines ?? [];
  expect(lines).not.toContain(t('forecast.price', { price: 0 }));
  expect(lines).not.toContain(t('forecast.destroyed', { count: 0 }));
  expect(lines).not.toContain(t('forecast.prayer', { count: 0 }));
});
