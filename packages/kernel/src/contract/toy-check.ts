import { NO_CARD, type ShareFrame, TOY_CARDS, type ToyState } from './toy-state.ts';

/** Cards and grain are neither lost nor made; a bid is a card of the hand. */
export function toyCheck(state: ToyState): readonly string[] {
  const broken: string[] = [];
  const cards = [...state.deck, ...state.hands.flat(), ...state.discard].sort((a, b) => a - b);
  if (String(cards) !== String(TOY_CARDS)) broken.push(`The cards are ${String(cards)}.`);
  const shared = state.frames.filter((frame): frame is ShareFrame => frame.procedure === 'share');
  const grain = [state.market, ...state.granary, ...state.temple, ...shared.map(({ left }) => left)];
  const total = grain.reduce((sum, n) => sum + n, 0);
  if (total !== state.harvested) broken.push(`Of ${state.harvested} grain there are ${total}.`);
  if (grain.some((n) => n < 0)) broken.push('A count of grain is below zero.');
  for (const [seat, bid] of state.bids.entries())
    if (bid !== NO_CARD && state.hands[seat]?.includes(bid) !== true)
      broken.push(`Seat ${seat} bids ${bid}, which it does not hold.`);
  return broken;
}
