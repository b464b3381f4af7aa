import type { Problem } from '@ennead/kernel';
import { t } from '../i18n/shell.ts';

/** Refusals that have words of their own. */
const known = [
  'already-asked',
  'already-refused',
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
  'hand-over-never',
  'handed-over',
  'internal',
  'is-here',
  'log-full',
  'login-taken',
  'mail-failed',
  'newer-rules',
  'no-such-table',
  'no-way-back',
  'not-a-game',
  'not-an-option',
  'not-found',
  'not-host',
  'not-over',
  'not-public',
  'not-signed-in',
  'not-started',
  'not-waited-for',
  'not-your-seat',
  'not-your-turn',
  'nothing-asked',
  'offline',
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

/** Refusals that mean the same to a player. */
const alike: Readonly<Record<string, Known>> = {
  'bad-first-seat': 'bad-setup',
  'bad-gods': 'bad-setup',
  'bad-guardians': 'bad-setup',
  'bad-house-rules': 'bad-setup',
  'bad-message': 'bad-request',
  'bad-pharaoh': 'bad-setup',
  'bad-players': 'bad-setup',
  'bad-rulings': 'bad-setup',
  'bad-scenario': 'bad-setup',
  'impossible-position': 'bad-position',
  'no-such-game': 'not-found',
  'no-such-moment': 'not-found',
  'no-such-move': 'no-way-back',
  'no-such-passkey': 'not-found',
  'no-such-session': 'not-found',
  'not-asked': 'not-your-turn',
  'not-json': 'bad-request',
  'other-game': 'bad-record',
  'other-hash': 'bad-record',
  'other-origin': 'bad-request',
  'other-result': 'bad-record',
};

/** Everything that has words here: a test finds what does not. */
export const worded: readonly string[] = [...known, ...Object.keys(alike)];

/** Why something was refused, in the language of the page. */
export function problemWords({ code }: Problem): string {
  const found = known.find((each) => each === code) ?? alike[code];
  return t(found === undefined ? 'problem.other' : `problem.${found}`);
}
