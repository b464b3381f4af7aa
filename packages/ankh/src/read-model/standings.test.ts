import { expect, test } from 'vitest';
import { CARD_NAMES } from '../cards/names.ts';
import { battleOf } from '../conflict/battle-state.ts';
import { regionName } from '../conflict/region.ts';
import { addedToGain } from '../devotion.ts';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import { groundOf } from '../ground/ground.ts';
import { playing, STIRS } from '../testing/playing.ts';
import { conflictForecast } from './forecast.ts';
import { gainTerms } from './gain.ts';
import { consolationOf, deadly, offeredTo, prizeOf, standingsOf } from './standings.ts';

const CARDS: readonly string[] = CARD_NAMES;

/** Of the facts of one answer, those before anything stirred in the regions. */
function calmPart(facts: readonly AnkhFact[]): readonly AnkhFact[] {
  const end = facts.findIndex(({ type }) => STIRS.test(type));
  return end < 0 ? facts : facts.slice(0, end + 1);
}

test('A-STR-2, A-MAJ-4, A-DOM-2, A-GAIN-1: counted at once, all teams stand as region by region', () => {
  let compared = 0;
  let answers = 0;
  playing(12, (state) => {
    answers += 1;
    if (answers % 11 !== 0 || state.battle !== null) return;
    const view = ankh.view(state, null);
    const standings = standingsOf(view);
    const { teams } = standings;
    for (const { region, teams: there, gains, dominated } of conflictForecast(view)) {
      const here = standings.here[region];
      expect(there.map(({ team }) => 1 << team).reduce((sum, bit) => sum + bit, 0)).toBe(here);
      for (const { team, figures, strength, mortals } of there) {
        const at = region * teams + team;
        compared += 1;
        expect(standings.present[at]).toBe(figures);
        expect(standings.strength[at]).toBe(strength);
        if (dominated < 0 && deadly(standings).lost & (1 << team))
          expect(standings.mortal[at]).toBe(mortals.length);
        const bonus = addedToGain(view, team)?.amount ?? 0;
        const sure = (source: string) =>
          gains.find((gain) => gain.team === team && gain.source === source)?.amount ?? bonus;
        // A gain that ends the game is cut at its end.
        if ((view.teams[team]?.devotion ?? 0) < 20) {
          expect(standings.majorities[at]).toBe(sure('majorities') - bonus);
          if (dominated === team)
            expect(prizeOf(standings, region, team, null)).toBe(sure('domination') - bonus);
        }
      }
    }
    for (const [team, income] of standings.income.entries())
      expect(income).toBe(gainTerms({ ...view, pharaoh: null }, team).filter(({ space }) => space).length);
  });
  expect(compared).toBeGreaterThan(300);
});

test('A-REW-1, A-POW-9: a victory brings what was foreseen, but for cards', () => {
  let won = 0;
  let glorious = 0;
  playing(24, (state) => {
    if (state.battle === null) return;
    const view = ankh.view(state, null);
    const region = state.battle.region;
    return (facts) => {
      const calm = calmPart(facts.filter(({ type }) => type !== 'devotion'));
      const reward = calm.find((fact) => fact.type === 'reward' && fact.victory === 'battle');
      if (reward?.type !== 'reward' || reward.region !== regionName(groundOf(view), region)) return;
      const strength: number[] = view.teams.map(() => 0);
      let participants = 0;
      for (const fact of facts)
        if (fact.type === 'strength') {
          strength[fact.team] = fact.total;
          participants |= 1 << fact.team;
        }
      const byCards = reward.terms.reduce(
        (sum, { source, value }) => (CARDS.includes(source) ? sum + value : sum),
        0,
      );
      const isPrevented = facts.some((fact) => fact.type === 'gain-prevented' && fact.source === 'battle');
      won += 1;
      if (reward.terms.some(({ source }) => source === 'glorious')) glorious += 1;
      expect(prizeOf(standingsOf(view), region, reward.team, { participants, strength })).toBe(
        isPrevented ? 0 : reward.total - byCards,
      );
    };
  });
  expect(won).toBeGreaterThan(30);
  expect(glorious).toBeGreaterThan(0);
});

test('A-POW-10, A-POW-12: what losers and buyers get is foreseen', () => {
  const seen = { consoled: 0, offered: 0 };
  /** By team, at the last count of strength. */
  const figures: number[] = [];
  playing(24, (state) => {
    if (state.battle === null) return;
    const standings = standingsOf(ankh.view(state, null));
    const { region } = battleOf(state);
    for (const decision of ankh.decisions(state))
      if (decision.kind === 'worshipful') {
        seen.offered += 1;
        expect(offeredTo(standings, region, state.teamOf[decision.seat] ?? -1)).toBe(1);
      }
    return (facts) => {
      for (const fact of facts) {
        if (fact.type === 'strength') figures[fact.team] = fact.figures;
        if (fact.type !== 'devotion' || fact.source !== 'magnanimous' || fact.after >= 30) continue;
        seen.consoled += 1;
        const present = standings.present.map((_, at) => figures[at % standings.teams] ?? 0);
        const foreseen = consolationOf({ ...standings, present }, region, fact.team);
        expect(foreseen).toBe(fact.amount - (fact.bountiful ? 1 : 0));
      }
    };
  });
  expect(seen.offered).toBeGreaterThan(5);
  expect(seen.consoled).toBeGreaterThan(0);
});
