import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { putFigure } from '../figures.ts';
import { ankh } from '../game.ts';
import { spaceNamed } from '../map/spaces.ts';
import { figure, INFANTRY, NO_TEAM, PHARAOH } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { keep } from '../table/own.ts';
import { palaceTable } from '../testing/palace.ts';
import { pharaohSpace } from './figure.ts';
import { type PharaohState, pharaohOf } from './state.ts';

const TWO = { pieces: { B5: 'god 0', G5: 'god 1', A6: 'temple 0' } };

/** What is said of a sound table after this. */
function broken(change: (state: AnkhState, own: PharaohState) => void, more: object = {}): readonly string[] {
  const { state } = palaceTable({ ...TWO, ...more });
  expect(ankh.check(state)).toEqual([]);
  change(state, pharaohOf(state));
  return ankh.check(state);
}

test('P-INV-1: forty cards, three of them on display at most', () => {
  expect(broken((_, own) => own.display.pop())[0]).toMatch(/temple-tithe/);
  expect(broken((_, own) => own.hands[0]?.push(0))[0]).toMatch(/double-march/);
  expect(broken((_, own) => own.display.push(0))).toHaveLength(2);
});

test('P-INV-2: three priests a team', () => {
  expect(broken((_, own) => own.priests.fill(1))).toHaveLength(2);
  expect(broken((_, own) => own.rooms[2]?.fill(1))).toHaveLength(2);
});

test('P-INV-2: nine pieces under Akhenaten', () => {
  const akhenaten = { pharaoh: 'akhenaten' };
  expect(broken((_, own) => own.rooms[2]?.fill(1), akhenaten)).toHaveLength(2);
  expect(
    broken((state) => {
      (state.teams[0] ?? missing()).warriors += 1;
    }, akhenaten),
  ).toHaveLength(1);
});

test('P-INV-2: five sphinxes', () => {
  const six = broken((state) => {
    for (const name of ['A7', 'A8', 'A9', 'B7', 'B8', 'B9'])
      state.monuments = state.monuments.with(spaceNamed(name), 4);
  });
  expect(six).toContain('There are more sphinxes than five.');
});

test('P-INV-3: one pharaoh on land with nothing else', () => {
  expect(
    broken((state) => {
      putFigure(state, pharaohSpace(state), 0);
    }),
  ).toEqual(['There are 0 pharaohs.']);
  const together = broken((state) => {
    putFigure(state, pharaohSpace(state), 0);
    putFigure(state, spaceNamed('A6'), figure(PHARAOH, NO_TEAM));
  });
  expect(together).toEqual(['A6 holds a figure and a monument.']);
  const gate = broken(
    (state) => {
      keep(state, 'osiris', { underworld: [pharaohSpace(state)] });
    },
    { gods: ['osiris', 'isis'] },
  );
  expect(gate[0]).toMatch(/pharaoh stands on/);
});

test('P-INV-3: infantry share their space with nothing', () => {
  const flooded = broken(
    (state) => {
      putFigure(state, spaceNamed('B6'), figure(INFANTRY, NO_TEAM));
      keep(state, 'osiris', { underworld: [spaceNamed('B6')] });
    },
    { gods: ['osiris', 'isis'], pharaoh: 'ramesses' },
  );
  expect(flooded[0]).toMatch(/Infantry stands on B6/);
});

test('P-HID-1: the deck has no order; its first shuffle and every draw come from chance, of which views know nothing', () => {
  const { state } = palaceTable(TWO);
  const view = ankh.view(state, 0);
  expect(view.chance).toEqual([0, 0, 0, 0]);
  expect(view.pharaoh).toEqual(state.pharaoh);
  const copy = ankh.clone(state);
  (copy.pharaoh as PharaohState).deck[0] = 9;
  expect(pharaohOf(state).deck[0]).toBe(2);
});
