import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import {
  type Chance,
  chanceFrom,
  draw,
  missing,
  type Option,
  pick,
  type Seat,
  shuffle,
  type Viewer,
} from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { commit, leftAt, rewound } from '@ennead/table';
import type { Clock } from '@ennead/wire';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../registry.ts';
import { bareTable } from '../testing/bare-table.ts';
import { SECOND } from '../time.ts';
import { freshText } from './messages.ts';
import { beginPlay, type Play, prepareMove, undoRow } from './play.ts';
import { written } from './rows.ts';

const CLOCKS: readonly Clock[] = [
  { kind: 'live', bank: 600, increment: 0 },
  { kind: 'live', bank: 600, increment: 30 },
  { kind: 'days', days: 1 },
];
const GAMES = [toyGame, ankh, kemet].map((game) => game as unknown as AnyGame);
const PLAYERS = 3;

const begin = (game: AnyGame, clock: Clock, seed: string): Play =>
  beginPlay(game, { ...bareTable(game, PLAYERS, 'a-table'), clock, started: 0 }, seed);

function take(play: Play, seat: Seat, option: Option, at: number): void {
  const taken = prepareMove(play, seat, option, { at, call: null });
  if (!taken.ok) throw new Error(taken.problem.message);
  commit(play, written(taken.value.row), taken.value.facts);
}

/** The same without the viewer's own time, which is theirs to know. */
function sentOfOthers(play: Play, viewer: Viewer, now: number): string {
  const { clock, waiting } = JSON.parse(sent(play, viewer, now));
  if (viewer !== null) clock.left[viewer] = 'own';
  return JSON.stringify({ clock, waiting });
}

/** The clocks and who is waited for, byte by byte, as a viewer is sent them. */
function sent(play: Play, viewer: Viewer, now: number): string {
  const { clock, waiting } = JSON.parse(freshText(play, viewer, {}, null, now));
  return JSON.stringify({ clock, waiting });
}

const isSecret = (play: Play) => play.match.open.some(({ secret }) => secret !== undefined);

/** What each seat answers until everybody sees the next step; every answer stays the seat's own secret until then. */
function answersToNextStep(play: Play, chance: Chance): (readonly [Seat, Option])[] {
  const before = play.match.moves.length;
  const { seen } = play.steps;
  while (play.steps.seen === seen) {
    const { seat, options } = pick(chance, play.match.open);
    take(play, seat, pick(chance, options), 0);
  }
  return play.match.moves.slice(before).map(({ seat, option }) => [seat, option] as const);
}

/** The same answers of each seat, the seats in another order. */
function interleaved(answers: readonly (readonly [Seat, Option])[], chance: Chance) {
  const turns = shuffle(
    chance,
    answers.map(([seat]) => seat),
  );
  const queues = new Map(turns.map((seat) => [seat, answers.filter(([by]) => by === seat)]));
  return turns.map((seat) => queues.get(seat)?.shift() as readonly [Seat, Option]);
}

/** Takes answers one after the other within a span of time, the last of them at its end. */
function takeWithin(
  play: Play,
  answers: readonly (readonly [Seat, Option])[],
  chance: Chance,
  end: number,
  span: number,
) {
  const times = answers.map(() => end - draw(chance, span)).sort((a, b) => a - b);
  times[times.length - 1] = end;
  for (const [index, [seat, option]] of answers.entries())
    take(play, seat, option, times[index] ?? missing());
}

