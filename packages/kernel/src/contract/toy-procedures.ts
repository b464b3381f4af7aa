import { draw } from '../chance.ts';
import { enter, type Frame, type Procedures, procedure } from '../flow.ts';
import type { Fact, Seat } from '../game.ts';
import { missing } from '../list.ts';
import { NO_CARD, type ShareFrame, type ToyState } from './toy-state.ts';

export type ToyFact = Fact &
  (
    | { readonly type: 'round'; readonly round: number }
    | { readonly type: 'harvest'; readonly grain: number }
    | { readonly type: 'drew'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: number }
    | { readonly type: 'bid'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'revealed'; readonly cards: readonly number[] }
    | { readonly type: 'won'; readonly seat: Seat; readonly grain: number }
    | { readonly type: 'tied' }
    | { readonly type: 'stored'; readonly seat: Seat; readonly place: 'granary' | 'temple' }
    | { readonly type: 'ended' }
  );

const HAND = 3;
const DIE = 6;
const PLACES = ['granary', 'temple'] as const;

const game = procedure<ToyState, Frame, ToyFact>({
  run(state, _frame, log) {
    if (state.round === state.rounds) {
      log?.push({ type: 'ended', rule: 'TOY-END-1' });
      return 'over';
    }
    state.round += 1;
    log?.push({ type: 'round', rule: 'TOY-ROUND-1', round: state.round });
    enter(state, { procedure: 'round', at: 0 });
    return 'stay';
  },
});

const round = procedure<ToyState, Frame, ToyFact>(
  {
    run(state, _frame, log) {
      const grain = 1 + draw(state.chance, DIE);
      state.market += grain;
      state.harvested += grain;
      log?.push({ type: 'harvest', rule: 'TOY-HARVEST-1', grain });
      return 'next';
    },
  },
  {
    run(state, _frame, log) {
      for (let seat = 0; seat < state.players; seat++) deal(state, seat, log);
      return 'next';
    },
  },
  {
    decisions(state) {
      const among = [...state.bids.keys()];
      const owing = among.filter((seat) => state.bids[seat] === NO_CARD);
      return owing.map((seat) => ({
        seat,
        kind: 'bid',
        options: [...new Set(state.hands[seat])],
        secret: `bid-${state.round}`,
        among,
      }));
    },
    answer(state, _frame, seat, card, log) {
      state.bids[seat] = card as number;
      log?.push({ type: 'bid', rule: 'TOY-BID-1', to: [seat], seat, card: card as number });
      return state.bids.includes(NO_CARD) ? 'ask' : 'next';
    },
  },
  {
    run(state, _frame, log) {
      const cards = [...state.bids];
      log?.push({ type: 'revealed', rule: 'TOY-BID-2', cards });
      for (const [seat, card] of cards.entries()) {
        const hand = state.hands[seat] ?? missing();
        hand.splice(hand.indexOf(card), 1);
        state.discard.push(card);
      }
      state.bids.fill(NO_CARD);
      const alone = cards.filter((card) => cards.indexOf(card) === cards.lastIndexOf(card));
      if (alone.length === 0) log?.push({ type: 'tied', rule: 'TOY-WIN-2' });
      else win(state, cards.indexOf(Math.max(...alone)), log);
      return 'next';
    },
  },
);

const share = procedure<ToyState, ShareFrame, ToyFact>({
  run: (_state, frame) => (frame.left === 0 ? 'end' : 'ask'),
  decisions: (_state, { seat, left }) => [{ seat, kind: 'share', options: PLACES, about: { left } }],
  answer(state, frame, seat, option, log) {
    const place = option as (typeof PLACES)[number];
    state[place][seat] = (state[place][seat] ?? missing()) + 1;
    frame.left -= 1;
    log?.push({ type: 'stored', rule: 'TOY-SHARE-1', seat, place });
    return 'stay';
  },
});

/** The flow of the game: rounds, and in each the sharing out of what was won. */
export const TOY_PROCEDURES: Procedures<ToyState, ToyFact> = { game, round, share };

function deal(state: ToyState, seat: Seat, log: ToyFact[] | null): void {
  const hand = state.hands[seat] ?? missing();
  const cards = HAND - hand.length;
  for (let i = 0; i < cards; i++) {
    const [card] = state.deck.splice(draw(state.chance, state.deck.length), 1) as [number];
    hand.push(card);
    log?.push({ type: 'drew', rule: 'TOY-DEAL-1', to: [seat], seat, card });
  }
  hand.sort((a, b) => a - b);
  log?.push({ type: 'dealt', rule: 'TOY-DEAL-1', seat, cards });
}

function win(state: ToyState, seat: Seat, log: ToyFact[] | null): void {
  const grain = state.market;
  state.market = 0;
  log?.push({ type: 'won', rule: 'TOY-WIN-1', seat, grain });
  enter<ShareFrame>(state, { procedure: 'share', at: 0, seat, left: grain });
}
