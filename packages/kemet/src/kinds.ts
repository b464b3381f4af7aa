/**
 * Every kind of decision, by the number of its row in section 17, with what its options mean.
 *
 * Sectors, colours, tile kinds, creatures, battle cards and interventions are named by their ids. At idle points
 * (kinds marked "idle") the list also holds `play:<intervention>` for each card that may be played (K-DEC-11).
 */
export const DECISION_KINDS = {
  /** '1/1/1' | '2/1/0' */
  split: 'K-DEC-1',
  /** 'white' | 'red' | 'blue': the colour that gets level 2 */
  'high-colour': 'K-DEC-2',
  /** the two other colours: which one stays off the board */
  'missing-colour': 'K-DEC-3',
  /** free own districts; about: { colour } */
  district: 'K-DEC-4',
  /** numbers of units; about: { sector } */
  'setup-units': 'K-DEC-5',
  /** the interventions looked at: which to keep. Secret. */
  vision: 'K-DEC-6',
  /** sectors, one unit at a time, or 'stop' */
  reinforcements: 'K-DEC-7',
  /** districts of pyramids, 'new:<colour>' for one not on the board, or 'none' */
  'hand-of-god': 'K-DEC-8',
  /** seats (numbers), from the first to the last place */
  'turn-order': 'K-DEC-9',
  /** '<space>', 'silver:<space>', 'gold:move', 'gold:recruit', 'end'. Idle. */
  token: 'K-DEC-10',
  /** sectors with enemy troops */
  'fire-target': 'K-DEC-12',
  /** sectors, one unit at a time; 'stop' after the first */
  enlistment: 'K-DEC-13',
  /** districts of pyramids, 'new:<colour>', or 'none'. Idle. */
  'raise-pyramid': 'K-DEC-14',
  /** target levels (numbers) or 'none'; about: { pyramid } as it was answered before */
  'raise-level': 'K-DEC-15',
  /** own districts for a new pyramid; about: { colour } */
  'new-district': 'K-DEC-16',
  /** tile kinds or 'none'; about: { colour }. Idle. */
  tile: 'K-DEC-17',
  /** own districts or 'reserve'; about: { creature } */
  'creature-place': 'K-DEC-18',
  /** basic battle cards */
  'give-up': 'K-DEC-19',
  /** own districts or 'done'. The first one is idle. */
  'recruit-district': 'K-DEC-20',
  /** numbers of units; about: { sector } */
  'recruit-units': 'K-DEC-21',
  /** creatures of the reserve or 'none'; about: { sector } */
  'recruit-creature': 'K-DEC-22',
  /** sectors with own units or 'none'. Idle. */
  start: 'K-DEC-23',
  /** 'land:<sector>', 'harbor:<sector>', 'teleport:<sector>' (paid), 'card-teleport:<sector>', 'end'; about: { from }. Idle. */
  step: 'K-DEC-24',
  /** numbers of units; about: { from, to } */
  'step-units': 'K-DEC-25',
  /** 'with' | 'without'; about: { creature, from, to } */
  'step-creature': 'K-DEC-26',
  /** 'fight', 'escape' if the card is held; about: { sector }. Secret. */
  escape: 'K-DEC-27',
  /** free adjacent sectors; about: { sector } */
  'escape-sector': 'K-DEC-28',
  /** battle cards in hand: the one to play; about: { sector }. Secret. */
  'battle-card': 'K-DEC-29',
  /** battle cards in hand: the one to discard; about: { sector }. Secret. */
  'discard-card': 'K-DEC-30',
  /** interventions of the kind battle, one at a time, or 'done'; about: { sector }. Secret. */
  'battle-intervention': 'K-DEC-31',
  /** interventions in hand, one at a time, or 'done'; about: { sector }. Secret. */
  wound: 'K-DEC-32',
  /** 'retreat' | 'recall' | 'stay'; about: { sector } */
  loser: 'K-DEC-33',
  /** sectors; about: { sector } of the battle */
  'retreat-sector': 'K-DEC-34',
  /** 'stay' | 'recall'; about: { sector } */
  winner: 'K-DEC-35',
  /** own districts; about: { creature } */
  'creature-home': 'K-DEC-36',
  /** 'sacrifice' | 'decline' */
  delta: 'K-DEC-37',
  /** 'sacrifice' | 'decline' */
  sanctuary: 'K-DEC-38',
  /** 'pass', 'veto' if the card is held; about: { card, seat } that may be vetoed. Secret. */
  veto: 'K-DEC-39',
} as const;

export type DecisionKind = keyof typeof DECISION_KINDS;
