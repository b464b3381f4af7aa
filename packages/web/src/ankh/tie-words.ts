import type { AnkhState } from '@ennead/ankh/tables';
import { t } from './words.ts';

/** Why the winner is ahead of another with as much devotion: places are compared after the last Conflict (A-END-3). */
export function tieWords({ outcome, ladder, teams }: AnkhState): string | null {
  if (outcome?.rule !== 'A-END-3') return null;
  const [second, first] = ladder.slice(-2).map((team) => teams[team]?.devotion);
  return first !== undefined && first === second ? t('tie.last') : null;
}
