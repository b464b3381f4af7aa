// @vitest-environment happy-dom
import { type AnkhState, ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keeping } from '../testing/kept.ts';
import { type PlayedTable, playedTable } from '../testing/played-table.ts';
import type { AnyGame } from './local/local-table.ts';

const GAMES = { ankh: ankh as unknown as AnyGame, kemet: kemet as unknown as AnyGame };
const PLACES = { ankh: 'space', kemet: 'sector' } as const;

let table: PlayedTable;
beforeEach(() => {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width: 1440,
    height: 900,
  });
});
afterEach(() => table.close());

async function open(game: keyof typeof GAMES, file: string, own: number, at: number): Promise<void> {
  table = await playedTable(GAMES[game], file, own, at);
}

/** The first moment at which a seat is asked this. */
async function openAt(game: keyof typeof GAMES, file: string, own: number, kind: RegExp): Promise<void> {
  await open(game, file, own, 0);
  for (let at = 0; !kind.test(table.scene.decision?.kind ?? ''); at++) await table.playTo(at);
}

const place = (game: keyof typeof GAMES, name: string) =>
  table.page.querySelector(`main [data-${PLACES[game]}="${name}"]`) as SVGElement;
const names = (game: keyof typeof GAMES) =>
  [...table.page.querySelectorAll(`main .${PLACES[game]}[data-${PLACES[game]}]`)].map(
    (each) => each.getAttribute(`data-${PLACES[game]}`) ?? '',
  );
const fire = (at: Element, event: Event) => {
  at.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
};
const key = (at: Element, key: string) =>
  fire(at, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const click = (at: Element) => fire(at, new MouseEvent('click', { bubbles: true }));

test.each([
  ['ankh', 'ankh-3p-middle-kingdom-0', 46],
  ['kemet', 'kemet-3p-random-0', 163],
] as const)('the board of %s is walked over by arrow keys, from place to place', async (game, file, at) => {
  await open(game, file, 0, at);
  const kept = keeping();
  for (const name of names(game)) {
    const reached = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'x'].map((way) => {
      place(game, name).dispatchEvent(new FocusEvent('focus'));
      flushSync();
      const isTaken = key(place(game, name), way);
      const to = document.activeElement?.getAttribute(`data-${PLACES[game]}`);
      return isTaken ? to : null;
    });
    kept.note(name, ...reached);
  }
  expect(kept.lines()).toMatchSnapshot();
});

test.each([
  ['ankh', 'ankh-3p-middle-kingdom-0', /^move-figure$/],
  ['kemet', 'kemet-3p-random-0', /^start$/],
] as const)(
  'on the board of %s a lit place is looked at, read and chosen; a dark one says why not',
  async (game, file, kind) => {
    await openAt(game, file, 0, kind);
    const { scene } = table;
    const all = names(game);
    const lit = all.find((name) => place(game, name).hasAttribute('data-option')) ?? '';
    const option = place(game, lit).getAttribute('data-option');
    const dark = all.filter((name) => !place(game, name).hasAttribute('data-option'));
    fire(place(game, lit), new Event('pointerenter'));
    expect(String(scene.hovered)).toBe(option);
    fire(place(game, lit), new Event('pointerleave'));
    expect(scene.hovered).toBeNull();
    fire(place(game, dark[0] ?? ''), new Event('pointerenter'));
    expect(scene.hovered).toBeNull();
    fire(place(game, lit), new FocusEvent('focus'));
    expect(String(scene.hovered)).toBe(option);
    fire(place(game, lit), new FocusEvent('blur'));
    expect(scene.hovered).toBeNull();
    for (const way of ['i', 'F1']) {
      scene.topic = null;
      expect(key(place(game, lit), way)).toBe(true);
      expect((scene.topic as { title: string } | null)?.title).not.toBe('');
      expect(scene.topic).not.toBeNull();
    }
    scene.topic = null;
    expect(fire(place(game, lit), new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))).toBe(
      true,
    );
    expect(scene.topic).not.toBeNull();
    const kept = keeping();
    for (const name of dark) {
      scene.topic = null;
      const before = scene.said.number;
      click(place(game, name));
      kept.note(name, scene.said.number > before ? scene.said.words : '', scene.topic);
      expect(scene.picked).toBeNull();
    }
    expect(kept.lines()).toMatchSnapshot();
    expect(key(place(game, lit), 'Enter')).toBe(true);
    expect(String(scene.picked)).toBe(option);
  },
);

test('a Move of Ankh begins with a tap on an own figure, not on another’s or on the Pharaoh', async () => {
  await openAt('ankh', 'ankh-4p-akhenaten-0', 0, /action$/);
  const { scene } = table;
  while (!scene.isLegal('move')) await table.playTo(table.table.play.match.moves.length + 1);
  const { figures } = table.table.play.match.state as AnkhState;
  const all = names('ankh');
  const started = all.filter((name) => {
    scene.unpick();
    scene.topic = null;
    const seen = scene.picked;
    click(place('ankh', name));
    return seen === null && scene.picked === 'move';
  });
  const [first = ''] = started;
  expect(started).toHaveLength(1);
  expect(figures[all.indexOf(first)] === 0).toBe(false);
  // What was tapped is chosen as soon as figures are asked for.
  await expect.poll(() => scene.decision?.kind).not.toBe('action');
});

test('a Move of Kemet begins with a tap on an own troop', async () => {
  await openAt('kemet', 'kemet-2p-short-0', 0, /^token$/);
  const { scene } = table;
  const moves = () => scene.decision?.options.filter((each) => /(^|:|-)move$/.test(String(each))) ?? [];
  while (scene.decision?.kind !== 'token' || moves().length !== 1)
    await table.playTo(table.table.play.match.moves.length + 1);
  const [only] = moves();
  const own = names('kemet').find((name) => {
    scene.topic = null;
    click(place('kemet', name));
    return scene.picked !== null;
  });
  expect(own).toBeDefined();
  expect(scene.picked).toBe(only);
  await expect.poll(() => scene.decision?.kind).not.toBe('token');
});
