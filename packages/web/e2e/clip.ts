/**
 * npm run clip: short silent films for the README, docs/screenshots/ankh.webp and kemet.webp, from recorded games.
 * Chromium paints the pictures and packs each as WebP; here they become one film.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { buildPageIfStale } from '../../../scripts/page.mjs';
import { openBrowser, visit } from './browser.ts';
import { keepMoment, momentNamed } from './moments.ts';
import { serveAlone } from './serve.ts';

const SIZE = [1120, 700] as const;
const SHOWN = [800, 500] as const;
const PICTURE_MS = 700;
const LAST_MS = 2500;

/** Which moves of a recorded game are shown: a turn with its battle. */
const films = [
  { name: 'ankh', moment: 'ankh-over', from: 112, to: 140 },
  { name: 'kemet', moment: 'kemet-over', from: 96, to: 124 },
] as const;

await buildPageIfStale();
const [browser, site] = await Promise.all([openBrowser(), serveAlone()]);
try {
  for (const { name, moment, from, to } of films) {
    const { page } = await visit(browser, { size: SIZE, still: true, settings: { name: 'Nefertari' } });
    await keepMoment(page, site.url, momentNamed(moment));
    await page.goto(`${site.url}/replay/local/${moment}?at=${from}`, { waitUntil: 'networkidle' });
    const pictures: Buffer[] = [];
    for (let at = from; at <= to; at++) {
      pictures.push(await picture(page));
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(400);
    }
    const different = pictures.filter((each, at) => at === 0 || !each.equals(pictures[at - 1] ?? each));
    const film = filmOf(different, SHOWN);
    writeFileSync(fileURLToPath(new URL(`../../../docs/screenshots/${name}.webp`, import.meta.url)), film);
    console.log(`${name}: ${different.length} pictures, ${Math.round(film.length / 1024)} KB`);
    await page.context().close();
  }
} finally {
  await browser.close();
  await site.stop();
}

/** What the page shows, small, as a WebP file. */
async function picture(page: Page): Promise<Buffer> {
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const coded = await page.evaluate(
    async ([data, width, height]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      });
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', 0.72);
    },
    [png, ...SHOWN] as const,
  );
  return Buffer.from(coded.slice(coded.indexOf(',') + 1), 'base64');
}

/** Single pictures as one film that goes on for ever (the container is RIFF: VP8X, ANIM, then a frame each). */
function filmOf(pictures: readonly Buffer[], [width, height]: readonly [number, number]): Buffer {
  const size = [three(width - 1), three(height - 1)];
  const frames = pictures.map((file, at) => {
    const ms = at === pictures.length - 1 ? LAST_MS : PICTURE_MS;
    return chunk(
      'ANMF',
      Buffer.concat([three(0), three(0), ...size, three(ms), Buffer.of(0), imageIn(file)]),
    );
  });
  const animated = 0b10;
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.concat([Buffer.of(animated, 0, 0, 0), ...size])),
    chunk('ANIM', Buffer.alloc(6)),
    ...frames,
  ]);
  return chunk('RIFF', body);
}

/** The chunk with the picture itself. */
function imageIn(file: Buffer): Buffer {
  for (let at = 12; at < file.length; ) {
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (/^VP8[ L]$/.test(file.toString('latin1', at, at + 4))) return file.subarray(at, end);
    at = end;
  }
  throw new Error('no picture in the file');
}

function chunk(name: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length % 2)]);
}

function three(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
