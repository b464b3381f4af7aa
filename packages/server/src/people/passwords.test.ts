import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

/** Kept by an earlier server: whoever chose it must come in for ever. */
const KEPT = 'scrypt$YSBzYWx0IG9mIDE2IGIuLg$jDR-cmjPY15Dm_BrJ3lLcu1cPOptpVpM3e_OQN_xrfQ';

test('a password that was kept once is known for ever, however its letters were typed', async () => {
  expect(await isPassword('Ünïcode pass', KEPT)).toBe(true);
  expect(await isPassword('Ünïcode pass'.normalize('NFD'), KEPT)).toBe(true);
  expect(await isPassword('unicode pass', KEPT)).toBe(false);
});

test('what is kept has a salt of its own, and nobody without a password comes in', async () => {
  const kept = await hashPassword('correct horse');
  const [kind, salt = '', hash = ''] = kept.split('$');
  expect([kind, Buffer.from(salt, 'base64url').length, Buffer.from(hash, 'base64url').length]).toEqual([
    'scrypt',
    16,
    32,
  ]);
  expect(await hashPassword('correct horse')).not.toBe(kept);
  expect(await isPassword('correct horse', kept)).toBe(true);
  expect(await isPassword('', null)).toBe(false);
});
