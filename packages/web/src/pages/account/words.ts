import type { Problem } from '@ennead/kernel';
import { catalog } from '../../i18n/catalog.ts';
import { problemWords } from '../../table/problem-words.ts';
import type en from './i18n/en.ts';

/** The messages of the account on the settings page. */
export const { t, load } = catalog<typeof en>({
  en: () => import('./i18n/en.ts'),
  uk: () => import('./i18n/uk.ts'),
  cs: () => import('./i18n/cs.ts'),
  ru: () => import('./i18n/ru.ts'),
});

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
