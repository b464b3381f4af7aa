import { missing, numbered, type Seat } from '@ennead/kernel';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import { type KemetStep, secretWindow } from '../flow.ts';
import { discardOpenly, held } from '../hand.ts';
import { ASKED, NOT_ASKED, PASSED, VETOED } from '../pieces.ts';
import type { KemetState, Play } from '../state.ts';
import { OPEN_INTERVENTIONS } from './all.ts';
import { NOBODY_ASKED, playVeto, VETO } from './playing.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** About the card that may be vetoed and who played it. Secret. */
    veto: { option: 'pass' | 'veto'; about: { readonly card: InterventionId; readonly seat: Seat } };
  }
}

declare module '../facts.ts' {
  interface FactFields {
    'veto-answered': { seat: Seat; veto: boolean };
  }
}

const VETO_COPIES = INTERVENTIONS[VETO]?.copies ?? 0;
const PASS_ONLY = ['pass'] as const;
const PASS_OR_VETO = ['pass', 'veto'] as const;

const windowName = numbered('veto');

/** A card was played: everybody entitled is asked for a Veto, then the card takes effect or is cancelled. */
export const playProcedure: readonly KemetStep[] = [
  { run: openWindow },
  // Who is asked is always told in full; who has answered already is not (K-INT-5).
  secretWindow({
    name: ({ windows }) => windowName(windows),
    among: asked,
    isOpen: (state, _frame, seat) => playOf(state).answers[seat] === ASKED,
    ask: (state, _frame, seat) => ({
      kind: 'veto',
      options: held(state, seat, VETO) > 0 ? PASS_OR_VETO : PASS_ONLY,
      about: lastPlayed(playOf(state)),
    }),
    take(state, _frame, seat, option, log) {
      playOf(state).answers[seat] = option === 'veto' ? VETOED : PASSED;
      log?.push({ type: 'veto-answered', rule: 'K-DEC-39', to: [seat], seat, veto: option === 'veto' });
    },
  }),
  {
    run(state, frame, log) {
      const play = playOf(state);
      const vetoer = firstVeto(state, play);
      if (vetoer === -1) return 'next';
      playVeto(state, play, vetoer, log);
      frame.at = 0;
      return 'stay';
    },
  },
  {
    run(state, _frame, log) {
      const { cards, seats } = playOf(state);
      state.play = null;
      for (const card of cards) discardOpenly(state, card);
      // Each Veto cancels the card before it: the last card stands, the one before falls, and so on.
      for (let i = cards.length - 2; i >= 0; i -= 2)
        log?.push({
          type: 'intervention-cancelled',
          rule: 'K-INT-4',
          seat: seats[i] ?? missing(),
          card: (INTERVENTIONS[cards[i] ?? missing()] ?? missing()).id,
          by: seats[i + 1] ?? missing(),
        });
      if (cards.length % 2 === 1)
        OPEN_INTERVENTIONS[cards[0] ?? missing()]?.takeEffect(state, seats[0] ?? missing(), log);
      return 'end';
    },
  },
];

/** Asks all but the active player and the player of the card (K-INT-2), unless it is publicly vain (K-INT-6). */
function openWindow(state: KemetState, frame: { at: number }): 'next' | 'stay' {
  const play = playOf(state);
  const player = play.seats.at(-1);
  const certain = vetoesSeen(state, play) === VETO_COPIES;
  for (let seat = 0; seat < state.setup.players; seat++)
    play.answers[seat] = certain || seat === state.active || seat === player ? NOT_ASKED : ASKED;
  if (play.answers.includes(ASKED)) {
    state.windows += 1;
    return 'next';
  }
  frame.at = 2;
  return 'stay';
}

/** Veto cards played openly since the deck was shuffled, those under way included. */
function vetoesSeen(state: KemetState, play: Play): number {
  let seen = state.remembered[VETO] ?? missing();
  for (const card of play.cards) if (card === VETO) seen += 1;
  return seen;
}

function playOf(state: KemetState): Play {
  if (state.play === null) throw new Error('no card is being played');
  return state.play;
}

function asked(state: KemetState): readonly Seat[] {
  const { answers } = playOf(state);
  let seats = 0;
  for (let seat = 0; seat < answers.length; seat++) if (answers[seat] !== NOT_ASKED) seats |= 1 << seat;
  return SEATS[seats] ?? missing();
}

/** By set of seats: its members. */
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 1 << NOBODY_ASKED.length }, (_, set) =>
  NOBODY_ASKED.flatMap((_, seat) => (((set >> seat) & 1) === 1 ? [seat] : [])),
);

/** The card that may be vetoed. */
function lastPlayed({ cards, seats }: Play): { card: InterventionId; seat: Seat } {
  const last = cards.length - 1;
  return { card: (INTERVENTIONS[cards[last] ?? missing()] ?? missing()).id, seat: seats[last] ?? missing() };
}

/** Of several Vetoes the first in turn order from the active player on is played (K-INT-3). */
function firstVeto(state: KemetState, play: Play): Seat {
  const { order, active } = state;
  const from = order.indexOf(active);
  for (let i = 1; i < order.length; i++) {
    const seat = order[(from + i) % order.length] ?? missing();
    if (play.answers[seat] === VETOED) return seat;
  }
  return -1;
}
