import { chanceFrom, factsFor, hash, randomAnswer, waitingFor } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { KemetFact } from './facts.ts';
import { kemet } from './index.ts';
import { intervention } from './pieces.ts';
import type { KemetState } from './state.ts';
import {
  answer,
  asked,
  FIRST_RULES,
  factsOf,
  fight,
  handOf,
  newGame,
  offered,
  skirmish,
  strike,
  table,
} from './testing/table.ts';

/** What everybody else sees: an onlooker and a third seat. */
function seenByOthers(state: KemetState): string {
  return hash([kemet.view(state, null), kemet.view(state, 2), waitingFor(kemet.decisions(state))]);
}

test('K-HID-1: hands, deck and unseen discards are numbers to others', () => {
  const state = table({
    setup: { players: 3 },
    seats: [{ hand: ['veto', 'prayer'] }, { hand: ['escape'], tiles: ['divine-wound'], wounds: ['veto'] }],
  });
  const view = kemet.view(state, 0);
  expect([handOf(view, 0), handOf(view, 1)]).toEqual([['prayer', 'veto'], []]);
  expect([view.handSize, view.deckSize, view.discardSize]).toEqual([[2, 1, 0], 31, 1]);
  expect(view.deck.some((copies) => copies > 0)).toBe(false);
  expect([view.own, kemet.view(state, 1).own]).toEqual([
    { 'divine-wound': { 1: [-1] } },
    { 'divine-wound': { 1: [intervention('veto')] } },
  ]);
  expect(view.chance).toEqual([0, 0, 0, 0]);
});

test('K-HID-2: board, units, pyramids, prayer, tiles, tokens, points and order are public', () => {
  const state = table({
    seats: [
      {
        units: { 'c1-a': 2, f1: 1 },
        pyramids: { 'c1-a': 'red 2' },
        tiles: ['mummy'],
        creatures: { mummy: 'f1' },
        tokens: ['top-move'],
        permanent: 2,
        played: ['chariot-raid'],
        discarded: ['shield-push'],
      },
    ],
  });
  const view = kemet.view(state, null);
  for (const field of [
    'holder',
    'units',
    'pyramidLevel',
    'pyramidColour',
    'creatureAt',
    'prayer',
    'reserve',
    'tileOwner',
    'spaces',
    'permanent',
    'order',
    'played',
    'discards',
  ] as const)
    expect(view[field]).toEqual(state[field]);
});

test('K-HID-3, K-RUL-61: played cards are public until all six return; discards never are', () => {
  const state = skirmish({}, {});
  const facts = fight(
    state,
    { play: 'cavalry-blitz', discard: 'chariot-raid' },
    { play: 'shield-push', discard: 'mixed-tactics' },
  );
  expect(factsOf(facts, 'discard-revealed')).toEqual([]);
  expect(kemet.view(state, 1).battle).toMatchObject({ card: [0, 2], discard: [-1, 4] });
  answer(state, 1, 'recall');
  answer(state, 0, 'stay');
  const view = kemet.view(state, 1);
  expect([view.played, view.discarded, view.discards]).toEqual([
    [1, 4],
    [0, 16],
    [1, 1],
  ]);
});

test('K-RUL-61, K-BATTLE-6, K-SETUP-1: open discards are seen once both have chosen, before interventions are added', () => {
  const state = skirmish({}, {}, { setup: { discards: 'open' } });
  answer(state, 1, 'fight');
  answer(state, 0, 'cavalry-blitz', 'chariot-raid');
  // The first to choose waits, and shows nothing to the one who still chooses.
  expect(asked(state)).toEqual(['battle-card 1']);
  expect(kemet.view(state, 1).battle).toMatchObject({ discard: [-1, -1], ready: [0, 0] });
  const facts = answer(state, 1, 'shield-push', 'mixed-tactics');
  expect(factsOf(facts, 'discard-revealed').map(({ seat, card }) => [seat, card])).toEqual([
    [0, 'chariot-raid'],
    [1, 'mixed-tactics'],
  ]);
  expect(asked(state)).toEqual(['battle-intervention 0', 'battle-intervention 1']);
  for (const viewer of [null, 1])
    expect(kemet.view(state, viewer).battle).toMatchObject({ discard: [5, 4], revealed: false });
  expect(kemet.view(state, 1).battle?.card).toEqual([-1, 2]);
  expect(kemet.view(state, null).battle).toMatchObject({ card: [-1, -1], ready: [2, 2] });
  answer(state, 0, 'done');
  expect(kemet.view(state, 1).battle?.ready).toEqual([2, 2]);
  const revealed = answer(state, 1, 'done');
  expect(factsOf(revealed, 'revealed')).toHaveLength(2);
  expect(factsOf(revealed, 'discard-revealed')).toEqual([]);
});

