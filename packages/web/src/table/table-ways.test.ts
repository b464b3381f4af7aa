// @vitest-environment happy-dom
import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { readRecord, verify } from '@ennead/kernel';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PlayedTable, playedTable } from '../testing/played-table.ts';
import { painted } from '../ui/painted.ts';
import type { AnyGame } from './local/local-table.ts';

const saved = vi.hoisted(() => [] as { name: string; text: string }[]);
vi.mock('../ui/save-file.ts', () => ({
  saveFile: (name: string, text: string) => saved.push({ name, text }),
}));

const rules = { ankh: ankh as unknown as AnyGame, kemet: kemet as unknown as AnyGame };
let played: PlayedTable;
beforeEach(() => {
  saved.length = 0;
});
afterEach(() => played.close());

function look(width: number, height: number): void {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width,
    height,
  });
}

const labelled = (words: string) =>
  [...played.page.querySelectorAll<HTMLElement>('button')].find(
    (each) => each.getAttribute('aria-label') === words || each.textContent?.trim() === words,
  );

async function settled(): Promise<void> {
  for (let turns = 0; turns < 5; turns++) {
    flushSync();
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test('a game that is saved to a file is a record that verifies', async () => {
  look(1440, 900);
  played = await playedTable(rules.kemet, 'kemet-2p-short-0', 0, 12);
  labelled('Save game to file')?.click();
  await settled();
  expect(saved.map(({ name }) => name)).toEqual(['ennead-kemet-kemet-2p-short-0.json']);
  const record = readRecord(JSON.parse(saved[0]?.text ?? ''));
  expect(record.ok && record.value.moves).toHaveLength(12);
  expect(record.ok && verify(kemet, record.value)).toMatchObject({ ok: true });
});

test('who is led to a place on the board of a phone sees the board, not the sheet over it', async () => {
  look(390, 844);
  played = await playedTable(rules.ankh, 'ankh-3p-middle-kingdom-0', 0, 40);
  const sheets = played.page.querySelector('nav.sheets');
  sheets?.querySelector<HTMLElement>('button')?.click();
  await settled();
  const dialogs = () => played.page.querySelectorAll('dialog').length;
  const before = dialogs();
  expect(before).toBeGreaterThan(0);
  played.scene.goTo([0]);
  await settled();
  expect(dialogs()).toBe(before - 1);
});

test('the market is put aside to look at the board, and opens again with the next purchase', async () => {
  look(1440, 900);
  played = await playedTable(rules.kemet, 'kemet-3p-random-0', 0, 4);
  const market = () => played.page.querySelector('dialog') !== null;
  const isBuying = () => played.scene.decision?.kind === 'tile';
  let purchases = 0;
  while (purchases < 2 && played.next() !== undefined) {
    await played.playTo(played.table.play.match.moves.length + 1);
    if (!isBuying()) continue;
    await settled();
    purchases += 1;
    expect(market(), `purchase ${purchases}`).toBe(true);
    played.page.querySelector<HTMLElement>('dialog [aria-label="Close"]')?.click();
    await settled();
    expect([market(), played.page.querySelector('.to-market') !== null]).toEqual([false, true]);
  }
  expect(purchases).toBe(2);
});

test('the button of the market is pressed before its tiles come, and those come colour by colour', async () => {
  look(1440, 900);
  played = await playedTable(rules.kemet, 'kemet-3p-random-0', 0, 4);
  const seen = () => [
    played.page.querySelector('dialog .colours [aria-pressed="true"]')?.textContent?.trim(),
    [...played.page.querySelectorAll('dialog .band')].map((band) => band.getAttribute('aria-label')).join(),
  ];
  const frame = async () => {
    await painted();
    await tick();
  };
  played.page.querySelector<HTMLElement>('button.glance')?.click();
  await tick();
  expect(seen()).toEqual(['All', 'white']);
  await frame();
  expect(seen()).toEqual(['All', 'white,red']);
  await frame();
  expect(seen()).toEqual(['All', 'white,red,blue']);
  labelled('Red')?.click();
  await tick();
  expect(seen()).toEqual(['Red', 'white,red,blue']);
  await frame();
  expect(seen()).toEqual(['Red', 'red']);
  labelled('All')?.click();
  for (let frames = 0; frames < 4; frames++) await frame();
  expect(seen()).toEqual(['All', 'white,red,blue']);
});

test('a battle card is seen chosen before it comes to lie on the table, and never after it was let go', async () => {
  look(1440, 900);
  played = await playedTable(rules.ankh, 'ankh-2p-middle-kingdom-easy-0', 0, 20);
  while (played.scene.decision?.kind !== 'card')
    await played.playTo(played.table.play.match.moves.length + 1);
  await settled();
  const card = played.page.querySelector<HTMLElement>('[data-card]');
  const seen = () => [
    card?.getAttribute('aria-pressed'),
    played.page.querySelector('.sides .laying') !== null,
  ];
  const frame = async () => {
    await painted();
    await tick();
  };
  expect(seen()).toEqual(['false', false]);
  card?.click();
  await tick();
  expect(seen()).toEqual(['true', false]);
  await frame();
  expect(seen()).toEqual(['true', true]);
  card?.click();
  await frame();
  await frame();
  expect(seen()).toEqual(['false', false]);
  card?.click();
  await tick();
  card?.click();
  for (let frames = 0; frames < 3; frames++) {
    await frame();
    expect(seen()).toEqual(['false', false]);
  }
});

test('the first battle card of Kemet is seen chosen before its sums, the next one together with them', async () => {
  look(1440, 900);
  played = await playedTable(rules.kemet, 'kemet-2p-short-0', 0, 20);
  while (played.scene.decision?.kind !== 'battle-card')
    await played.playTo(played.table.play.match.moves.length + 1);
  await settled();
  const [first, second] = played.page.querySelectorAll<HTMLElement>('.stage [data-card]');
  const sums = () => played.page.querySelector('.stage .commit small')?.textContent ?? null;
  const seen = () => [first, second].map((card) => card?.getAttribute('aria-pressed')).join();
  first?.click();
  await tick();
  expect([seen(), sums()]).toEqual(['true,false', null]);
  await painted();
  await tick();
  const before = sums();
  expect(before).not.toBeNull();
  second?.click();
  await tick();
  expect(seen()).toBe('false,true');
  expect(sums()).not.toBeNull();
  expect(sums()).not.toBe(before);
});

test('the rail of Ankh: an upright track where it fits, what the next auction brings, and the events as they stand', async () => {
  look(1440, 900);
  const parts = () => ({
    track: played.page
      .querySelector('aside.left svg[viewBox^="0 0 2"]')
      ?.getAttribute('viewBox')
      ?.split(' ')[2],
    auction: played.page.querySelector('aside.left [data-part="events"] p.next')?.textContent?.trim() ?? '',
    events: [...played.page.querySelectorAll('aside.left [data-part="events"] button')].map(
      (each) => ['past', 'now', 'next', 'later'].find((when) => each.classList.contains(when)) ?? '',
    ),
  });
  played = await playedTable(rules.ankh, 'ankh-3p-middle-kingdom-0', 0, 60);
  const { event } = played.scene.view as unknown as { readonly event: number };
  const { track, auction, events } = parts();
  expect(track).toBe('200');
  expect(auction).toMatch(/^Next: /);
  expect(events).toHaveLength(18);
  expect(events.slice(0, event + 1)).toEqual([
    ...Array.from({ length: event - 1 }, () => 'past'),
    'now',
    'next',
  ]);
  expect(new Set(events.slice(event + 1))).toEqual(new Set(['later']));
  await played.close();
  played = await playedTable(rules.ankh, 'ankh-3p-great-rebuilding-0', 0, 60);
  expect(parts().track).toBe('240');
  await played.close();
  played = await playedTable(rules.ankh, 'ankh-5p-guardians-of-kemet-0', 0, 0);
  expect(parts().auction).toMatch(/^Next guardian: \w/);
});
