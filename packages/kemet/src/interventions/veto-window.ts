import type { Decision, Seat } from '@ennead/kernel';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import type { KemetStep } from '../flow.ts';
import { discardOpenly, held } from '../hand.ts';
import { ASKED, intervention, NOT_ASKED, PASSED, VETOED } from '../pieces.ts';
import type { KemetState, Play } from '../state.ts';
import { OPEN_INTERVENTIONS } from './all.ts';
import { playNext } from './playing.ts';

const VETO = intervention('veto');
const VETO_COPIES = INTERVENTIONS[VETO]?.copies ?? 0;
const PASS_ONLY = ['pass'] as const;
const PASS_OR_VETO = ['pass', 'veto'] as const;

/** A card was played: everybody entitled is asked for a Veto, then the card takes effect or is cancelled. */
export const playProcedure: readonly KemetStep[] = [
  { run: openWindow },
  {
    decisions: vetoDecisions,
    answer(state, _frame, seat, option, log) {
      const play = state.play as Play;
      play.answers[seat] = option === 'veto' ? VETOED : PASSED;
      log?.push({ type: 'veto-answered', rule: 'K-DEC-39', to: [seat], seat, veto: option === 'veto' });
      return play.answers.includes(ASKED) ? 'ask' : 'next';
    },
  },
  {
    run(state, frame, log) {
      const vetoer = firstVeto(state, state.play as Play);
      if (vetoer === -1) return 'next';
      playNext(state, vetoer, VETO, log);
      frame.at = 0;
      return 'stay';
    },
  },
  {
    run(state, _frame, log) {
      const { cards, seats } = state.play as Play;
      state.play = null;
      for (const card of cards) discardOpenly(state, card);
      // Each Veto cancels the card before it: the last card stands, the one before falls, and so on.
      for (let i = cards.length - 2; i >= 0; i -= 2)
        log?.push({
          type: 'intervention-cancelled',
          rule: 'K-INT-4',
          seat: seats[i] as Seat,
          card: INTERVENTIONS[cards[i] as number]?.id as InterventionId,
          by: seats[i + 1] as Seat,
        });
      if (cards.length % 2 === 1)
        OPEN_INTERVENTIONS[cards[0] as number]?.takeEffect(state, seats[0] as Seat, log);
      return 'end';
    },
  },
];

/** Asks all but the active player and the player of the card (K-INT-2), unless it is publicly vain (K-INT-6). */
function openWindow(state: KemetState, frame: { at: number }): 'next' | 'stay' {
  const play = state.play as Play;
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
  let seen = state.remembered[VETO] as number;
  for (const card of play.cards) if (card === VETO) seen += 1;
  return seen;
}

/** Who is asked is always told in full; who has answered already is not (K-INT-5). */
function vetoDecisions(state: KemetState): Decision[] {
  const play = state.play as Play;
  const among: Seat[] = [];
  for (let seat = 0; seat < play.answers.length; seat++)
    if (play.answers[seat] !== NOT_ASKED) among.push(seat);
  const secret = `veto-${state.windows}`;
  const last = play.cards.length - 1;
  const about = {
    card: INTERVENTIONS[play.cards[last] as number]?.id as string,
    seat: play.seats[last] as Seat,
  };
  const decisions: Decision[] = [];
  for (const seat of among)
    if (play.answers[seat] === ASKED)
      decisions.push({
        seat,
        kind: 'veto',
        options: held(state, seat, VETO) > 0 ? PASS_OR_VETO : PASS_ONLY,
        secret,
        among,
        about,
      });
  return decisions;
}

/** Of several Vetoes the first in turn order from the active player on is played (K-INT-3). */
function firstVeto(state: KemetState, play: Play): Seat {
  const { order, active } = state;
  const from = order.indexOf(active);
  for (let i = 1; i < order.length; i++) {
    const seat = order[(from + i) % order.length] as Seat;
    if (play.answers[seat] === VETOED) return seat;
  }
  return -1;
}
