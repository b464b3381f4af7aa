import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const window = { width: 400, height: 300 };
const card = { width: 150, height: 80 };
const thing = (left: number, top: number, width = 40) => ({ left, top, width, height: 40 });

test('a card stands to the right of its thing, or to the left where there is no room', () => {
  expect(placeBeside(thing(100, 100), card, window)).toEqual({ x: 148, y: 80 });
  expect(placeBeside(thing(300, 100), card, window)).toEqual({ x: 142, y: 80 });
});

test('a card stays in the window', () => {
  expect(placeBeside(thing(100, 0), card, window).y).toBe(0);
  expect(placeBeside(thing(100, 280), card, window).y).toBe(220);
});

test('beside a broad thing a card stands above, or below it', () => {
  expect(placeBeside(thing(20, 200, 360), card, window)).toEqual({ x: 125, y: 112 });
  expect(placeBeside(thing(20, 10, 360), card, window)).toEqual({ x: 125, y: 58 });
});
