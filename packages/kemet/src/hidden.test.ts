import { chanceFrom, factsFor, hash, missing, randomAnswer, waitingFor } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { BATTLE_CARDS } from './data/battle-cards.ts';
import { kemet } from './index.ts';
import { intervention } from './pieces.ts';
import type { KemetState } from './state.ts';
import { skirmish } from './testing/battle.ts';
import { FIRST_RULES, given } from './testing/given.ts';
import { handOf } from './testing/hands.ts';
import { newGame } from './testing/table.ts';

/** What everybody else sees: an onlooker and a third seat. */
function seenByOthers(state: KemetState): string {
  return hash([kemet.view(state, null), kemet.view(state, 2), waitingFor(kemet.decisions(state))]);
}

test('K-HID-1: hands, deck and unseen discards are numbers to others', () => {
  const table = given({
    setup: { players: 3 },
    seats: [{ hand: ['veto', 'prayer'] }, { hand: ['escape'], tiles: ['divine-wound'], wounds: ['veto'] }],
  });
  const view = kemet.view(table.state, 0);
  expect([handOf(view, 0), handOf(view, 1)]).toEqual([['prayer', 'veto'], []]);
  expect([view.handSize, view.deckSize, view.discardSize]).toEqual([[2, 1, 0], 31, 1]);
  expect(view.deck.some((copies) => copies > 0)).toBe(false);
  expect([view.own, kemet.view(table.state, 1).own]).toEqual([
    { 'divine-wound': { 1: [-1] } },
    { 'divine-wound': { 1: [intervention('veto')] } },
  ]);
  expect(view.chance).toEqual([0, 0, 0, 0]);
});

