import { kemet } from '@ennead/kemet';
import { boardOf, type KemetState } from '@ennead/kemet/tables';
import type { Decision, Option } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { load } from '../words.ts';
import { whyNot } from './why-not.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

function asked(position: object, ...answers: readonly Option[]): (sector: string) => string {
  return askedFor('step', position, ...answers);
}

function askedFor(kind: string, position: object, ...answers: readonly Option[]): (sector: string) => string {
  const read = kemet.positions.read(position);
  if (!read.ok) throw new Error(read.problem.message);
  const state = read.value;
  for (const option of answers) kemet.apply(state, 0, option, null);
  const view: KemetState = kemet.view(state, 0);
  const decision = kemet.decisions(state)[0] as Decision;
  expect(decision.kind).toBe(kind);
  return (sector) => whyNot(view, decision, boardOf(view).numberOf.get(sector) ?? -1);
}

test('K-MOVE-4, K-MOVE-6: a troop steps to a neighbour that is not full', () => {
  const why = asked({ seats: [{ units: { 'd-12': 3, f1: 5 } }, {}] }, 'top-move', 'd-12');
  expect(why('t-delta')).toMatch(/isn’t next to your troop\.$/);
  expect(why('f1')).toMatch(/^Your troop in .* is full\.$/);
});

test('K-MOVE-12: walls let nobody in but with the first step', () => {
  const seats = [{ units: { f2: 5 }, tiles: ['god-speed'], prayer: 0 }, { units: { 'c2-c': 5 } }];
  const why = asked({ seats }, 'top-move', 'f2', 'land:c2-a', 5);
  expect(why('c2-b')).toMatch(/only on the first step of a Move\.$/);
});

test('K-MOVE-5: after the last step of its range a troop stays', () => {
  const why = asked(
    { seats: [{ units: { f1: 5 }, pyramids: { 'c1-a': 'red 1' }, prayer: 5 }, {}] },
    'top-move',
    'f1',
    'land:c1-a',
    5,
  );
  expect(why('c1-b')).toMatch(/no range left in this Move\.$/);
});

test('K-MOVE-1: a Move begins where own units stand', () => {
  const why = askedFor(
    'start',
    { seats: [{ units: { f1: 5, 'c1-a': 2 } }, { units: { f2: 3 } }] },
    'top-move',
  );
  expect(why('f2')).toMatch(/^You have no units in /);
});

test('K-RECR-3: units are recruited in the own city, where there is room', () => {
  const seats = [{ units: { 'c1-a': 5, 'c1-b': 1 }, prayer: 5 }, {}];
  const why = askedFor('recruit-district', { seats }, 'top-recruit');
  expect(why('c2-a')).toMatch(/is not in your city\.$/);
  expect(why('c1-a')).toMatch(/^Your troop in .* is full\.$/);
});

test('K-RAISE-2, K-RAISE-5: a pyramid is raised that is controlled, affordable and not yet the highest', () => {
  const pyramids = { 'c1-a': 'red 4', 'c1-b': 'blue 3', 'c1-c': 'white 1' };
  const why = askedFor('raise-pyramid', { seats: [{ pyramids, prayer: 3 }, {}] }, 'middle-raise');
  expect(why('c1-a')).toMatch(/at its highest level\.$/);
  expect(why('c1-b')).toMatch(/not enough prayer points\.$/);
  expect(why('f1')).toMatch(/has no pyramid\.$/);
});
