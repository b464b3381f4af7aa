import { type BaseState, chanceFrom, type Decision, type Game } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import { hardBot } from './hard.ts';
import type { Judgement } from './judgement.ts';
import { plainJudgement } from './plain.ts';
import { search } from './search.ts';

/** Two seats show a number each, secretly; the second wins if they are equal. `peeks` puts the secret away. */
interface Pennies extends BaseState {
  players: number;
  shown: number[];
}

function pennies(peeks: boolean): Game {
  const game: Partial<Game> = {
    id: 'pennies',
    decisions(state): Decision[] {
      const { shown } = state as Pennies;
      const seat = shown.length;
      if (seat === 2) return [];
      const options = [0, 1, 2, 3];
      return [{ seat, kind: 'show', options, ...(peeks ? {} : { secret: 'show' }) }];
    },
    apply: (state, _seat, option) => void (state as Pennies).shown.push(option as number),
    outcome(state) {
      const { shown } = state as Pennies;
      return shown.length < 2 ? null : { winners: [shown[0] === shown[1] ? 1 : 0], rule: 'R' };
    },
    sample: (state) => ({ ...state, shown: [...(state as Pennies).shown] }) as Pennies,
  };
  return game as Game;
}

const start: Pennies = { chance: [0, 0, 0, 0], frames: [], rulings: {}, players: 2, shown: [] };

function valueOfFirst(game: Game): number {
  const [decision] = game.decisions(start) as [Decision];
  const limits = { left: (done: number) => 3000 - done, turns: 1 };
  const { options } = search(game, plainJudgement, start, 0, decision, limits, chanceFrom('p'));
  return options[0]?.value ?? 0;
}

test('nobody answers a secret before it is out', () => {
  expect(valueOfFirst(pennies(true))).toBeLessThan(0.25);
  expect(valueOfFirst(pennies(false))).toBeGreaterThan(0.6);
});

test('an answer not tried yet is expected to be worth about as much as those that were', () => {
  const game = { ...pennies(true), outcome: () => ({ winners: [0, 1], rule: 'R' }) } as Game;
  const [decision] = game.decisions(start) as [Decision];
  const limits = { left: (done: number) => 12 - done, turns: 1 };
  const { options } = search(game, plainJudgement, start, 0, decision, limits, chanceFrom('p'));
  expect(options.map(({ visits }) => visits > 0)).toEqual([true, true, true, true]);
});

test('a search ends when what is left could not change its mind', () => {
  const game = pennies(true);
  const state: Pennies = { ...start, shown: [2] };
  const [decision] = game.decisions(state) as [Decision];
  const limits = { left: (done: number) => 3000 - done, turns: 1 };
  const { options, nodes } = search(game, plainJudgement, state, 1, decision, limits, chanceFrom('p'));
  expect(options[0]).toMatchObject({ option: 2, value: 1 });
  expect(nodes).toBeLessThan(2000);
});

test('a search finds the winning share of the last round', () => {
  const read = toyGame.positions.read({ players: 2, rounds: 1, round: 0, granary: [0, 4], temple: [0, 0] });
  if (!read.ok) throw new Error(read.problem.message);
  const state = read.value;
  state.market = 2;
  state.frames = [
    { procedure: 'game', at: 0 },
    { procedure: 'share', at: 0, seat: 0, left: 2 } as (typeof state.frames)[number],
  ];
  const game = toyGame as Game;
  const bot = hardBot(game, plainJudgement as Judgement, { seed: 's', nodes: 400 });
  // One in the temple alone scores five, one in the granary one: six beat the four of the other farmer.
  const places = [];
  for (let i = 0; i < 2; i++) {
    const option = bot.choose(game.view(state, 0), 0, game.decisions(state));
    places.push(option);
    game.apply(state, 0, option, null);
  }
  expect(places).toContain('temple');
  expect(game.outcome(state)?.winners).toEqual([0]);
});

test.each([1, 2, 5])(
  'a world is judged when %i turns are over, and no later than after 120 decisions',
  (turns) => {
    const seen = { ends: new Set<number>(), late: new Set<number>() };
    /** One seat goes on for ever; every third answer ends a turn. */
    const endless = {
      decisions: () => [{ seat: 0, kind: 'go', options: ['left', 'right'] }],
      apply(state: { taken: number }) {
        state.taken += 1;
      },
      outcome: () => null,
      sample: () => ({ taken: 0 }),
    } as unknown as Game;
    const judging = (length: number, found: Set<number>) =>
      ({
        players: () => 1,
        value({ taken }: { taken: number }) {
          found.add(taken);
          return 0;
        },
        spread: () => 1,
        turn: ({ taken }: { taken: number }) => Math.floor(taken / length),
        horizon: () => turns,
        side: () => 0,
      }) as unknown as Judgement;
    const [decision] = endless.decisions(start) as [Decision];
    const limits = { left: (done: number) => 40 - done, turns };
    search(endless, judging(3, seen.ends), start, 0, decision, limits, chanceFrom('turns'));
    search(endless, judging(1000, seen.late), start, 0, decision, limits, chanceFrom('turns'));
    expect([...seen.ends]).toEqual([3 * turns]);
    expect([...seen.late]).toEqual([120]);
  },
);

test('an option that was never tried has no visits and no worth, and comes last', () => {
  const game = pennies(true);
  const [decision] = game.decisions(start) as [Decision];
  const limits = { left: (done: number) => 2 - done, turns: 1 };
  const { options } = search(game, plainJudgement, start, 0, decision, limits, chanceFrom('p'));
  expect(options.map(({ visits }) => visits)).toEqual([1, 1, 0, 0]);
  expect(options.slice(2).map(({ value }) => value)).toEqual([0, 0]);
});

test('what is thought at first sight says what is tried first and most, and limits may bring a sight of their own', () => {
  const game = { ...pennies(true), outcome: () => ({ winners: [0, 1], rule: 'R' }) } as Game;
  const [decision] = game.decisions(start) as [Decision];
  const favours = (favourite: number) => () => (option: unknown) => (option === favourite ? 20 : 1);
  const judgement = { ...plainJudgement, opinion: favours(1) };
  const triedMost = (own: object) => {
    const limits = { left: (done: number) => 12 - done, turns: 1, ...own };
    return search(game, judgement, start, 0, decision, limits, chanceFrom('p')).options[0]?.option;
  };
  expect(triedMost({})).toBe(1);
  expect(triedMost({ sight: undefined })).toBe(1);
  expect(triedMost({ sight: favours(3) })).toBe(3);
});
