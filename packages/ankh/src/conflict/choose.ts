import type { Decision, Step } from '@ennead/kernel';
import { cardsOfChoice, choicesOf } from '../cards/choices.ts';
import { CARDS_OF_HAND, type CardName } from '../cards/names.ts';
import { seatsOf } from '../devotion.ts';
import type { AnkhFact } from '../facts.ts';
import { groundOf } from '../ground/ground.ts';
import type { AnkhState } from '../state.ts';
import { teamAt } from '../teams.ts';
import { type BattleState, battleOf } from './battle-state.ts';
import type { Log } from './hooks.ts';
import { bitsOf, regionName } from './region.ts';

/** B3: every participant chooses a card of its hand, two if announced, secretly and at the same time. */
export const choose: Step<AnkhState, unknown, AnkhFact> = {
  run(state, _frame, log) {
    const battle = battleOf(state);
    for (const team of bitsOf(battle.participants)) {
      const choices = choicesFor(state, battle, team);
      // Hands are public, so this tells nothing (A-HID-2).
      if (choices.length === 1) lay(state, team, choices[0] as string, log);
    }
    return isWaiting(battle) ? 'ask' : 'next';
  },
  decisions(state) {
    const battle = battleOf(state);
    const among = bitsOf(battle.participants).filter((team) => choicesFor(state, battle, team).length > 1);
    const secret = `cards-${state.event}-${battle.region}`;
    const about = regionName(groundOf(state), battle.region);
    const decisions: Decision[] = [];
    for (const seat of among) {
      if (battle.chosen[seat] !== 0) continue;
      const kind = isTwo(battle, seat) ? 'card-pair' : 'card';
      const options = choicesFor(state, battle, seat);
      decisions.push({ seat, kind, options, secret, among, about });
    }
    return decisions;
  },
  answer(state, _frame, seat, option, log) {
    lay(state, seat, option as string, log);
    return isWaiting(battleOf(state)) ? 'ask' : 'next';
  },
};

/** B4: all cards are turned up together and count as used. */
export const reveal: Step<AnkhState, unknown, AnkhFact> = {
  run(state, _frame, log) {
    const battle = battleOf(state);
    const teams = bitsOf(battle.participants);
    for (const team of teams) {
      const cards = battle.chosen[team] as number;
      battle.cards[team] = cards;
      battle.chosen[team] = 0;
      teamAt(state, team).hand &= ~cards;
    }
    log?.push({
      type: 'cards-revealed',
      rule: 'A-BAT-1',
      cards: teams.map((team) => ({ team, cards: namesOf(battle.cards[team] as number) })),
    });
    return 'next';
  },
};

function lay(state: AnkhState, team: number, choice: string, log: Log): void {
  const cards = cardsOfChoice(choice);
  battleOf(state).chosen[team] = cards;
  log?.push({ type: 'cards-chosen', rule: 'A-BAT-3', to: seatsOf(state, team), team, cards: namesOf(cards) });
}

function isTwo({ announced }: BattleState, team: number): boolean {
  return (announced & (1 << team)) !== 0;
}

function choicesFor(state: AnkhState, battle: BattleState, team: number): readonly string[] {
  return choicesOf(teamAt(state, team).hand, isTwo(battle, team));
}

function isWaiting({ chosen, participants }: BattleState): boolean {
  for (let team = 0; team < chosen.length; team++)
    if ((participants & (1 << team)) !== 0 && chosen[team] === 0) return true;
  return false;
}

function namesOf(cards: number): readonly CardName[] {
  return CARDS_OF_HAND[cards] as readonly CardName[];
}
