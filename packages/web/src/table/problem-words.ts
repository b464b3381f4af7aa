import type { Problem } from '@ennead/kernel';
import { t } from '../i18n/shell.ts';

/** What people may meet. Everything else is said in the words of whoever refused. */
const known = [
  'already-asked',
  'already-refused',
  'already-started',
  'bad-key',
  'bad-passkey',
  'bad-password',
  'bad-record',
  'bad-request',
  'game-over',
  'handed-over',
  'hand-over-never',
  'internal',
  'is-here',
  'log-full',
  'login-taken',
  'newer-rules',
  'no-such-table',
  'no-way-back',
  'not-an-option',
  'not-host',
  'not-over',
  'not-public',
  'not-signed-in',
  'not-waited-for',
  'not-your-seat',
  'not-your-turn',
  'nothing-asked',
  'offline',
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
  'too-many-tables',
  'too-many-undos',
  'too-much-stored',
  'too-much-work',
  'too-soon',
] as const;

/** Why something was refused, in the language of the page. */
export function problemWords({ code, message }: Problem): string {
  const found = known.find((each) => each === code);
  return found === undefined ? message : t(`problem.${found}`);
}
