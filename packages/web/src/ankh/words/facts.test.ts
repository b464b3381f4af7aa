import { ankh } from '@ennead/ankh';
import { expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { plainWords } from '../../table/sentence.ts';
import { load } from '../words.ts';
import { describeFact } from './facts.ts';

test('A-POW-11: what Bountiful added is told with the gain', async () => {
  await setLocale('en');
  await load();
  const read = ankh.positions.read({ players: 2, gods: ['isis', 'anubis'] });
  if (!read.ok) throw new Error(read.problem.message);
  const view = ankh.view(read.value, 0);
  const gain = {
    type: 'devotion',
    rule: 'A-REW-1',
    team: 0,
    amount: 2,
    before: 8,
    after: 10,
    source: 'battle',
  } as const;
  const words = (fact: Parameters<typeof describeFact>[1]) =>
    plainWords(describeFact(view, fact) ?? [], () => 'Isis');
  expect(words({ ...gain, bountiful: true })).toMatch(/Bountiful \+1/);
  expect(words(gain)).not.toMatch(/Bountiful/);
});
