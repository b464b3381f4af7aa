import type { AnkhState } from '@ennead/ankh/tables';
import { teamName } from './names.ts';
import { t } from './words.ts';

/** How an Ankh game came to its end (A-END-1 to A-END-3, A-FGT-5). */
export function endWords(view: AnkhState): string | null {
  const { outcome, setup, teamOf } = view;
  const god = teamName(view, teamOf[outcome?.winners[0] ?? -1] ?? -1);
  switch (outcome?.rule) {
    case 'A-END-1':
      return t('end.highest', { god, devotion: setup.houseRules.highestDevotion });
    case 'A-END-2':
      return t('end.last', { god });
    case 'A-END-3':
      return t('end.most', { god });
    case 'A-FGT-5':
      return t('end.nobody');
    default:
      return null;
  }
}
