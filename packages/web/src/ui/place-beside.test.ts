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

test('a card leaves in sight what is asked, below the board or beside it', () => {
  const below = { left: 0, top: 200, width: 400, height: 100 };
  // To the right as ever, only higher.
  expect(placeBeside(thing(100, 150), card, window, below)).toEqual({ x: 148, y: 112 });
  // What is asked about lies in it: the card stands above all of it.
  expect(placeBeside(thing(100, 230), card, window, below)).toEqual({ x: 148, y: 112 });
  const beside = { left: 250, top: 0, width: 150, height: 300 };
  expect(placeBeside(thing(200, 100), card, window, beside)).toEqual({ x: 42, y: 80 });
  // No side has room: above, and so far to the left as clears it.
  expect(placeBeside(thing(90, 200, 100), card, window, beside)).toEqual({ x: 65, y: 112 });
  expect(placeBeside(thing(150, 200, 100), { width: 160, height: 80 }, window, beside)).toEqual({
    x: 82,
    y: 112,
  });
});

test('where every place lies over what is asked the card stands as if nothing were', () => {
  const everywhere = { left: 0, top: 0, width: 400, height: 300 };
  expect(placeBeside(thing(100, 100), card, window, everywhere)).toEqual({ x: 148, y: 80 });
});
