import { t } from './words.ts';

/** What bots look at, in the order of their judgement. */
const reasons = [
  'points',
  'temples',
  'two-temples',
  'sanctuary',
  'tiles',
  'units',
  'prayer',
  'cards',
  'pyramids',
  'good-attack',
  'danger',
  /** Not a reason, but told beside them. */
  'battle',
] as const;

export function reasonWords(key: string): string | null {
  const known = reasons.find((reason) => reason === key);
  return known === undefined ? null : t(`advice.${known}`);
}
