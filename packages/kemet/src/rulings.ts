import type { Pinned, Rulings } from '@ennead/kernel';

/** The version of these rules. Every ruling below says what was in force since which. */
export const RULES = 2;

/** Points that are or were played in more than one way, told in docs/rules. `faq` is the publisher's later FAQ. */
export const RULINGS = {
  /** What a beaten troop does whose conqueror has no unit left. */
  'beaten-troop': {
    rule: 'K-BATTLE-19',
    date: '2026-11-16',
    variants: ['may-stay', 'leaves'],
    since: { 1: 'may-stay', 2: 'leaves' },
    choice: true,
    says: { faq: 'may-stay' },
  },
  /** Where the creature of a recalled troop goes. */
  'recalled-creature': {
    rule: 'K-BATTLE-22',
    date: '2026-11-16',
    variants: ['home', 'reserve'],
    since: { 1: 'home', 2: 'reserve' },
    choice: true,
    says: { faq: 'home' },
  },
  /** Where a creature goes that has no unit with it any more. */
  'lone-creature': {
    rule: 'K-CREA-5',
    date: '2026-11-18',
    variants: ['city', 'owner-chooses', 'city-if-destroyed'],
    since: { 1: 'city', 2: 'city-if-destroyed' },
    choice: true,
    says: { faq: 'city' },
  },
  /** How often Priest of Ra saves in one action. */
  'priest-of-ra': {
    rule: 'K-PAY-3',
    date: '2026-11-16',
    variants: ['each-payment', 'once-an-action'],
    since: { 1: 'each-payment', 2: 'once-an-action' },
    choice: false,
  },
  /** How often one Move may teleport to the same obelisk. */
  'teleport-again': {
    rule: 'K-MOVE-11',
    date: '2026-11-16',
    variants: ['once', 'paid'],
    since: { 1: 'once', 2: 'paid' },
    choice: false,
  },
  /** Which pyramids Hand of God raises. */
  'hand-of-god': {
    rule: 'K-TILE-5',
    date: '2026-11-16',
    variants: ['controlled', 'own'],
    since: { 1: 'controlled', 2: 'own' },
    choice: false,
  },
  /** What an intervention needs beside its price and its time. */
  intervention: {
    rule: 'K-DI-2',
    date: '2026-11-16',
    variants: ['needs-effect', 'needs-nothing'],
    since: { 1: 'needs-effect', 2: 'needs-nothing' },
    choice: false,
  },
  /** Whether a troop keeps the range of a creature that it leaves behind. */
  'creature-range': {
    rule: 'K-MOVE-5',
    date: '2026-11-16',
    variants: ['kept', 'while-together'],
    since: { 1: 'kept', 2: 'while-together' },
    choice: false,
  },
  /** When open discards of a battle are seen. */
  'open-discards': {
    rule: 'K-RUL-61',
    date: '2026-11-17',
    variants: ['at-reveal', 'at-once'],
    since: { 1: 'at-reveal', 2: 'at-once' },
    choice: false,
  },
} as const satisfies Rulings;

export type KemetRulings = Pinned<typeof RULINGS>;
