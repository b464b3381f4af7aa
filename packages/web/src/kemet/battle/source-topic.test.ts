import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { battleCardName, cardName, creatureName, tileName } from '../names.ts';
import { load } from '../words.ts';
import { sourceTopic } from './source-topic.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

test('a term of a sum leads to what it comes from', () => {
  const title = (source: string) => sourceTopic(source, 'shield-push')?.title ?? null;
  const titles = ['card', 'phoenix', 'war-rage', 'priestess'].map(title);
  expect(titles).toEqual([
    battleCardName('shield-push'),
    creatureName('phoenix'),
    cardName('war-rage'),
    tileName('priestess'),
  ]);
  expect(title('units')).toBeNull();
  expect(sourceTopic('card', null)).toBeNull();
});
