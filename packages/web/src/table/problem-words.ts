import type { Problem } from '@ennead/kernel';
import { t } from '../i18n/shell.ts';

/** Refusals that have words of their own. */
const known = [
  'already-asked',
  'already-refused',
  'already-seated',
  'already-started',
  'bad-key',
  'bad-layout',
  'bad-passkey',
  'bad-password',
  'bad-position',
  'bad-record',
  'bad-request',
  'bad-setup',
  'empty',
  'game-over',
  'hand-over-later',
  'hand-over-never',
  'handed-over',
  'internal',
  'is-here',
  'log-full',
  'login-taken',
  'mail-failed',
  'newer-rules',
  'no-such-table',
  'no-vacation-left',
  'no-way-back',
  'not-a-game',
  'not-an-option',
  'not-found',
  'not-host',
  'not-over',
  'not-paused',
  'not-public',
  'not-rateable',
  'not-signed-in',
  'not-started',
  'not-waited-for',
  'not-welcome',
  'not-your-seat',
  'not-your-turn',
  'nothing-asked',
  'offline',
  'on-vacation',
  'paused',
  'proof-needed',
  'seat-taken',
  'seats-free',
  'stale',
  'storage-failed',
  'storage-full',
  'storage-unknown',
  'table-failed',
  'table-full',
  'too-fast',
  'too-large',
  'too-many',
  'too-many-bots',
  'too-many-letters',
  'too-many-tables',
  'too-many-undos',
  'too-much-stored',
  'too-much-work',
  'too-soon',
] as const;

type Known = (typeof known)[number];

/** Refusals that mean the same to a player, by how they begin. */
const alike: readonly (readonly [beginning: RegExp, words: Known])[] = [
  [/^(bad-message|not-json|other-origin)/, 'bad-request'],
  [/^bad-/, 'bad-setup'],
  [/^impossible-/, 'bad-position'],
  [/^no-such-move$/, 'no-way-back'],
  [/^no-such-/, 'not-found'],
  [/^not-asked/, 'not-your-turn'],
  [/^other-/, 'bad-record'],
];

/** Said by the page itself, in its own language. */
const ownWords: readonly string[] = ['lesson', 'replay'];

/** Why something was refused, in the language of the page. */
export function problemWords({ code, message }: Problem): string {
  if (ownWords.includes(code)) return message;
  const found = known.find((each) => each === code) ?? alike.find(([beginning]) => beginning.test(code))?.[1];
  return t(found === undefined ? 'problem.other' : `problem.${found}`);
}
