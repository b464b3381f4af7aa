// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import Spotlight from './Spotlight.svelte';
import { elementsOf, onBoard, part } from './spots.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A page with these things on it, each where its box says. */
function lay(things: Readonly<Record<string, Box>>, more = ''): void {
  document.body.innerHTML = `<div class="lesson"><div class="table"><div class="board">${more}${Object.keys(things).join('')}</div></div></div>`;
  const places = [...document.querySelectorAll('.board > [data-at]')];
  for (const [at, box] of Object.values(things).entries()) {
    const [x, y, width, height] = box;
    const rect = { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
    Object.assign(places[at] ?? {}, { getBoundingClientRect: () => rect, checkVisibility: () => true });
  }
}

beforeEach(() => {
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 });
});

const thing = (attributes: string) => `<div data-at ${attributes}></div>`;
const rings = async (spots: Parameters<typeof elementsOf>[0]) => {
  const shown = mount(Spotlight, { target: document.body, props: { spots, occasion: 1 } });
  await expect.poll(() => document.querySelectorAll('.ring').length).toBeGreaterThan(0);
  const found = [...document.querySelectorAll('.ring')].map((ring) =>
    ['x', 'y', 'width', 'height', 'rx'].map((name) => Number(ring.getAttribute(name))),
  );
  await unmount(shown);
  return found;
};

test('a thing gets a ring a little larger than it is, a space a round one', async () => {
  lay({ [thing('data-part="bar"')]: [100, 200, 50, 30], [thing('data-space="C4"')]: [300, 300, 40, 60] });
  expect(await rings([part('bar'), ...onBoard('C4')])).toEqual([
    [95, 195, 60, 40, 10],
    [295, 295, 50, 70, 25],
  ]);
});

test('things that overlap get one ring, those that only touch do not, and spaces never', async () => {
  lay({
    [thing('data-part="a"')]: [100, 100, 40, 40],
    [thing('data-part="b"')]: [145, 110, 40, 60],
    [thing('data-part="c"')]: [195, 100, 40, 40],
    [thing('data-part="d"')]: [500, 500, 40, 40],
    [thing('data-space="A1"')]: [510, 510, 40, 40],
  });
  // a and b overlap by their margins; c only touches b.
  expect(await rings([part('a'), part('b'), part('c'), part('d'), ...onBoard('A1')])).toEqual([
    [95, 95, 95, 80, 10],
    [190, 95, 50, 50, 10],
    [495, 495, 50, 50, 10],
    [505, 505, 50, 50, 25],
  ]);
});

test('a chain of things becomes one, whichever comes first', async () => {
  lay({
    [thing('data-part="a"')]: [100, 100, 40, 40],
    [thing('data-part="c"')]: [180, 100, 40, 40],
    [thing('data-part="b"')]: [135, 100, 50, 40],
  });
  expect(await rings([part('a'), part('c'), part('b')])).toEqual([[95, 95, 130, 50, 10]]);
});

test('what is not in sight is not spoken of: what opens it is', () => {
  const found = (spots: Parameters<typeof elementsOf>[0]) =>
    elementsOf(spots, document).map(
      (each) => each.getAttribute('data-part') ?? each.getAttribute('data-tab'),
    );
  const tab = { [thing('data-tab="tracks"')]: [0, 0, 90, 30] } as const;
  const places: readonly [Box, boolean][] = [
    [[100, 100, 0, 0], false],
    [[100, 100, 30, 0], true],
    [[100, -30, 30, 30], false],
    [[100, -29, 30, 30], true],
    [[-30, 100, 30, 30], false],
    [[-29, 100, 30, 30], true],
    [[100, 800, 30, 30], false],
    [[100, 799, 30, 30], true],
    [[1000, 100, 30, 30], false],
    [[999, 100, 30, 30], true],
  ];
  for (const [box, isInSight] of places) {
    lay({ [thing('data-part="track"')]: box, ...tab });
    expect(found([part('track')]), String(box)).toEqual([isInSight ? 'track' : 'tracks']);
  }
});

test('a battle covers the board under it', () => {
  lay({ [thing('data-sector="d-12"')]: [10, 10, 30, 30] }, '<div class="stage"></div>');
  expect(elementsOf(onBoard('d-12'), document)).toEqual([]);
  lay({ [thing('data-sector="d-12"')]: [10, 10, 30, 30] });
  expect(elementsOf(onBoard('d-12'), document)).toHaveLength(1);
});