test('K-RUL-61, K-BATTLE-7: who is seen through by Prescience discards openly before the other chooses', () => {
  const state = skirmish({ tiles: ['prescience'] }, {}, { setup: { discards: 'open' } });
  answer(state, 1, 'fight');
  const first = answer(state, 1, 'shield-push', 'mixed-tactics');
  expect(factsOf(first, 'discard-revealed')).toMatchObject([{ seat: 1, card: 'mixed-tactics' }]);
  expect(asked(state)).toEqual(['battle-card 0']);
  expect(kemet.view(state, null).battle).toMatchObject({ card: [-1, -1], discard: [-1, 4] });
  const second = answer(state, 0, 'cavalry-blitz', 'chariot-raid');
  expect(factsOf(second, 'discard-revealed')).toMatchObject([{ seat: 0, card: 'chariot-raid' }]);
  expect(asked(state)).toEqual(['battle-intervention 0', 'battle-intervention 1']);
});

test('K-RUL-61, K-SETUP-1: under rules 1 open discards are shown after the reveal, not before', () => {
  const state = skirmish({}, {}, { setup: { discards: 'open', ...FIRST_RULES } });
  answer(state, 1, 'fight');
  answer(state, 0, 'cavalry-blitz', 'chariot-raid', 'done');
  expect(kemet.view(state, 1).battle?.discard).toEqual([-1, -1]);
  const facts = answer(state, 1, 'shield-push', 'mixed-tactics', 'done');
  expect(factsOf(facts, 'discard-revealed').map(({ card }) => card)).toEqual([
    'chariot-raid',
    'mixed-tactics',
  ]);
  expect(kemet.view(state, 1).battle?.discard).toEqual([5, 4]);
  answer(state, 1, 'recall');
  answer(state, 0, 'stay');
  expect(kemet.view(state, null).discarded).toEqual([32, 16]);
});

test('K-HID-5, K-HID-1, K-DEC-31: nothing about choices in windows 4 and 5 shows, not even how many cards were added', () => {
  const state = table({
    setup: { players: 3 },
    seats: [{ units: { f1: 3 }, hand: ['war-rage', 'war-rage'] }, { units: { 'd-12': 3 } }],
  });
  strike(state, 'f1', 'land:d-12');
  answer(state, 1, 'fight');
  const before = seenByOthers(state);
  const rival = hash(kemet.view(state, 1));
  const facts: KemetFact[] = [];
  for (const option of ['cavalry-blitz', 'chariot-raid', 'war-rage', 'war-rage', 'done']) {
    facts.push(...answer(state, 0, option));
    expect([seenByOthers(state), hash(kemet.view(state, 1))]).toEqual([before, rival]);
  }
  expect([factsFor(facts, null), factsFor(facts, 1), factsFor(facts, 0).length]).toEqual([[], [], 4]);
  expect(waitingFor(kemet.decisions(state))).toEqual([0, 1]);
});

test('K-HID-4: legal options go to the seat that is asked; facts about hidden things to those who may know', () => {
  const log: KemetFact[] = [];
  const state = newGame({ players: 3, roundLimit: 4 }, 'secrets', log);
  const chance = chanceFrom('secrets');
  for (let open = kemet.decisions(state); open.length > 0; open = kemet.decisions(state)) {
    const [{ seat }, option] = randomAnswer(open, chance);
    kemet.apply(state, seat, option, log);
  }
  const hidden = new Set([
    'cards-received',
    'vision-seen',
    'vision-kept',
    'veto-answered',
    'escape-declined',
  ]);
  for (const type of ['battle-card-chosen', 'battle-card-shown', 'intervention-added', 'wound-card'])
    hidden.add(type);
  const kinds = new Set(log.map(({ type }) => type));
  expect(kinds.has('cards-received') && kinds.has('battle-card-chosen')).toBe(true);
  for (const fact of log) expect(fact.to !== undefined, fact.type).toBe(hidden.has(fact.type));
});

