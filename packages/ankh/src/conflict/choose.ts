import { missing, type Step } from '@ennead/kernel';
import { secretWindow } from '../ask.ts';
import { type CardPair, cardsIn, cardsOfChoice, pairsIn } from '../cards/choices.ts';
import type { CardName } from '../cards/names.ts';
import { seatsOf } from '../devotion.ts';
import type { AnkhFact } from '../facts.ts';
import { groundOf } from '../ground/ground.ts';
import type { AnkhState } from '../state.ts';
import { teamAt } from '../teams.ts';
import { type BattleState, battleOf } from './battle-state.ts';
import type { Log } from './hooks.ts';
import { bitsOf, regionName } from './region.ts';

const window = secretWindow<unknown, 'card' | 'card-pair'>({
  name: (state) => `cards-${state.event}-${battleOf(state).region}`,
  among(state) {
    const battle = battleOf(state);
    return bitsOf(battle.participants).filter((team) => choicesFor(state, battle, team).length > 1);
  },
  isOpen: (state, _frame, team) => battleOf(state).chosen[team] === 0,
  ask(state, _frame, team) {
    const battle = battleOf(state);
    const { hand } = teamAt(state, team);
    const about = regionName(groundOf(state), battle.region);
    return isTwo(battle, team)
      ? { kind: 'card-pair', options: pairsIn(hand), about }
      : { kind: 'card', options: cardsIn(hand), about };
  },
  take: (state, _frame, team, option, log) => lay(state, team, option, log),
});

/** B3: every participant chooses a card of its hand, two if announced, secretly and at the same time. */
export const choose: Step<AnkhState, unknown, AnkhFact> = {
  ...window,
  run(state, frame, log) {
    const battle = battleOf(state);
    for (const team of bitsOf(battle.participants)) {
      const [only, another] = choicesFor(state, battle, team);
      // Hands are public, so this tells nothing (A-HID-2).
      if (only !== undefined && another === undefined) lay(state, team, only, log);
    }
    return window.run(state, frame, log);
  },
};

/** B4: all cards are turned up together and count as used. */
export const reveal: Step<AnkhState, unknown, AnkhFact> = {
  run(state, _frame, log) {
    const battle = battleOf(state);
    const teams = bitsOf(battle.participants);
    for (const team of teams) {
      const cards = battle.chosen[team] ?? missing();
      battle.cards[team] = cards;
      battle.chosen[team] = 0;
      teamAt(state, team).hand &= ~cards;
    }
    log?.push({
      type: 'cards-revealed',
      rule: 'A-BAT-1',
      cards: teams.map((team) => ({ team, cards: cardsIn(battle.cards[team] ?? missing()) })),
    });
    return 'next';
  },
};

function lay(state: AnkhState, team: number, choice: CardName | CardPair, log: Log): void {
  const cards = cardsOfChoice(choice);
  battleOf(state).chosen[team] = cards;
  log?.push({ type: 'cards-chosen', rule: 'A-BAT-3', to: seatsOf(state, team), team, cards: cardsIn(cards) });
}

function isTwo({ announced }: BattleState, team: number): boolean {
  return (announced & (1 << team)) !== 0;
}

/** What the team may lay in this battle. */
export function choicesFor(
  state: AnkhState,
  battle: BattleState,
  team: number,
): readonly (CardName | CardPair)[] {
  const { hand } = teamAt(state, team);
  return isTwo(battle, team) ? pairsIn(hand) : cardsIn(hand);
}
