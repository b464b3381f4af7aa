import type { KemetState } from '@ennead/kemet/tables';
import { goalOf } from '@ennead/kemet/tables';
import { t } from './words.ts';

/** What ended the game: the goal, or the last round of a game with a limit (K-END-1, K-END-4). */
export function endWords(view: KemetState): string | null {
  const { endedBy, round } = view;
  if (endedBy === '') return null;
  return endedBy === 'K-END-4' ? t('end.limit', { round }) : t('end.goal', { round, goal: goalOf(view) });
}
