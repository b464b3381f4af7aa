import { choicesFor } from '@ennead/ankh/read-model';
import { type AnkhState, HIDDEN, NO_BID } from '@ennead/ankh/tables';
import { type Decision, missing, type Option } from '@ennead/kernel';
import type { Expert } from '../judgement.ts';

/** By number of players: turns that are played on before a position is judged (measured at equal time). */
const HORIZON: Readonly<Record<number, number>> = { 2: 3 };
const OTHERWISE = 2;

/** What expert does otherwise at Ankh. */
export const ANKH_EXPERT: Expert<AnkhState> = {
  horizon: ({ setup }) => HORIZON[setup.players] ?? OTHERWISE,
  sensible: (state, decision) =>
    decision.kind === 'bid' || decision.kind === 'auction' ? bids(state, decision) : null,
  unanswered(view, viewer) {
    const { battle } = view;
    if (battle === null) return view;
    const own = view.teamOf[viewer] ?? missing();
    const chosen = battle.chosen.map((cards, team) =>
      // Who has a single choice is not asked.
      cards === HIDDEN && team !== own && choicesFor(view, battle, team).length > 1 ? 0 : cards,
    );
    const bid = battle.bids.map((amount, team) => (amount === HIDDEN && team !== own ? NO_BID : amount));
    return { ...view, battle: { ...battle, chosen, bids: bid } };
  },
};

/** Nothing, what surely beats each rival, and a few between: a bid is lost, so one more than needed is waste. */
function bids(state: AnkhState, { seat, options }: Decision): readonly Option[] {
  const own = state.teamOf[seat] ?? missing();
  const most = options.reduce<number>(
    (max, option) => (typeof option === 'number' ? Math.max(max, option) : max),
    0,
  );
  const wanted = new Set<Option>(['decline', 0, 1, Math.min(most, 2)]);
  for (const other of state.ladder) {
    if (other === own) continue;
    const { followers } = state.teams[other] ?? missing();
    for (const bid of [followers + 1, followers, (followers >> 1) + 1, followers >> 1])
      wanted.add(Math.min(most, bid));
  }
  const kept = options.filter((option) => wanted.has(option));
  return kept.length > 1 ? kept : options;
}
