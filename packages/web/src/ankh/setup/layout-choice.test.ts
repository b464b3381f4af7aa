// @vitest-environment happy-dom
import { SCENARIO_BOXES } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { afterEach, expect, test } from 'vitest';
import { dropLayout, keepLayout, type OwnLayout, ownLayouts } from '../editor/own-layouts.ts';
import { chosenLayout, layoutsFor, OWN, ownLayoutOf, playersOf, sameLayout } from './layout-choice.ts';

const [box = missing()] = SCENARIO_BOXES;
const [layout = missing()] = box.layouts;
const own = (id: string): OwnLayout => ({
  id,
  name: id,
  scenario: box.id,
  layout: { ...layout, layout: id },
});

afterEach(() => localStorage.clear());

test('a layout of one’s own is found by its id, and only as long as it is kept', () => {
  keepLayout(own('one'));
  keepLayout(own('two'));
  expect(ownLayouts().map(({ id }) => id)).toEqual(['two', 'one']);
  expect(ownLayoutOf({ scenario: `${OWN}one` })?.id).toBe('one');
  expect(ownLayoutOf({ scenario: `${OWN}two` })?.id).toBe('two');
  for (const scenario of ['one', box.id, `${OWN}three`]) expect(ownLayoutOf({ scenario })).toBeNull();
  expect(ownLayoutOf({})).toBeNull();
  expect(sameLayout(own('one').layout)?.id).toBe('one');
  expect(sameLayout({ ...layout, layout: 'other' })).toBeNull();
  dropLayout('one');
  expect(ownLayoutOf({ scenario: `${OWN}one` })).toBeNull();
  expect(ownLayouts().map(({ id }) => id)).toEqual(['two']);
});

test('one that is kept again takes the place of the earlier; what cannot be played is passed over', () => {
  keepLayout(own('one'));
  keepLayout({ ...own('one'), name: 'again' });
  expect(ownLayouts().map(({ name }) => name)).toEqual(['again']);
  const broken = [{ id: 1 }, null, { ...own('x'), scenario: 'none' }, { ...own('y'), layout: {} }, own('z')];
  localStorage.setItem('ennead.layouts', JSON.stringify(broken));
  expect(ownLayouts().map(({ id }) => id)).toEqual(['z']);
  for (const text of ['{}', 'nonsense']) {
    localStorage.setItem('ennead.layouts', text);
    expect(ownLayouts()).toEqual([]);
  }
});

test('a scenario has its layouts for each number of players; the one that is chosen, else the first', () => {
  for (const each of SCENARIO_BOXES)
    for (const players of playersOf(each)) {
      const found = layoutsFor(players, { scenario: each.id });
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((one) => one.players === players)).toBe(true);
      expect(chosenLayout(players, { scenario: each.id })).toBe(found[0]);
      for (const one of found)
        if (one.layout !== undefined)
          expect(chosenLayout(players, { scenario: each.id, layout: one.layout })).toBe(one);
    }
  keepLayout(own('mine'));
  expect(chosenLayout(2, { scenario: `${OWN}mine` })).toEqual(own('mine').layout);
  expect(chosenLayout(2, { scenario: 'none' })).toBeNull();
});
