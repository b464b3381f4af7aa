import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import type { Seat } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { type Answer, gameAt, heardIn, type World } from '../testing/world.ts';

/** Plays two worlds that differ in something hidden; these viewers must hear the very same, message by message. */
async function expectSame(one: World, other: World, viewers: readonly (Seat | null)[]): Promise<void> {
  const [first, second] = await Promise.all([heardIn(one), heardIn(other)]);
  for (const viewer of viewers) {
    expect(first.of(viewer).flat().length).toBeGreaterThan(0);
    expect(second.of(viewer)).toEqual(first.of(viewer));
  }
}

/** How many messages a viewer got after the start and after every answer. */
const counts = async (world: World, viewer: Seat | null) =>
  (await heardIn(world)).of(viewer).map(({ length }) => length);

describe('Kemet', () => {
  const ATTACK: readonly Answer[] = [
    [0, 'top-move'],
    [0, 'd-12'],
    [0, 'land:t-west'],
    [0, 5],
  ];
  const players = 4;
  /** Seat 0 attacks seat 1, who may escape; seats 2 and 3 look on with one card each. */
  const attack = (defender: string[], third = 'enlistment') =>
    gameAt(
      kemet,
      {
        setup: { players },
        seats: [
          { units: { 'd-12': 5 } },
          { prayer: 3, units: { 't-west': 4 }, hand: defender },
          { hand: [third] },
          { hand: ['raining-fire'] },
        ],
      },
      ...ATTACK,
    );
  const world = (game: World['game'], ...answers: Answer[]): World => ({ game, players, answers });

  test('K-INT-7: who holds Escape and fights sounds like who holds none', async () => {
    await expectSame(
      world(attack(['escape', 'war-rage']), [1, 'fight']),
      world(attack(['prayer', 'war-rage']), [1, 'fight']),
      [0, 2, 3, null],
    );
  });

  test('K-INT-5, K-DEC-39: who holds a Veto and passes sounds like who holds none, whoever answers first', async () => {
    const window = (third: string, ...order: Seat[]) =>
      world(
        attack(['escape', 'prayer'], third),
        [1, 'escape'],
        ...order.map((seat): Answer => [seat, 'pass']),
      );
    await expectSame(window('veto', 2, 3), window('enlistment', 2, 3), [0, 1, 3, null]);
    await expectSame(window('veto', 2, 3), window('veto', 3, 2), [0, 1, null]);
    expect(await counts(window('veto', 2, 3), null)).toEqual([1, 1, 0, 1]);
  });

  test('K-BATTLE-6, K-BATTLE-8: neither the choice nor the order of battle cards is told while the window is open', async () => {
    const game = attack(['war-rage', 'prayer']);
    const first: Answer[] = [
      [0, 'cavalry-blitz'],
      [0, 'phalanx-defense'],
      [0, 'done'],
    ];
    const second: Answer[] = [
      [1, 'shield-push'],
      [1, 'phalanx-defense'],
      [1, 'war-rage'],
      [1, 'done'],
    ];
    const otherwise: Answer[] = [
      [0, 'phalanx-defense'],
      [0, 'cavalry-blitz'],
      [0, 'done'],
    ];
    const fight: Answer = [1, 'fight'];
    await expectSame(world(game, fight, ...first), world(game, fight, ...otherwise), [1, 2, 3, null]);
    const whole = world(game, fight, ...first, ...second);
    expect(await counts(whole, 2)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 1]);
    const [forwards, backwards] = await Promise.all([
      heardIn(whole),
      heardIn(world(game, fight, ...second, ...first)),
    ]);
    for (const viewer of [2, 3, null])
      expect(backwards.of(viewer).flat()).toEqual(forwards.of(viewer).flat());
  });
});

describe('Ankh', () => {
  const players = 3;
  /** Amun (0) and Isis (1) fight in the Delta; Ra (2) looks on. `used`: battle cards Isis has played already. */
  const battle = (used: string[] = [], ...answers: Answer[]) =>
    gameAt(
      ankh,
      {
        players,
        gods: ['amun', 'isis', 'ra'],
        pieces: {
          F2: 'god 1',
          F3: 'warrior 1',
          E3: 'warrior 1',
          E4: 'warrior 1',
          G4: 'god 0',
          G3: 'warrior 0',
          H3: 'warrior 0',
          D9: 'god 2',
        },
        teams: { '0': { followers: 5 }, '1': { followers: 4, used } },
        markers: { gain: 5 },
        event: 3,
        turn: 1,
      },
      [1, 'gain'],
      [0, 'no'],
      ...answers,
    );
  const world = (game: World['game'], ...answers: Answer[]): World => ({ game, players, answers });

  test('A-BAT-1, A-BAT-3: which card was laid, and by whom first, is told to nobody else', async () => {
    const game = battle();
    await expectSame(world(game, [0, 'flood']), world(game, [0, 'drought']), [1, 2, null]);
    await expectSame(world(game, [0, 'flood'], [1, 'drought']), world(game, [1, 'drought'], [0, 'flood']), [
      2,
      null,
    ]);
    expect(await counts(world(game, [0, 'flood'], [1, 'drought']), 2)).toEqual([1, 0, 1]);
  });

  test('A-HID-2: a team with one card left lays it unasked, as its open hand says, and nobody hears more', async () => {
    const all = ['plague-of-locusts', 'build-monument', 'chariots', 'drought', 'flood', 'miracle'];
    const game = battle(all);
    const { of } = await heardIn(world(game, [0, 'flood']));
    expect(of(2)[0]).toMatchObject([{ type: 'fresh', waiting: [0], decisions: [] }]);
    expect(of(1)[0]).toMatchObject([{ type: 'fresh', waiting: [0], decisions: [] }]);
    expect(of(2).map(({ length }) => length)).toEqual([1, 1]);
    expect(of(null).map(({ length }) => length)).toEqual([1, 1]);
  });

  test('A-CARD-1: bids come out together; neither their height nor their order is told before', async () => {
    const game = battle([], [0, 'plague-of-locusts'], [1, 'flood']);
    await expectSame(world(game, [0, 5]), world(game, [0, 0]), [1, 2, null]);
    await expectSame(world(game, [0, 3], [1, 1]), world(game, [1, 1], [0, 3]), [2, null]);
    expect(await counts(world(game, [1, 1], [0, 3]), null)).toEqual([1, 0, 1]);
  });
});
