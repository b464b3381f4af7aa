import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from './games.ts';
import { root } from './root.ts';
import { folderWith } from './testing/folder.ts';
import { typed } from './testing/typed.ts';

const page = readFileSync(join(root, 'docs/positions.md'), 'utf8');
const examples = [...page.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, example]) => example as string);

test('docs/positions.md shows both games', () => {
  const shown = new Set(examples.map((example) => JSON.parse(example).game));
  expect([...shown].sort()).toEqual(Object.keys(games).sort());
});

test.each(examples)('example %# of docs/positions.md can be played on', async (example) => {
  const file = join(folderWith({ 'position.json': example }), 'position.json');
  const { code, out, err } = await typed(['options', file, '--json'], games);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [{ seat, options }] = JSON.parse(out).open;
  for (const option of options) {
    const line = ['decide', file, '--seat', String(seat), '--option', JSON.stringify(option), '--json'];
    const decided = await typed(line, games);
    expect(decided).toMatchObject({ code: 0, err: '' });
    const after = join(folderWith({ 'p.json': JSON.stringify(JSON.parse(decided.out).position) }), 'p.json');
    const again = await typed(['options', after, '--json'], games);
    expect(JSON.parse(again.out).open).toEqual(JSON.parse(decided.out).open);
  }
});
