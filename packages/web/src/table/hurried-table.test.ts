// @vitest-environment happy-dom
import { ankh } from '@ennead/ankh';
import { tick } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { type PlayedTable, playedTable } from '../testing/played-table.ts';
import { painted } from '../ui/painted.ts';
import type { AnyGame } from './local/local-table.ts';

let table: PlayedTable | null = null;
afterEach(async () => {
  await table?.close();
  table = null;
});

test('on the way to the present the board comes before what is asked, and the log after it', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } };
  happyDOM.setViewport({ width: 1440, height: 900 });
  table = await playedTable(ankh as unknown as AnyGame, 'ankh-3p-middle-kingdom-0', 0, 40);
  const { scene, page } = table;
  await table.playTo(70);
  const shown = () => ({
    isPressed: page.querySelector('[data-testid="reel-now"].picked') !== null,
    told: scene.log.length,
    isAsked: page.querySelector('[data-testid="question"]') !== null,
    written: Number([...page.querySelectorAll('[data-until]')].at(-1)?.getAttribute('data-until')),
  });
  const present = shown();
  scene.reel.goTo(2);
  await tick();
  const past = shown();
  expect([past.isPressed, past.isAsked]).toEqual([false, false]);
  expect(past.written).toBeLessThan(present.written);

  page.querySelector<HTMLElement>('[data-testid="reel-now"]')?.click();
  await tick();
  expect(shown()).toEqual({ ...past, isPressed: true });
  await painted();
  await tick();
  expect(shown()).toEqual({ ...past, isPressed: true, told: present.told });
  await painted();
  await tick();
  expect(shown()).toEqual({ ...present, written: past.written });
  await painted();
  await tick();
  expect(shown()).toEqual(present);

  // What is gone is gone at once, also from the log.
  scene.reel.goTo(2);
  await tick();
  expect(shown()).toEqual(past);
});
