import type { Problem } from '@ennead/kernel';
import { catalog } from '../../i18n/catalog.ts';
import type en from '../../i18n/en/account.ts';
import { problemWords } from '../../table/problem-words.ts';

/** The messages of the account on the settings page. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../../i18n/*/account.ts'));

/** Why something about the account did not work. */
export function accountProblem(problem: Problem): string {
  if (problem.code === 'passkey-cancelled') return t('passkey.cancelled');
  if (problem.code === 'push-blocked') return t('push.blocked');
  if (problem.code === 'push-failed') return t('push.failed');
  if (problem.code === 'proof-needed') return t('proof.needed');
  if (problem.code === 'too-many-letters') return t('email.too-many');
  if (problem.code === 'mail-failed') return t('email.failed');
  return problemWords(problem);
}
