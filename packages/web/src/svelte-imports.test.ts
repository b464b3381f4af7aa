import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { compile as quick } from '../../../scripts/lint/svelte-imports.mjs';

const IMPORTED = /(?:\bimport|\bfrom)\s*(\(?)\s*(['"`])([\w@./:-]+)\2/g;

/** What a script imports, at once or later, without what the compiler itself adds. */
function importsOf({ js }: { js: { code: string } }): string[] {
  const found = [...js.code.matchAll(IMPORTED)].map(([, later, , name]) => `${later ? 'later ' : ''}${name}`);
  return [...new Set(found)].filter((name) => !name.startsWith('svelte/internal')).sort();
}

test('boundaries see what the compiler would see a component import', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const components = globSync('**/*.svelte', { cwd: folder });
  expect(components.length).toBeGreaterThan(200);
  for (const name of components) {
    const source = readFileSync(`${folder}/${name}`, 'utf8');
    expect(importsOf(quick(source)), name).toEqual(importsOf(compile(source, {})));
  }
});

test('types are left out, and what is loaded later is found wherever it stands', () => {
  const source = `<script module lang="ts">
    import './look.css';
    export { played } from './played.ts';
    // import gone from './gone.ts';
  </script>
  <script lang="ts">
    import type { View } from './view.ts';
    import { type Seat, type Name as Called } from './seats.ts';
    import { type Fact, told } from './told.ts';
    import Board, { type Props, size } from './Board.svelte';
    import {
      first,
      second,
    } from './many.ts';
    const words = "import what from 'nowhere'";
    const later = () => import('./later.ts');
  </script>
  <!-- {#await import('./Never.svelte')} -->
  {#await import('./Panel.svelte') then { default: Panel }}<Panel {told} {Board} {size} {first} {second} {words} {later} />{/await}`;
  expect(importsOf(quick(source))).toEqual([
    './Board.svelte',
    './look.css',
    './many.ts',
    './played.ts',
    './told.ts',
    'later ./Panel.svelte',
    'later ./later.ts',
  ]);
});
