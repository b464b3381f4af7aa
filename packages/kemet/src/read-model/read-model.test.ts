import type { Seat } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { battleHand } from '../battle/cards.ts';
import { ATTACKER, battleOf, creatureOn, SIDES, seatOf } from '../battle/sides.ts';
import { boardOf, wayOfStep } from '../board/board.ts';
import { creatureWith } from '../creatures/lookup.ts';
import type { InterventionId } from '../data/interventions.ts';
import { maySacrifice, prayerOfTemples } from '../dusk/temples.ts';
import type { Term } from '../facts.ts';
import { kemet } from '../index.ts';
import { stepPrice } from '../move/steps.ts';
import { given } from '../testing/given.ts';
import { playing } from '../testing/playing.ts';
import { attackPreview } from './attack.ts';
import { battleCardsLeft } from './battle-cards-left.ts';
import { duskIncome, nightIncome, pointsAtDusk } from './income.ts';
import { withinReach } from './reach.ts';
import { type Strength, strengthOfSide } from './strength.ts';

const total = (terms: readonly Term[]) => terms.reduce((sum, { value }) => sum + value, 0);

test('K-BATTLE-11: every side ends between the bounds that anybody could see before the cards', () => {
  const predicted = new Map<Seat, Strength[]>();
  let battles = 0;
  playing(6, (state) => {
    const { battle } = state;
    if (battle !== null && !battle.revealed && kemet.decisions(state)[0]?.kind === 'battle-card')
      for (const side of SIDES) {
        const seat = seatOf(battle, side);
        const viewers = [seat, null, seatOf(battle, side === 0 ? 1 : 0)];
        predicted.set(
          seat,
          viewers.map((viewer) => strengthOfSide(kemet.view(state, viewer), battle, side)),
        );
      }
    return (facts) => {
      for (const fact of facts) {
        if (fact.type !== 'battle-value' || fact.value !== 'strength') continue;
        battles += 1;
        for (const { least, most, terms } of predicted.get(fact.seat) ?? []) {
          expect(fact.total).toBeGreaterThanOrEqual(least);
          expect(fact.total).toBeLessThanOrEqual(most);
          expect(fact.terms).toEqual(expect.arrayContaining([...terms]));
        }
      }
    };
  });
  expect(battles).toBeGreaterThan(50);
});

test('K-NIGHT-1: the night brings what was foreseen, up to the cap', () => {
  let nights = 0;
  playing(4, (state) => {
    const income = state.prayer.map((_, seat) => nightIncome(kemet.view(state, null), seat));
    return (facts) => {
      for (const fact of facts)
        if (fact.type === 'prayer-gained' && fact.rule === 'K-NIGHT-1') {
          nights += 1;
          expect(fact.terms).toEqual(income[fact.seat]);
        }
    };
  });
  expect(nights).toBeGreaterThan(20);
});

test('K-DUSK-3, K-DUSK-5, K-VP-3: temples pay and points stand as foreseen at the end of the day', () => {
  let dusks = 0;
  playing(6, (state) => {
    const view = kemet.view(state, null);
    const isLast = kemet.decisions(state)[0]?.kind === 'token' && state.pass === 4;
    const foreseen = state.prayer.map((_, seat) => ({
      income: total(duskIncome(view, seat)),
      points: pointsAtDusk(view, seat),
    }));
    return (facts) => {
      const began = facts.some((fact) => fact.type === 'phase-began' && fact.phase === 'dusk');
      // Only a day that ends with the very answer, without a sacrifice to decide on, is foreseen as it stands.
      if (!isLast || !began || !facts.some(({ type }) => type === 'standing')) return;
      if (facts.some(({ type }) => type !== 'token-placed' && /moved|raised|bought|paid/.test(type))) return;
      dusks += 1;
      for (const [seat, { income, points }] of foreseen.entries()) {
        const paid = facts.flatMap((fact) =>
          fact.type === 'prayer-gained' && fact.rule === 'K-DUSK-3' && fact.seat === seat ? fact.terms : [],
        );
        expect(total(paid)).toBe(income);
        const standing = facts.find((fact) => fact.type === 'standing' && fact.seat === seat);
        expect(standing).toMatchObject({ total: points });
      }
    };
  });
  expect(dusks).toBeGreaterThan(5);
});

