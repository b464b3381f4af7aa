import type { AnkhState } from '@ennead/ankh/tables';
import { teamName } from './names.ts';
import { t } from './words.ts';

/** Why the winner is ahead of another with as much devotion: places are compared after the last Conflict (A-END-3). */
export function tieWords(view: AnkhState): string | null {
  const { outcome, ladder, teams } = view;
  if (outcome?.rule !== 'A-END-3') return null;
  const [second, first] = ladder.slice(-2);
  const devotion = teams[first ?? -1]?.devotion;
  if (first === undefined || devotion === undefined || teams[second ?? -1]?.devotion !== devotion)
    return null;
  return t('tie.last', { devotion, god: teamName(view, first) });
}