test('K-INT-5, K-INT-9, K-HID-1: a veto window looks the same whoever holds what and whoever has answered', () => {
  const holding = (seat: number) =>
    table({
      setup: { players: 4 },
      seats: [
        { hand: ['prayer'] },
        ...[1, 2, 3].map((other) => ({ hand: [other === seat ? 'veto' : 'war-rage'] as const })),
      ],
    });
  const windows = [1, 2, 3].map((seat) => {
    const state = holding(seat);
    answer(state, 0, 'play:prayer');
    return state;
  });
  expect(new Set(windows.map((state) => hash(kemet.view(state, 0)))).size).toBe(1);
  const [state] = windows as [KemetState];
  const before = hash([kemet.view(state, 0), kemet.view(state, 2), waitingFor(kemet.decisions(state))]);
  const facts = answer(state, 1, 'pass');
  facts.push(...answer(state, 3, 'pass'));
  expect(hash([kemet.view(state, 0), kemet.view(state, 2), waitingFor(kemet.decisions(state))])).toBe(before);
  // A pass is never public.
  const last = answer(state, 2, 'pass');
  expect(
    factsOf([...facts, ...last], 'veto-answered').every(({ to, seat }) => to?.length === 1 && to[0] === seat),
  ).toBe(true);
});

test('K-DI-9, K-INT-9: a Veto and an Escape that are played are public, with who and to what effect', () => {
  const state = table({
    setup: { players: 3 },
    seats: [{ units: { f1: 3 } }, { units: { 'd-12': 3 }, hand: ['escape'] }, { hand: ['veto'] }],
  });
  strike(state, 'f1', 'land:d-12');
  const facts = answer(state, 1, 'escape');
  facts.push(...answer(state, 2, 'veto'), ...answer(state, 1, 'pass'));
  const open = factsFor(facts, null);
  expect(factsOf(open, 'intervention-played').map(({ seat, card }) => `${seat} ${card}`)).toEqual([
    '1 escape',
    '2 veto',
  ]);
  expect(factsOf(open, 'intervention-cancelled').map(({ card, by }) => `${card} by ${by}`)).toEqual([
    'escape by 2',
  ]);
});

test('K-INT-8, K-INT-7: an answer that is held back changes nothing others see, so it may be released at any time', () => {
  const state = skirmish({}, { hand: ['escape'] }, { setup: { players: 3 } });
  expect(asked(state)).toEqual(['escape 1']);
  const without = skirmish({}, { hand: ['prayer'] }, { setup: { players: 3 } });
  expect(hash(kemet.view(state, 0))).toBe(hash(kemet.view(without, 0)));
  expect([offered(state, 1), offered(without, 1)]).toEqual([['fight', 'escape'], ['fight']]);
  expect(kemet.decisions(state)[0]?.secret).toBe(kemet.decisions(without)[0]?.secret);
});

test('K-INV-10: a world that differs only in what a viewer may not see gives the same view', () => {
  for (const players of [2, 3, 4, 5]) {
    const state = newGame(
      { players, roundLimit: 6, discards: players % 2 ? 'open' : 'hidden' },
      `worlds ${players}`,
    );
    const chance = chanceFrom(`worlds ${players}`);
    for (
      let open = kemet.decisions(state), step = 0;
      open.length > 0;
      open = kemet.decisions(state), step++
    ) {
      if (step % 5 === 0)
        for (const viewer of [null, ...state.order]) {
          const view = kemet.view(state, viewer);
          const world = kemet.sample(view, viewer, chance);
          expect(kemet.check(world)).toEqual([]);
          expect(kemet.view(world, viewer)).toEqual(view);
        }
      const [{ seat }, option] = randomAnswer(open, chance);
      kemet.apply(state, seat, option, null);
    }
  }
});

test('K-HID-1: at idle points everybody with cards is asked, so that not being asked tells nothing', () => {
  const prayer = table({ seats: [{ hand: ['prayer'] }] });
  const veto = table({ seats: [{ hand: ['veto'] }] });
  for (const state of [prayer, veto]) answer(state, 0, 'bottom-blue', 'none');
  expect([offered(prayer, 0), offered(veto, 0)]).toEqual([['end', 'play:prayer'], ['end']]);
  expect(hash(kemet.view(prayer, 1))).toBe(hash(kemet.view(veto, 1)));
});
