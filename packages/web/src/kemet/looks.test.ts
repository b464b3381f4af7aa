import { kemet } from '@ennead/kemet';
import { expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { lookOfSeat } from './looks.ts';
import { load } from './words.ts';

function viewOf(players: number) {
  const read = kemet.setup({ players });
  if (!read.ok) throw new Error(read.problem.message);
  return kemet.start(read.value, 'looks', null);
}

test('a city looks the same in every position, so that nothing is drawn again for it', async () => {
  await load();
  expect(lookOfSeat(viewOf(3), 1)).toBe(lookOfSeat(viewOf(3), 1));
});

test('the name of a city follows the board and the language', async () => {
  await load();
  const english = lookOfSeat(viewOf(5), 2).name;
  await setLocale('uk');
  expect(lookOfSeat(viewOf(5), 2).name).not.toBe(english);
  await setLocale('en');
  expect(lookOfSeat(viewOf(5), 2).name).toBe(english);
});
