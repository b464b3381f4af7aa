// @vitest-environment happy-dom
import type { AtZero, Clock } from '@ennead/wire';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { load } from '../../i18n/shell.ts';
import ClockField from './ClockField.svelte';
import { DAYS, LIVE, USUAL_DAYS, USUAL_LIVE } from './presets.ts';

beforeAll(() => load());

let close = () => {};
afterEach(() => close());

function fieldOf(clock: Clock, atZero: AtZero = 'bot') {
  const picked: (Clock | AtZero)[] = [];
  const target = document.body.appendChild(document.createElement('div'));
  const field = mount(ClockField, {
    target,
    props: {
      clock,
      atZero,
      onpick: (each: Clock) => picked.push(each),
      onatzero: (each: AtZero) => picked.push(each),
    },
  });
  flushSync();
  close = () => {
    void unmount(field);
    target.remove();
  };
  const radios = (name: string) => [...target.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  return {
    picked,
    pick(name: string, value: string) {
      radios(name)
        .find((each) => each.value === value)
        ?.click();
      flushSync();
      return picked.at(-1);
    },
    chosen: (name: string) => radios(name).find(({ checked }) => checked)?.value,
    values: (name: string) => radios(name).map(({ value }) => value),
    numbers: () => target.querySelectorAll('.own input').length,
    write(value: string) {
      const field = target.querySelector<HTMLInputElement>('.own input');
      if (field === null) throw new Error('no field');
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      flushSync();
      return picked.at(-1);
    },
  };
}

test('each kind of clock begins with what is usual, and none has nothing more to choose', () => {
  const field = fieldOf({ kind: 'none' });
  expect(field.values('clock')).toEqual(['none', 'live', 'days']);
  expect([field.values('clock-preset'), field.values('at-zero')]).toEqual([[], []]);
  expect(field.pick('clock', 'live')).toEqual(USUAL_LIVE);
  expect(field.pick('clock', 'days')).toEqual(USUAL_DAYS);
  close();
  expect(fieldOf(USUAL_LIVE).pick('clock', 'none')).toEqual({ kind: 'none' });
});

test('a ready value of a live clock is minutes and seconds a move; of one over days it is days', () => {
  const live = fieldOf(USUAL_LIVE);
  expect(live.values('clock-preset')).toEqual([...LIVE.map((_, at) => String(at)), 'own']);
  for (const [at, { minutes, seconds }] of LIVE.entries()) {
    if (live.chosen('clock-preset') === String(at)) continue;
    expect(live.pick('clock-preset', String(at))).toEqual({
      kind: 'live',
      bank: minutes * 60,
      increment: seconds,
    });
  }
  close();
  const slow = fieldOf({ kind: 'days', days: 1, vacation: 7 });
  const other = DAYS.findIndex((days) => days !== 1);
  expect(slow.pick('clock-preset', String(other))).toEqual({ kind: 'days', days: DAYS[other], vacation: 7 });
  expect(slow.pick('vacation', '14')).toEqual({ kind: 'days', days: 1, vacation: 14 });
});

test('values of one’s own have fields, at once where the clock has them, else when they are wanted', () => {
  const field = fieldOf(USUAL_LIVE);
  expect([field.chosen('clock-preset') === 'own', field.numbers()]).toEqual([false, 0]);
  field.pick('clock-preset', 'own');
  expect([field.numbers(), field.picked]).toEqual([2, []]);
  expect(field.write('7')).toMatchObject({ kind: 'live', bank: 420 });
  // Another kind begins with its usual values again.
  field.pick('clock', 'days');
  expect(field.chosen('clock-preset')).not.toBe('own');
  expect(field.numbers()).toBe(0);
  close();
  const own = fieldOf({ kind: 'live', bank: 777, increment: 3 });
  expect([own.chosen('clock-preset'), own.numbers()]).toEqual(['own', 2]);
  close();
  expect(fieldOf({ kind: 'days', days: 1.75 }).numbers()).toBe(1);
});

test('what happens at zero is asked where there is a clock', () => {
  const field = fieldOf(USUAL_LIVE);
  expect(field.chosen('at-zero')).toBe('bot');
  expect(field.pick('at-zero', 'wait')).toBe('wait');
  close();
  expect(fieldOf(USUAL_LIVE, 'wait').pick('at-zero', 'bot')).toBe('bot');
});
