import { chanceFrom, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import { newGame } from '../testing/table.ts';

/** What the facts of a game say about each team. */
interface Told {
  readonly devotion: number[];
  readonly followers: number[];
}

function sum(terms: readonly { readonly value: number }[]): number {
  return terms.reduce((total, { value }) => total + value, 0);
}

/** Adds one fact to what was told so far, and checks that what it says of before agrees with it. */
function tell(told: Told, fact: AnkhFact, next: AnkhFact | undefined): void {
  switch (fact.type) {
    case 'devotion':
      expect(fact.before).toBe(told.devotion[fact.team]);
      told.devotion[fact.team] = fact.after;
      break;
    case 'followers':
      expect(fact.total - fact.amount).toBe(told.followers[fact.team]);
      told.followers[fact.team] = fact.total;
      break;
    case 'strength':
      expect(sum(fact.terms)).toBe(fact.total);
      break;
    case 'reward':
      expect(sum(fact.terms)).toBe(fact.total);
      expect(next).toMatchObject({ type: 'devotion', team: fact.team });
      if (next?.type === 'devotion') expect(next.amount).toBe(fact.total + (next.bountiful === true ? 1 : 0));
      break;
    case 'gods-merged':
      expect(fact.followers).toBe((told.followers[fact.upper] ?? 0) + (told.followers[fact.lower] ?? 0));
      expect(fact.devotion).toBe(told.devotion[fact.lower]);
      told.followers[fact.upper] = fact.followers;
      told.devotion[fact.upper] = fact.devotion;
      break;
    case 'god-forgotten':
      expect(fact.devotion).toBe(told.devotion[fact.team]);
      break;
    default:
  }
}

test('the facts account for every devotion, follower and strength point of a game', () => {
  for (let game = 0; game < 40; game++) {
    const { state, facts } = newGame(
      { players: 2 + (game % 4), houseRules: { redSection: game % 8 < 4 ? 20 : 4 } },
      `story ${game}`,
    );
    const chance = chanceFrom(`teller ${game}`);
    const told: Told = {
      devotion: state.teams.map(({ devotion }) => devotion),
      followers: state.teams.map(({ followers }) => followers),
    };
    for (let open = ankh.decisions(state); open.length > 0; open = ankh.decisions(state)) {
      facts.length = 0;
      const [{ seat }, option] = randomAnswer(open, chance);
      ankh.apply(state, seat, option, facts);
      for (const [i, fact] of facts.entries()) tell(told, fact, facts[i + 1]);
      for (const team of state.ladder) {
        expect(state.teams[team]?.devotion).toBe(told.devotion[team]);
        expect(state.teams[team]?.followers).toBe(told.followers[team]);
      }
    }
  }
});

test('every fact carries the id of a rule', () => {
  const { state, facts } = newGame({ players: 4 }, 'ids');
  const chance = chanceFrom('ids');
  for (let open = ankh.decisions(state); open.length > 0; open = ankh.decisions(state)) {
    const [{ seat }, option] = randomAnswer(open, chance);
    ankh.apply(state, seat, option, facts);
  }
  for (const { type, rule } of facts) expect(rule, type).toMatch(/^[AS]-[A-Z]+-\d+a?$/);
});
