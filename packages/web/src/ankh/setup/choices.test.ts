import { GOD_NAMES, SCENARIO_BOXES, type ScenarioBox } from '@ennead/ankh/tables';
import { beforeAll, expect, test } from 'vitest';
import en from '../../i18n/en/ankh/setup.ts';
import { load } from '../../i18n/shell.ts';
import { ankhChoices } from './choices.ts';

beforeAll(() => load());

const scenarios = (players: number) =>
  ankhChoices.choices({ players, values: {} }).find(({ key }) => key === 'scenario')?.options ?? [];

test('scenarios for this number of players come first; all are there once', () => {
  for (const players of [2, 3, 4, 5]) {
    const options = scenarios(players);
    const fits = options.map((option) => option.players?.includes(players) ?? true);
    expect(fits.lastIndexOf(true)).toBeLessThan(fits.includes(false) ? fits.indexOf(false) : fits.length);
    expect(options.map(({ value }) => value).sort()).toEqual(SCENARIO_BOXES.map(({ id }) => id).sort());
  }
});

test('a map that is not printed so says where it comes from, and which land is a guess', () => {
  const boxes: readonly ScenarioBox[] = SCENARIO_BOXES;
  for (const { id, provenance, inferred = [] } of boxes)
    for (const players of [2, 3, 4, 5]) {
      const note = scenarios(players).find(({ value }) => value === id)?.note;
      if (provenance === 'transcribed') expect(note).toBeUndefined();
      else expect(note?.startsWith(en[provenance]), `${id} ${note}`).toBe(true);
      const guesses = inferred.filter((each) => each.players === players);
      for (const { land } of guesses) expect(note).toContain(String(land));
      if (provenance !== 'transcribed' && guesses.length === 0) expect(note).toBe(en[provenance]);
    }
});

test('a seat may be any god, or leave it to chance', () => {
  const choice = ankhChoices.seatChoice?.();
  expect(choice?.options.map(({ value }) => value)).toEqual(['random', ...GOD_NAMES]);
});

test('guardians are chosen level by level, but not where the scenario says which', () => {
  const keys = (scenario: string) =>
    ankhChoices.choices({ players: 3, values: { scenario } }).map(({ key }) => key);
  expect(keys('middle-kingdom').length - keys('guardians-of-kemet').length).toBe(3);
});
