import { addStep, noSteps, type Written } from '@ennead/table';
import { expect, test } from 'vitest';
import { eventsOf, isTooOften, type StoredEvent } from './events.ts';

const row = (kind: Written['kind'], option: number, hidden = false): Written => ({
  kind,
  seat: 0,
  option,
  secret: hidden ? 'window' : null,
  hidden,
  revealed: false,
  at: 7,
  clock: null,
});
const event = (number: number, more: Partial<StoredEvent> = {}): StoredEvent => ({
  id: number,
  number,
  kind: 'vacation',
  seat: 1,
  cause: 'own',
  at: 5,
  ...more,
});
const momentsOf = (rows: readonly Written[], stored: readonly StoredEvent[]) => {
  const steps = noSteps(2);
  for (const each of rows) addStep(steps, each);
  return eventsOf(steps, stored).map(({ kind, moment }) => [kind, moment]);
};

test('a line stands after the moment that had come when it was written', () => {
  const moves = [row('move', 0), row('move', 0, true), row('move', 0)];
  expect(momentsOf(moves, [event(0), event(1), event(2), event(3)])).toEqual([
    ['vacation', 0],
    ['vacation', 1],
    ['vacation', 1],
    ['vacation', 2],
  ]);
});

test('what was taken back takes lines along to the moment that is left, down to the start', () => {
  const back = [row('move', 0), row('move', 0), row('undo', 0), row('move', 0)];
  expect(momentsOf(back, [event(0), event(2), event(3), event(4)])).toEqual([
    ['vacation', 0],
    ['vacation', 0],
    ['undo', 0],
    ['vacation', 0],
    ['vacation', 1],
  ]);
  expect(momentsOf([row('move', 0), row('move', 0), row('undo', 1)], [event(2)])).toEqual([
    ['vacation', 1],
    ['undo', 1],
  ]);
});

test('a seat goes away forty times, whatever others do and whatever others do to it', () => {
  const forty = (more: Partial<StoredEvent>) => Array.from({ length: 40 }, () => event(1, more));
  expect(isTooOften(forty({}), 1, 'going-away')).toBe(true);
  expect(isTooOften(forty({}).slice(1), 1, 'going-away')).toBe(false);
  for (const kind of ['pause', 'hand-over'] as const)
    expect(isTooOften(forty({ kind }), 1, 'going-away')).toBe(true);
  for (const more of [{ seat: 0 }, { cause: 'host' }, { kind: 'undo-asked' }, { kind: 'take-back' }] as const)
    expect(isTooOften(forty(more), 1, 'going-away')).toBe(false);
  expect(isTooOften(forty({ kind: 'undo-asked' }), 1, 'answering')).toBe(true);
});
