import { type KemetState, RULES, RULINGS } from '@ennead/kemet/tables';
import { atThisTable, byBookOrFaq, olderWords, type RulingPoint } from '../../setup/rulings.ts';
import { load, t } from './words.ts';

// Nothing below may speak before its words are there.
await load();

const POINTS = ['beaten-troop', 'recalled-creature', 'lone-creature'] as const;

/** Where the publisher's later FAQ differs from the rulebook. */
export function kemetPoints(): RulingPoint[] {
  return POINTS.map((key) =>
    byBookOrFaq(RULINGS, RULES, key, t(`ruling.${key}`), {
      book: t(`ruling.${key}.book`),
      faq: t(`ruling.${key}.faq`),
    }),
  );
}

/** How a rule is played in this match, where that is not the same everywhere. */
export function rulingWords({ rulings }: KemetState, rule: string): string | null {
  const older = olderWords(RULINGS, RULES, rulings, rule);
  if (older !== null) return older;
  return atThisTable(kemetPoints(), rule, (key) => rulings[key as keyof typeof rulings]);
}
