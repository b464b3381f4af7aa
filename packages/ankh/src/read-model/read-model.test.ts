import type { Option } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ACTION_NAMES } from '../actions/names.ts';
import { FEWEST_TO_MERGE, hasMerge } from '../ending/has-merge.ts';
import { figureName } from '../figures.ts';
import { ankh } from '../game.ts';
import { groundOf, regionOfLand } from '../ground/ground.ts';
import { SPACES, spaceName, spaceNamed } from '../map/spaces.ts';
import { buildPrice } from '../powers/build-price.ts';
import { teamOfSeat } from '../teams.ts';
import { powers, skirmish } from '../testing/battle.ts';
import { given } from '../testing/given.ts';
import { playing, STIRS } from '../testing/playing.ts';
import { conflictForecast, forecast, type RegionForecast } from './forecast.ts';
import { gainTerms } from './gain.ts';
import { idleActions } from './idle.ts';
import { unlockPrice } from './prices.ts';
import { withinReach } from './reach.ts';
import { type WhyNot, whyNot } from './why-not.ts';

const total = (terms: readonly { readonly value: number }[]) =>
  terms.reduce((sum, { value }) => sum + value, 0);

test('A-GAIN-1, A-POW-4, P-CARD-6: a Gain Followers action gives what was foreseen, monument by monument', () => {
  let actions = 0;
  playing(16, (state, asked) => {
    if (!asked.endsWith('action gain')) return;
    const team = teamOfSeat(state, state.turn);
    const foreseen = gainTerms(ankh.view(state, null), team);
    return (facts) => {
      const taken = facts.findIndex(({ type }) => type === 'action-taken');
      const after = facts.slice(taken + 1);
      // A policy card may come before the action does.
      if (!['followers', 'action-without-effect'].includes(after[0]?.type ?? '')) return;
      const end = after.findIndex(({ type }) => type !== 'followers');
      const told = after
        .slice(0, end < 0 ? undefined : end)
        .flatMap((fact) =>
          fact.type === 'followers' && (fact.source === 'monument' || fact.source === 'revered')
            ? [{ source: fact.source, value: fact.amount, ...(fact.space && { space: fact.space }) }]
            : [],
        );
      actions += 1;
      expect(told).toEqual(foreseen);
    };
  });
  expect(actions).toBeGreaterThan(100);
});

test('A-TURN-10, A-SUM-6, A-UNL-4: an action does nothing where that was foreseen, and only there', () => {
  const met = new Set<string>();
  playing(16, (state, asked) => {
    const action = ACTION_NAMES.find((name) => asked.endsWith(`action ${name}`));
    // A policy card may come before the action does.
    if (action === undefined || state.pharaoh !== null) return;
    const isIdle = idleActions(ankh.view(state, null), state.turn).includes(action);
    return (facts) => {
      met.add(`${action} ${isIdle}`);
      expect(facts.some(({ type }) => type === 'action-without-effect')).toBe(isIdle);
    };
  });
  expect([...met]).toEqual(
    expect.arrayContaining(['move false', 'summon false', 'gain false', 'unlock true', 'unlock false']),
  );
});

test('A-UNL-3: a power costs what was foreseen', () => {
  let unlocked = 0;
  playing(12, (state, asked) => {
    if (!asked.startsWith('unlock ')) return;
    const [decision] = ankh.decisions(state);
    if (decision?.kind !== 'unlock') throw new Error('another question');
    const price = unlockPrice(ankh.view(state, null), decision.about);
    return (facts) => {
      for (const fact of facts)
        if (fact.type === 'power-unlocked') {
          unlocked += 1;
          expect(fact.cost).toBe(price);
        }
    };
  });
  expect(unlocked).toBeGreaterThan(40);
});

