import { type Layout, SCENARIO_BOXES } from '@ennead/ankh/tables';
import { expect, test } from 'vitest';
import { fromFragment, fromText, toFragment, toText } from './share.ts';

test('every layout goes through a file and a link unchanged, and the link stays short', async () => {
  for (const { id, layouts } of SCENARIO_BOXES)
    for (const layout of layouts as readonly Layout[]) {
      const shared = { name: 'Ours', scenario: id, layout };
      expect(fromText(toText(shared))).toEqual(shared);
      const fragment = await toFragment(shared);
      expect(fragment).toMatch(/^[\w-]+$/);
      expect(fragment.length).toBeLessThan(1500);
      expect(await fromFragment(fragment)).toEqual(shared);
    }
});

test('what is no layout is refused', async () => {
  expect(fromText('{}')).toBeNull();
  expect(fromText('not even json')).toBeNull();
  expect(fromText(JSON.stringify({ name: 'x', scenario: 'flood', layout: { players: 2 } }))).toBeNull();
  expect(await fromFragment('@@@')).toBeNull();
  expect(await fromFragment('AAAA')).toBeNull();
});
