import { ankh } from '@ennead/ankh';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { load } from '../words.ts';
import { describeOption } from './options.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

function gainDetail(position: object): string | undefined {
  const read = ankh.positions.read({ players: 2, gods: ['isis', 'anubis'], turn: 0, ...position });
  if (!read.ok) throw new Error(read.problem.message);
  const [decision] = ankh.decisions(read.value);
  if (decision === undefined) throw new Error('nothing is asked');
  return describeOption(ankh.view(read.value, 0), decision, 'gain').detail;
}

const pieces = { A6: 'obelisk 0', B5: 'warrior 0', B6: 'god 0', G8: 'god 1' };

test('A-GAIN-1, A-POW-4: Gain Followers shows what it brings, Revered included', () => {
  expect(gainDetail({ pieces })).toMatch(/^\+1\b/);
  expect(gainDetail({ pieces, teams: { 0: { powers: ['revered'] } } })).toMatch(/^\+2\b/);
});
