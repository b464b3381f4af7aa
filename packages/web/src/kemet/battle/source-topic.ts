import type { BattleCardId } from '@ennead/kemet/tables';
import type { Topic } from '../../table/sentence.ts';
import { battleCardTopic, cardTopic, creatureTopic, tileTopic } from '../topics.ts';
import { isCreature, isIntervention, isTileKind } from '../words/about.ts';

/** What a term of a sum comes from, to be read; null for units and the like. */
export function sourceTopic(source: string, card: BattleCardId | null): Topic | null {
  if (source === 'card') return card === null ? null : battleCardTopic(card);
  if (isCreature(source)) return creatureTopic(source);
  if (isTileKind(source)) return tileTopic(source);
  return isIntervention(source) ? cardTopic(source) : null;
}