test('A-CON-3, A-MAJ-4, A-STR-2, A-DOM-2: a Conflict brings what was foreseen of the next region', () => {
  const counted = { dominated: 0, strengths: 0, majorities: 0, order: 0 };
  let next: RegionForecast | undefined;
  playing(20, (state) => {
    const before = ankh.view(state, null);
    return (facts) => {
      const reached = facts.find((fact) => fact.type === 'region-reached');
      const strengths = facts.filter((fact) => fact.type === 'strength');
      if (reached === undefined && strengths.length === 0) return;
      const seen = conflictForecast(before);
      const under = before.battle === null ? undefined : forecast(before, before.battle.region);
      const stirred = facts.slice(0, reached && facts.indexOf(reached)).some(({ type }) => STIRS.test(type));
      if (reached !== undefined && !stirred) {
        next = seen.find(({ name }) => name === reached.region);
        counted.order += 1;
        expect(seen[0]?.name).toBe(reached.region);
        expect(next?.number).toBe(reached.number);
        expect(next?.status).toBe(reached.status);
        expect(next?.teams.map(({ team }) => team).sort()).toEqual([...reached.teams].sort());
        const rest = facts.slice(facts.indexOf(reached) + 1);
        if (reached.status === 'dominated') {
          counted.dominated += 1;
          const end = rest.findIndex(({ type }) => type === 'region-reached' || type === 'conflict-ended');
          const gains = rest
            .slice(0, end < 0 ? undefined : end)
            .flatMap((fact) =>
              fact.type === 'devotion' && ['majorities', 'domination'].includes(fact.source)
                ? [{ team: fact.team, amount: fact.amount, source: fact.source }]
                : [],
            );
          expect(next?.gains).toEqual(gains);
        }
      }
      const first = facts.findIndex(({ type }) => type === 'majorities' || type === 'strength');
      if (under === undefined || strengths.length === 0) return;
      if (facts.slice(0, first).some(({ type }) => STIRS.test(type))) return;
      for (const fact of strengths) {
        const foreseen = under.teams.find(({ team }) => team === fact.team);
        if (foreseen === undefined) throw new Error('a team without a forecast');
        counted.strengths += 1;
        expect(fact.total).toBeGreaterThanOrEqual(foreseen.strength + foreseen.cards.least);
        expect(fact.total).toBeLessThanOrEqual(foreseen.strength + foreseen.cards.most);
        expect(fact.terms).toEqual(expect.arrayContaining([...foreseen.terms]));
      }
      const told = facts.find((fact) => fact.type === 'majorities');
      if (told !== undefined) {
        counted.majorities += 1;
        expect(under.majorities).toEqual(told.kinds);
      }
    };
  });
  expect(counted.order).toBeGreaterThan(20);
  expect(counted.dominated).toBeGreaterThan(5);
  expect(counted.strengths).toBeGreaterThan(20);
  expect(counted.majorities).toBeGreaterThan(5);
});

const EAST = regionOf('H5');
function regionOf(space: string): number {
  return regionOfLand(groundOf(given({ gods: ['ra', 'amun'] }).state), spaceNamed(space));
}

test('A-STR-2, A-KILL-1, A-REW-1: both sides of a battle to come, term by term', () => {
  const { state } = given({
    gods: ['anubis', 'amun'],
    pieces: { H5: 'god 0', H4: 'temple 0', A6: 'temple 0', A8: 'temple 0', I9: 'god 1', H6: 'warrior 1' },
    teams: { 0: { powers: powers('resplendent', 'temple-attuned') } },
  });
  const { teams, status, gains } = forecast(ankh.view(state, null), EAST);
  expect(status).toBe('battle');
  expect(teams).toMatchObject([
    { team: 0, strength: 5, cards: { least: 0, most: 3 }, victory: 1, mortals: [] },
    { team: 1, strength: 2, cards: { least: 0, most: 4 }, victory: 1, mortals: ['H6'] },
  ]);
  expect(total(teams[0]?.terms ?? [])).toBe(5);
  expect(gains).toEqual([{ team: 0, amount: 1, source: 'majorities' }]);
});