describe.each(GAMES)('$id', (game) => {
  test.each(CLOCKS)('who answers when in a secret window is in no clock of others: %o', (clock) => {
    let windows = 0;
    for (let round = 0; windows < 12; round++) {
      const chance = chanceFrom(`secret clocks ${round}`);
      const seed = `clocks ${round}`;
      const [one, other] = [begin(game, clock, seed), begin(game, clock, seed)];
      let now = 0;
      for (let steps = 0; one.match.open.length > 0 && steps < 300; steps++) {
        const ahead = rewound(one, one.steps.all.length - 1) as Play;
        const answers = answersToNextStep(ahead, chance);
        const asked = one.shown.waiting;
        const watching = [null, 0, 1, 2].filter((viewer) => viewer === null || !asked.includes(viewer));
        const span = 1 + draw(chance, 40 * SECOND);
        now += span;
        if (isSecret(one) && asked.length > 1) {
          windows += 1;
          takeWithin(one, answers, chance, now, span);
          takeWithin(other, interleaved(answers, chance), chance, now, span);
        } else
          for (const play of [one, other])
            for (const [seat, option] of answers) take(play, seat, option, now);
        const later = now + draw(chance, 5 * SECOND);
        for (const viewer of watching)
          expect(sentOfOthers(other, viewer, later)).toBe(sentOfOthers(one, viewer, later));
        // What others are shown is never more than there is.
        for (const play of [one, other])
          if (play.clock !== null && play.shown.clock !== null)
            for (const [seat, left] of leftAt(play.shown.clock, later).entries())
              expect(leftAt(play.clock, later)[seat]).toBeGreaterThanOrEqual(left);
      }
    }
  });
});

const live = { kind: 'live', bank: 60, increment: 0 } as const;
const toy = toyGame as unknown as AnyGame;

/** The small game after these seats have bid at these seconds. */
function bids(clock: Clock, ...bidders: readonly (readonly [Seat, number])[]): Play {
  const play = begin(toy, clock, 'bids');
  for (const [seat, second] of bidders)
    take(
      play,
      seat,
      play.match.open.find((each) => each.seat === seat)?.options[0] ?? missing(),
      second * SECOND,
    );
  return play;
}

test('while a window is open, all clocks of it run for everybody else, and one stops for its own seat', () => {
  const clock = (play: Play, viewer: Viewer) => JSON.parse(sent(play, viewer, 10 * SECOND)).clock;
  const open = bids(live, [1, 4]);
  expect(clock(open, 1)).toEqual({ left: [50_000, 56_000, 50_000], running: [0, 2], at: 10_000 });
  for (const viewer of [0, 2, null])
    expect(clock(open, viewer)).toEqual({ left: [50_000, 50_000, 50_000], running: [0, 1, 2], at: 10_000 });
});

test('one who has answered learns nothing of when the others did, before and after the window closes', () => {
  expect(sent(bids(live, [0, 2], [1, 3]), 0, 5000)).toBe(sent(bids(live, [0, 2]), 0, 5000));
  const [one, other] = [bids(live, [0, 2], [1, 3], [2, 9]), bids(live, [0, 2], [2, 8], [1, 9])];
  expect(sent(other, 0, 9000)).toBe(sent(one, 0, 9000));
  expect(JSON.parse(sent(one, 1, 9000)).clock.left).toEqual([51_000, 57_000, 51_000]);
});

test('when a window closes all its seats get their increment, also the one that is asked next', () => {
  const play = bids({ ...live, increment: 10 }, [0, 2], [1, 3], [2, 9]);
  expect(play.shown.waiting).toHaveLength(1);
  expect([play.clock?.left, play.shown.clock?.left]).toEqual([
    [68_000, 67_000, 61_000],
    [61_000, 61_000, 61_000],
  ]);
});

test('going back over a window leaves no trace of who was quick', () => {
  const back = (...bidders: readonly (readonly [Seat, number])[]) => {
    const play = bids(live, ...bidders);
    commit(play, written(undoRow(play, 0, 0, { at: 12 * SECOND, call: null })), []);
    return play;
  };
  expect(sent(back([0, 2], [1, 3], [2, 9]), null, 13_000)).toBe(
    sent(back([2, 1], [1, 8], [0, 9]), null, 13_000),
  );
});

test('rows of earlier times, with one figure for each seat, are read as what everybody sees', () => {
  const row = {
    kind: 'move',
    seat: 0,
    option: '1',
    secret: null,
    revealed: 0,
    hidden: 0,
    call: null,
    at: 1,
  } as const;
  expect(written({ ...row, table_id: 't', number: 1, clock: '[5,7]' }).clock).toEqual({
    left: [5, 7],
    shown: [5, 7],
  });
});