test('K-DUSK-3, K-DUSK-4: the sum of temples is that of its terms, and the sanctuary asks whom it was foreseen to', () => {
  let sums = 0;
  let asked = 0;
  playing(6, (state) => {
    const view = kemet.view(state, null);
    for (const seat of state.prayer.keys()) {
      sums += prayerOfTemples(view, seat);
      expect(prayerOfTemples(view, seat)).toBe(total(duskIncome(view, seat)));
    }
    const [decision] = kemet.decisions(state);
    if (decision?.kind === 'sanctuary') asked += 1;
    if (decision?.kind === 'sanctuary') expect(maySacrifice(view, decision.seat)).toBe(true);
    return (facts) => {
      const place = facts.find((fact) => fact.type === 'point' && fact.source === 'sanctuary');
      if (place?.type === 'point') expect(maySacrifice(view, place.seat)).toBe(true);
    };
  });
  expect(sums).toBeGreaterThan(100);
  expect(asked).toBeGreaterThan(0);
});

test('K-MOVE-5, K-MOVE-7: no troop gets where it was not foreseen to, nor for less', () => {
  let moves = 0;
  let foreseen: Map<string, number> | null = null;
  let paid = 0;
  playing(6, (state) => {
    const [decision] = kemet.decisions(state);
    const { move } = state;
    if (decision?.kind === 'step' && move?.steps === 0 && !move.freeTeleport && !move.gates) {
      const { ids } = boardOf(state);
      const reached = withinReach(kemet.view(state, decision.seat), decision.seat, move.at);
      foreseen = new Map(reached.map(({ sector, price }) => [ids[sector] ?? '', price]));
      // A troop may walk in a circle.
      foreseen.set(ids[move.at] ?? '', 0);
      paid = 0;
    }
    return (facts) => {
      for (const fact of facts) {
        // Cards open ways of their own; what follows one is not foreseen.
        if (fact.type === 'intervention-played') foreseen = null;
        if (fact.type === 'paid' && fact.purpose === 'teleport') paid += fact.price;
        if (fact.type !== 'moved' || foreseen === null) continue;
        moves += 1;
        expect(foreseen.get(fact.into) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(paid);
      }
    };
  });
  expect(moves).toBeGreaterThan(50);
});

test('K-MOVE-6: everything within reach of one step is offered, and the other way round', () => {
  const table = given({ seats: [{ units: { f1: 3 }, prayer: 0 }, { units: { 'd-12': 2 } }] });
  const { ids, numberOf } = boardOf(table.state);
  const from = numberOf.get('f1') ?? -1;
  const reached = withinReach(kemet.view(table.state, 0), 0, from).map(({ sector }) => `land:${ids[sector]}`);
  table.play(0, 'top-move', 'f1');
  const steps = kemet
    .decisions(table.state)[0]
    ?.options.filter((option) => String(option).startsWith('land:'));
  expect([...(steps ?? [])].sort()).toEqual(reached.sort());
});

test('K-BATTLE-1, K-BATTLE-4, K-BATTLE-14: an attack meets the defender with what stands there', () => {
  const table = given({
    seats: [
      { units: { f1: 3 }, tiles: ['charge', 'initiative', 'holy-war'] },
      { units: { 'd-12': 3 }, tiles: ['defense'] },
    ],
  });
  const { numberOf } = boardOf(table.state);
  const place = (name: string) => numberOf.get(name) ?? -1;
  const preview = attackPreview(kemet.view(table.state, 0), place('f1'), place('d-12'));
  expect(preview).toMatchObject({
    defender: 1,
    destroyed: 2,
    prayer: 4,
    attack: { sure: 4 },
    defence: { sure: 2 },
  });
  expect(attackPreview(table.state, place('f1'), place('c1-a'))).toBeNull();
  const fewer = structuredClone(table.state);
  fewer.units[place('d-12')] = 2;
  expect(attackPreview(fewer, place('f1'), place('d-12'))).toMatchObject({
    destroyed: 2,
    defence: { sure: 0, least: 0, most: 0 },
  });
  // Before the first day nobody falls, and never more than stand there.
  const early = structuredClone(table.state);
  early.phase = 'setup';
  expect(attackPreview(early, place('f1'), place('d-12'))).toMatchObject({
    destroyed: 0,
    defence: { sure: 4 },
  });
  const lone = given({ seats: [{ units: { f1: 3 }, tiles: ['initiative'] }, { units: { 'd-12': 1 } }] });
  expect(attackPreview(lone.state, place('f1'), place('d-12'))).toMatchObject({ destroyed: 1, prayer: 0 });
  // Where nobody stands nobody attacks.
  expect(attackPreview(table.state, place('c1-a'), place('d-12'))).toBeNull();
  table.play(0, 'top-move', 'f1', 'land:d-12', 3);
  table.play(1, 'fight');
  const battle = battleOf(table.state);
  for (const [side, foreseen] of [preview?.attack, preview?.defence].entries())
    expect(strengthOfSide(kemet.view(table.state, 0), battle, side === 0 ? 0 : 1).terms).toEqual(
      foreseen?.terms,
    );
});

test('K-BATTLE-4, K-BATTLE-11: whoever attacks with a whole troop meets what was foreseen before the step', () => {
  let values = 0;
  let foreseen = new Map<Seat, Strength>();
  playing(24, (state) => {
    const before = state.move === null ? null : kemet.view(state, state.active);
    return (facts) => {
      for (const fact of facts) {
        // Cards played meanwhile were not foreseen.
        if (fact.type === 'intervention-played' || fact.type === 'battle-ended') foreseen = new Map();
        if (fact.type === 'attack') {
          foreseen = new Map();
          const from = before?.move?.at ?? -1;
          const to = boardOf(state).numberOf.get(fact.sector) ?? -1;
          const preview = before === null ? null : attackPreview(before, from, to);
          // A creature may be left behind.
          const [creature, brought] = [before, state.battle].includes(null)
            ? [-1, -1]
            : [
                creatureWith(before ?? state, fact.attacker, from),
                creatureOn(state, battleOf(state), ATTACKER),
              ];
          const isWhole = before?.units[from] === fact.units && creature === brought;
          if (preview === null || !isWhole) continue;
          expect(preview.defender).toBe(fact.defender);
          foreseen = new Map([
            [fact.attacker, preview.attack],
            [fact.defender, preview.defence],
          ]);
        }
        if (fact.type !== 'battle-value' || fact.value !== 'strength') continue;
        const range = foreseen.get(fact.seat);
        if (range === undefined) continue;
        values += 1;
        expect(fact.total).toBeGreaterThanOrEqual(range.least);
        expect(fact.total).toBeLessThanOrEqual(range.most);
        expect(fact.terms).toEqual(expect.arrayContaining([...range.terms]));
      }
    };
  });
  expect(values).toBeGreaterThan(40);
});

test('K-BATTLE-4: of a hand that is not seen the strongest card that can be paid counts', () => {
  const most = (hand: readonly InterventionId[], prayer: number) => {
    const table = given({ seats: [{ units: { f1: 3 } }, { units: { 'd-12': 3 }, hand, prayer }] });
    const { numberOf } = boardOf(table.state);
    const place = (name: string) => numberOf.get(name) ?? -1;
    return attackPreview(kemet.view(table.state, 0), place('f1'), place('d-12'))?.defence.most ?? 0;
  };
  expect(most(['veto'], 5) - most([], 5)).toBe(2);
  expect(most(['veto'], 0) - most([], 0)).toBe(1);
});

test('K-BATTLE-6, K-BATTLE-24, K-HID-1: everybody can count the battle cards in a hand that is not seen', () => {
  const met = new Set<number>();
  playing(6, (state) => {
    if (state.battle !== null) return;
    for (const seat of state.order) {
      let inHand = 0;
      for (let hand = battleHand(state, seat); hand !== 0; hand &= hand - 1) inHand += 1;
      expect(battleCardsLeft(kemet.view(state, null), seat)).toBe(inHand);
      met.add(inHand);
    }
  });
  expect(met.size).toBeGreaterThan(2);
});

test('K-MOVE-7, K-MOVE-9: a step costs what was foreseen', () => {
  const met = new Set<string>();
  let foreseen: number | null = null;
  playing(8, (state, asked) => {
    const step = boardOf(state).stepOf.get(asked.replace('step ', ''));
    if (step !== undefined) foreseen = stepPrice(kemet.view(state, null), state.active, wayOfStep(step));
    return (facts) => {
      const moved = facts.find(({ type }) => type === 'moved');
      if (moved?.type !== 'moved' || foreseen === null) return;
      const paid = facts.find((fact) => fact.type === 'paid' && fact.purpose === 'teleport');
      expect(paid?.type === 'paid' ? paid.price : 0).toBe(foreseen);
      met.add(`${moved.way} ${foreseen > 0}`);
      foreseen = null;
    };
  });
  expect([...met].sort()).toEqual(expect.arrayContaining(['land false', 'teleport true']));
});
