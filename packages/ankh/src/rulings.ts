import type { Pinned, Rulings } from '@ennead/kernel';

/** The version of these rules. Every ruling below says what was in force since which. */
export const RULES = 2;

/** A point that rules 1 got wrong: tables of rules 1 go on as they began. */
const corrected = <const Before extends string, const After extends string>(
  rule: string,
  before: Before,
  after: After,
) =>
  ({
    rule,
    date: '2026-11-16',
    variants: [before, after],
    since: { 1: before, 2: after },
    choice: false,
  }) as const;

/** A point where the publisher's later FAQ differs from the rulebooks; rules 1 played it by the FAQ. Tables may choose. */
const disputed = <const Faq extends string, const Book extends string>(rule: string, faq: Faq, book: Book) =>
  ({ ...corrected(rule, faq, book), choice: true, says: { faq } }) as const;

/** Points that are or were played in more than one way, told in docs/rules. */
export const RULINGS = {
  /** Who bids in a Plague: all participants, or those with a figure left in the region. */
  'plague-bidders': disputed('A-CARD-1', 'participants', 'present'),
  /** How often a Mummy that is killed twice in one battle counts for Miracle. */
  'mummy-miracle': disputed('A-CARD-10', 'each-death', 'once'),
  /** Whether Unlock as the first action may be declined where it can be carried out. */
  'first-unlock': corrected('A-TURN-10', 'may', 'must'),
  /** What a city in a region without figures costs its controller. */
  'empty-city-region': corrected('S-STRIFE-8', 'pays', 'skipped'),
  /** The priests in the Throne Room when Tutankhamun dies. */
  'throne-after-death': corrected('P-TUT-6', 'leave', 'stay'),
  /** Whether a team may decline an auction. */
  'auction-declining': corrected('S-GUARD-10', 'may', 'never'),
  /** Whether the priest of a Summon action that brought a figure may be declined. */
  'summoned-priest': corrected('P-ACTION-2', 'may', 'must'),
  /** When the policy cards are played whose effect does not depend on their action. */
  'policy-moment': corrected('P-POLICY-5', 'after', 'either'),
  /** What a cleared building site pays: always 3, or the followers that its layout put there. */
  'site-followers': corrected('S-REBUILD-12', 'three', 'shown'),
  /** A riddle that is to reveal more cards than the deck holds: shuffled in the middle, or only what is left. */
  'short-deck': { ...corrected('P-AMEN-4', 'shuffled', 'left'), date: '2026-11-18' },
} satisfies Rulings;

export type AnkhRulings = Pinned<typeof RULINGS>;
