import { ankh } from '@ennead/ankh';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { joinedLook, lookOfGod, lookOfSeat, lookOfTeam } from './looks.ts';
import { load } from './words.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

test('a team looks like its god, and one that is not there like nobody', () => {
  const read = ankh.positions.read({ players: 2, gods: ['isis', 'anubis'] });
  if (!read.ok) throw new Error(read.problem.message);
  const view = ankh.view(read.value, 0);
  expect(lookOfTeam(view, 1)).toBe(lookOfGod('anubis'));
  expect(lookOfSeat(view, 0)?.name).toBe('Isis');
  expect(lookOfTeam(view, 7)).toBeNull();
  expect(joinedLook(view, 0)).toBeNull();
});