test('K-HID-2: board, units, pyramids, prayer, tiles, tokens, points and order are public', () => {
  const table = given({
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
  const view = kemet.view(table.state, null);
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
    expect(view[field]).toEqual(table.state[field]);
});

test('K-HID-3, K-RUL-61: played cards are public until all six return; discards never are', () => {
  const table = skirmish({}, {});
  table.fight(
    { play: 'cavalry-blitz', discard: 'chariot-raid' },
    { play: 'shield-push', discard: 'mixed-tactics' },
  );
  expect(table.told('discard-revealed')).toEqual([]);
  expect(kemet.view(table.state, 1).battle).toMatchObject({ card: [0, 2], discard: [-1, 4] });
  table.play(1, 'recall');
  table.play(0, 'stay');
  const view = kemet.view(table.state, 1);
  expect([view.played, view.discarded, view.discards]).toEqual([
    [1, 4],
    [0, 16],
    [1, 1],
  ]);
});

test('K-RUL-61, K-BATTLE-6, K-SETUP-1: open discards are seen once both have chosen, before interventions are added', () => {
  const table = skirmish({}, {}, { setup: { discards: 'open' } });
  table.play(1, 'fight');
  table.play(0, 'cavalry-blitz', 'chariot-raid');
  // The first to choose waits, and shows nothing to the one who still chooses.
  expect(table.asked()).toEqual(['1 battle-card']);
  expect(kemet.view(table.state, 1).battle).toMatchObject({ discard: [-1, -1], ready: [0, 0] });
  table.play(1, 'shield-push', 'mixed-tactics');
  expect(table.told('discard-revealed').map(({ seat, card }) => [seat, card])).toEqual([
    [0, 'chariot-raid'],
    [1, 'mixed-tactics'],
  ]);
  expect(table.asked()).toEqual(['0 battle-intervention', '1 battle-intervention']);
  for (const viewer of [null, 1])
    expect(kemet.view(table.state, viewer).battle).toMatchObject({ discard: [5, 4], revealed: false });
  expect(kemet.view(table.state, 1).battle?.card).toEqual([-1, 2]);
  expect(kemet.view(table.state, null).battle).toMatchObject({ card: [-1, -1], ready: [2, 2] });
  table.play(0, 'done');
  expect(kemet.view(table.state, 1).battle?.ready).toEqual([2, 2]);
  table.play(1, 'done');
  expect(table.told('revealed')).toHaveLength(2);
  expect(table.told('discard-revealed')).toHaveLength(2);
});

test('K-RUL-61, K-BATTLE-7: who is seen through by Prescience discards openly before the other chooses', () => {
  const table = skirmish({ tiles: ['prescience'] }, {}, { setup: { discards: 'open' } });
  table.play(1, 'fight');
  table.play(1, 'shield-push', 'mixed-tactics');
  expect(table.told('discard-revealed')).toMatchObject([{ seat: 1, card: 'mixed-tactics' }]);
  expect(table.asked()).toEqual(['0 battle-card']);
  expect(kemet.view(table.state, null).battle).toMatchObject({ card: [-1, -1], discard: [-1, 4] });
  table.play(0, 'cavalry-blitz', 'chariot-raid');
  expect(table.told('discard-revealed')[1]).toMatchObject({ seat: 0, card: 'chariot-raid' });
  expect(table.asked()).toEqual(['0 battle-intervention', '1 battle-intervention']);
});

test('K-RUL-61, K-SETUP-1: under rules 1 open discards are shown after the reveal, not before', () => {
  const table = skirmish({}, {}, { setup: { discards: 'open', ...FIRST_RULES } });
  table.play(1, 'fight');
  table.play(0, 'cavalry-blitz', 'chariot-raid', 'done');
  expect(kemet.view(table.state, 1).battle?.discard).toEqual([-1, -1]);
  table.play(1, 'shield-push', 'mixed-tactics', 'done');
  expect(table.told('discard-revealed').map(({ card }) => card)).toEqual(['chariot-raid', 'mixed-tactics']);
  expect(kemet.view(table.state, 1).battle?.discard).toEqual([5, 4]);
  table.play(1, 'recall');
  table.play(0, 'stay');
  expect(kemet.view(table.state, null).discarded).toEqual([32, 16]);
});

test('K-HID-5, K-HID-1, K-DEC-31: nothing about choices in windows 4 and 5 shows, not even how many cards were added', () => {
  const table = given({
    setup: { players: 3 },
    seats: [{ units: { f1: 3 }, hand: ['war-rage', 'war-rage'] }, { units: { 'd-12': 3 } }],
  });
  table.strike('f1', 'land:d-12');
  table.play(1, 'fight');
  const before = seenByOthers(table.state);
  const rival = hash(kemet.view(table.state, 1));
  const told = table.facts.length;
  for (const option of ['cavalry-blitz', 'chariot-raid', 'war-rage', 'war-rage', 'done']) {
    table.play(0, option);
    expect([seenByOthers(table.state), hash(kemet.view(table.state, 1))]).toEqual([before, rival]);
  }
  const facts = table.facts.slice(told);
  expect([factsFor(facts, null), factsFor(facts, 1), factsFor(facts, 0).length]).toEqual([[], [], 4]);
  expect(waitingFor(kemet.decisions(table.state))).toEqual([0, 1]);
});

test('K-HID-4: legal options go to the seat that is asked; facts about hidden things to those who may know', () => {
  const { state, facts: log } = newGame({ players: 3, roundLimit: 4 }, 'secrets');
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
    given({
      setup: { players: 4 },
      seats: [
        { hand: ['prayer'] },
        ...[1, 2, 3].map((other) => ({ hand: [other === seat ? 'veto' : 'war-rage'] as const })),
      ],
    });
  const windows = [1, 2, 3].map((seat) => {
    return holding(seat).play(0, 'play:prayer');
  });
  expect(new Set(windows.map(({ state }) => hash(kemet.view(state, 0)))).size).toBe(1);
  const [table = missing()] = windows;
  const { state } = table;
  const before = hash([kemet.view(state, 0), kemet.view(state, 2), waitingFor(kemet.decisions(state))]);
  table.play(1, 'pass').play(3, 'pass');
  expect(hash([kemet.view(state, 0), kemet.view(state, 2), waitingFor(kemet.decisions(state))])).toBe(before);
  // A pass is never public.
  table.play(2, 'pass');
  expect(table.told('veto-answered').every(({ to, seat }) => to?.length === 1 && to[0] === seat)).toBe(true);
});

test('K-DI-9, K-INT-9: a Veto and an Escape that are played are public, with who and to what effect', () => {
  const table = given({
    setup: { players: 3 },
    seats: [{ units: { f1: 3 } }, { units: { 'd-12': 3 }, hand: ['escape'] }, { hand: ['veto'] }],
  });
  table.strike('f1', 'land:d-12');
  table.play(1, 'escape');
  table.play(2, 'veto');
  table.play(1, 'pass');
  expect(factsFor(table.facts, null)).toEqual(
    expect.arrayContaining([...table.told('intervention-played'), ...table.told('intervention-cancelled')]),
  );
  expect(table.told('intervention-played').map(({ seat, card }) => `${seat} ${card}`)).toEqual([
    '1 escape',
    '2 veto',
  ]);
  expect(table.told('intervention-cancelled').map(({ card, by }) => `${card} by ${by}`)).toEqual([
    'escape by 2',
  ]);
});

test('K-INT-8, K-INT-7: an answer that is held back changes nothing others see, so it may be released at any time', () => {
  const table = skirmish({}, { hand: ['escape'] }, { setup: { players: 3 } });
  expect(table.asked()).toEqual(['1 escape']);
  const without = skirmish({}, { hand: ['prayer'] }, { setup: { players: 3 } });
  expect(hash(kemet.view(table.state, 0))).toBe(hash(kemet.view(without.state, 0)));
  expect([table.options(1), without.options(1)]).toEqual([['fight', 'escape'], ['fight']]);
  expect(kemet.decisions(table.state)[0]?.secret).toBe(kemet.decisions(without.state)[0]?.secret);
});

test('K-INV-10: a world that differs only in what a viewer may not see gives the same view', () => {
  for (const players of [2, 3, 4, 5]) {
    const table = newGame(
      { players, roundLimit: 6, discards: players % 2 ? 'open' : 'hidden' },
      `worlds ${players}`,
    );
    const chance = chanceFrom(`worlds ${players}`);
    for (
      let open = kemet.decisions(table.state), step = 0;
      open.length > 0;
      open = kemet.decisions(table.state), step++
    ) {
      if (step % 5 === 0)
        for (const viewer of [null, ...table.state.order]) {
          const view = kemet.view(table.state, viewer);
          const world = kemet.sample(view, viewer, chance);
          expect(kemet.check(world)).toEqual([]);
          expect(kemet.view(world, viewer)).toEqual(view);
        }
      const [{ seat }, option] = randomAnswer(open, chance);
      kemet.apply(table.state, seat, option, null);
    }
  }
});

test('K-HID-1: at idle points everybody with cards is asked, so that not being asked tells nothing', () => {
  const prayer = given({ seats: [{ hand: ['prayer'] }] });
  const veto = given({ seats: [{ hand: ['veto'] }] });
  for (const table of [prayer, veto]) table.play(0, 'bottom-blue', 'none');
  expect([prayer.options(0), veto.options(0)]).toEqual([['end', 'play:prayer'], ['end']]);
  expect(hash(kemet.view(prayer.state, 1))).toBe(hash(kemet.view(veto.state, 1)));
});

test.each(BATTLE_CARDS.slice(0, 6).map(({ id }) => id))(
  'K-INV-3: a battle card that lies open, %s, is nowhere else in any world',
  (play) => {
    const [first = missing(), second = missing(), third = missing()] = BATTLE_CARDS.map(
      ({ id }) => id,
    ).filter((id) => id !== play);
    const before = { played: [first], discarded: [second] };
    const table = given({
      seats: [
        { units: { f1: 4 }, ...before },
        { units: { 'd-12': 4 }, ...before },
      ],
    });
    table.strike('f1', 'land:d-12').fight({ play, discard: third }, { play, discard: third });
    const card = BATTLE_CARDS.findIndex(({ id }) => id === play);
    expect(table.state.battle?.card).toEqual([card, card]);
    const chance = chanceFrom(play);
    for (let times = 0; times < 40; times++)
      for (const viewer of [null, 0, 1]) {
        const world = kemet.sample(kemet.view(table.state, viewer), viewer, chance);
        expect(kemet.check(world)).toEqual([]);
        for (const seat of [0, 1]) {
          expect(((world.discarded[seat] ?? missing()) >> card) & 1).toBe(0);
          expect(world.battle?.discard[seat]).not.toBe(card);
        }
      }
  },
);
