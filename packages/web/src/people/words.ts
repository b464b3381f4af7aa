import type { Problem } from '@ennead/kernel';
import { catalog } from '../i18n/catalog.ts';
import type en from '../i18n/en/people.ts';
import { problemWords } from '../table/problem-words.ts';

/** The messages of profiles, friends, ladder, matches and tournaments. */
export const { t, load } = catalog<typeof en>(import.meta.glob('../i18n/*/people.ts'));

/** Refusals that have words of their own here. */
const known = [
  'is-you',
  'no-such-person',
  'not-received',
  'is-blocked',
  'too-many-friends',
  'not-friends',
  'already-here',
  'no-such-tournament',
  'tournament-over',
  'tournament-full',
  'not-in-tournament',
  'too-few',
  'too-many-tournaments',
  'too-many-waiting',
  'bad-seats',
  'bad-rounds',
] as const;

/** Why something between people did not work. */
export function peopleProblem(problem: Problem): string {
  const code = known.find((each) => each === problem.code);
  return code === undefined ? problemWords(problem) : t(`problem.${code}`);
}