test('A-DOM-2: alone in a region', () => {
  const { state } = given({ gods: ['ra', 'amun'], pieces: { H5: 'god 0', B5: 'god 1' } });
  expect(forecast(state, EAST)).toMatchObject({
    status: 'dominated',
    dominated: 0,
    gains: [{ team: 0, amount: 1, source: 'domination' }],
    teams: [{ team: 0, victory: 0, mortals: [], cards: { least: 0, most: 0 } }],
  });
});

test('A-STR-4: once cards are revealed nothing more can come', () => {
  const table = skirmish(
    { gods: ['ra', 'amun'], pieces: { H5: 'god 0', H6: 'god 1' }, teams: { 1: { twoCardsUsed: true } } },
    'H5',
  );
  expect(forecast(table.state, EAST).teams[0]?.cards).toEqual({ least: 0, most: 3 });
  const before = JSON.stringify(table.state);
  conflictForecast(table.state);
  expect(JSON.stringify(table.state)).toBe(before);
});

test('A-MOVE-5: a figure without ways of its own may go just where it was foreseen to', () => {
  let asked = 0;
  playing(12, (state) => {
    const [decision] = ankh.decisions(state);
    if (decision?.kind !== 'move-to') return;
    const from = spaceNamed(decision.about);
    const foreseen = withinReach(ankh.view(state, null), from).map(spaceName);
    asked += 1;
    const figure = figureName(state.figures[from] ?? 0);
    const hasOwnWays = figure === 'satet' || figure === 'giant-scorpion';
    if (hasOwnWays) expect(decision.options).toEqual(expect.arrayContaining(foreseen));
    else expect([...decision.options].sort()).toEqual(foreseen.sort());
  });
  expect(asked).toBeGreaterThan(100);
});

test('A-MOVE-5, A-SUM-2, A-CTRL-1: whatever is not offered has a reason, and what is free and near has none but distance', () => {
  const reasons = new Set<WhyNot>();
  playing(6, (state) => {
    const [decision] = ankh.decisions(state);
    if (decision === undefined || !/-to$|^control$|^move-figure$/.test(decision.kind)) return;
    const view = ankh.view(state, decision.seat);
    const offered = new Set<Option>(decision.options);
    for (const [space, name] of SPACES.entries()) {
      if (offered.has(name)) continue;
      const reason = whyNot(view, decision, space);
      reasons.add(reason);
      if (reason === 'too-far' && decision.kind === 'move-to')
        expect(withinReach(view, spaceNamed(decision.about))).not.toContain(space);
    }
  });
  expect([...reasons].sort()).toEqual(
    expect.arrayContaining(['moved', 'monument', 'no-figure', 'not-beside', 'taken', 'too-far', 'water']),
  );
});

test('A-CARD-4, A-POW-2: a monument built by card costs what was foreseen', () => {
  let built = 0;
  playing(16, (state, asked) => {
    const [decision] = ankh.decisions(state);
    if (decision?.kind !== 'build' || asked === 'build pass') return;
    const price = buildPrice(ankh.view(state, null), teamOfSeat(state, decision.seat));
    const before = state.teams[decision.seat]?.followers ?? 0;
    return (facts) => {
      if (!facts.some(({ type }) => type === 'monument-built')) return;
      built += 1;
      const paid = facts.find((fact) => fact.type === 'followers' && fact.source === 'build-monument');
      expect(paid).toEqual(
        price === 0 ? undefined : expect.objectContaining({ amount: -price, total: before - price }),
      );
    };
  });
  expect(built).toBeGreaterThan(0);
});

test('A-MRG-18, S-CRISIS-6: gods merge at those tables that were said to have a merge, and only there', () => {
  const met = new Set<string>();
  playing(24, (state) => {
    const { setup } = ankh.view(state, null);
    return (facts) => {
      const isPast = facts.some(({ type }) => type === 'gods-merged');
      if (isPast) expect(hasMerge(setup)).toBe(true);
      if (!hasMerge(setup)) met.add(setup.players < FEWEST_TO_MERGE ? 'two players' : setup.scenario);
      else if (isPast) met.add('merged');
    };
  });
  expect([...met].sort()).toEqual(['dynastic-crisis', 'merged', 'two players']);
});
