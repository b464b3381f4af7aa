import { factsFor, type Game, missing, patched, stateAt, type Viewer } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { historyFor, positionFor } from './history.ts';
import { stepsTo } from './past.ts';
import { follow, pastOf, rewound } from './play.ts';
import { numberAt, numberOf, stepAt } from './steps.ts';
import { spanOfStory, storyFor } from './story.ts';
import { answer, knownTo, type Sight, toyTable, type Witnessed, witnessed } from './testing/witness.ts';
import { viewFor } from './view-for.ts';
import { finish, type Work } from './work.ts';

const TABLES = [
  [2, 'amenhotep'],
  [3, 'nefertiti'],
  [4, 'hatshepsut'],
  [3, 'thutmose'],
] as const;

/** What a viewer saw of moves that still stand. */
function standing({ play, sights }: Witnessed, viewer: Viewer): Sight[] {
  return (sights.get(viewer) ?? []).filter(
    ({ kind, index }) => kind === 'move' && play.steps.standing.includes(index),
  );
}

describe.each(TABLES)('a table of %i, by the seed %s', (players, seed) => {
  const seen = witnessed(players, seed);
  const { play, viewers, known } = seen;

  test('goes back, answers in secret, and comes far', () => {
    expect(play.steps.all.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(3);
    expect(play.steps.all.filter(({ hidden }) => hidden).length).toBeGreaterThan(5);
    expect(play.steps.moments.length).toBeGreaterThan(8);
    expect(seen.startFacts.length).toBeGreaterThan(0);
  });

  test('the log is what each viewer saw happen and still stands', () => {
    for (const viewer of viewers) {
      const [begin, ...entries] = finish(historyFor(play, viewer, 0));
      expect(begin).toEqual({
        moment: 0,
        by: null,
        at: play.steps.all[0]?.at,
        facts: factsFor(seen.startFacts, viewer),
      });
      expect(entries).toEqual(
        standing(seen, viewer).map(({ by, at, facts }, entry) => ({
          moment: entries[entry]?.moment,
          by,
          at,
          facts,
        })),
      );
      // Nothing that was seen by all comes without a moment of its own, and nothing that was not has one.
      let moment = 0;
      const moments = standing(seen, viewer).map(({ isHidden }) => (isHidden ? moment : ++moment));
      expect(entries.map(({ moment }) => moment)).toEqual(moments);
      const late = Math.floor(play.steps.moments.length / 2);
      expect(finish(historyFor(play, viewer, late))).toEqual(
        [begin, ...entries].filter((entry) => (entry?.moment ?? 0) >= late),
      );
    }
  });

  test('a moment looked back at is the moment that was', () => {
    for (const viewer of viewers) {
      const moments = standing(seen, viewer).filter(({ isHidden }) => !isHidden);
      let before = finish(positionFor(play, viewer, 0));
      expect(before).toMatchObject({
        moment: 0,
        of: moments.length,
        by: null,
        at: null,
        facts: [],
        stops: [],
      });
      for (const [at, sight] of moments.entries()) {
        const position = finish(positionFor(play, viewer, at + 1));
        expect(position).toEqual({
          moment: at + 1,
          of: moments.length,
          by: sight.by,
          at: sight.at,
          facts: sight.facts,
          stops: sight.stopsAfter(before.view),
          view: sight.view,
          decisions: sight.decisions,
          waiting: sight.waiting,
          outcome: sight.waiting.length === 0 ? play.game.outcome(play.match.state) : null,
        });
        before = position;
      }
    }
  });

  test('a story leads from one view to the next, and to that of now', () => {
    for (const viewer of viewers)
      for (const since of [0, 3, play.steps.moments.length - 2]) {
        const story = storyFor(play, viewer, since);
        expect(story.view).toEqual(finish(positionFor(play, viewer, story.from)).view);
        const sights = standing(seen, viewer).filter(
          ({ index }) => play.steps.standing.indexOf(index) >= (play.steps.moments[story.from] ?? 0),
        );
        expect(story.steps.map(({ by, at, facts }) => ({ by, at, facts }))).toEqual(
          sights.map(({ by, at, facts }) => ({ by, at, facts })),
        );
        let view: object = story.view;
        for (const [step, { patch, moment, own }] of story.steps.entries()) {
          view = patched(view, patch);
          const sight = sights[step] ?? missing();
          if (!sight.isHidden) {
            expect(view).toEqual(sight.view);
            expect(view).toEqual(finish(positionFor(play, viewer, moment)).view);
          }
          const answers = play.steps.standing.slice(
            play.steps.moments[moment - (sight.isHidden ? 0 : 1)],
            play.steps.standing.indexOf(sight.index) + 1,
          );
          expect(own).toBe(answers.some((index) => play.steps.all[index]?.seat === viewer));
        }
        expect(view).toEqual(viewFor(play, viewer));
      }
  });

  test('a story that ends before now is the beginning of the one that goes on', () => {
    for (const viewer of viewers)
      for (const until of [1, 4, play.steps.moments.length - 2]) {
        const part = storyFor(play, viewer, 0, until);
        const whole = storyFor(play, viewer, 0).steps.filter(({ moment }) => moment <= until);
        // A hidden answer to what is asked at that moment belongs to the next one.
        expect(part.steps).toEqual(whole.slice(0, part.steps.length));
        expect(part.steps.at(-1)?.moment).toBe(until);
        const view = part.steps.reduce((before, { patch }) => patched(before, patch), part.view as object);
        expect(view).toEqual(finish(positionFor(play, viewer, until)).view);
      }
  });

  test('numbers of a stream lead to the step they counted, and back', () => {
    for (const viewer of viewers) {
      for (const { number, index } of seen.sights.get(viewer) ?? []) {
        expect(stepAt(play.steps, viewer, number)).toBe(index);
        expect(numberAt(play.steps, viewer, index)).toBe(number);
      }
      expect(stepAt(play.steps, viewer, 0)).toBe(-1);
      expect(numberAt(play.steps, viewer, -1)).toBe(0);
      expect(stepAt(play.steps, viewer, numberOf(play.steps, viewer) + 1)).toBeUndefined();
    }
  });

  test('a table rewound to a step is as it was then, whether what stood then still stands or not', () => {
    let found = 0;
    let gone = 0;
    for (const [index] of [-1, ...play.steps.all.keys()].entries()) {
      const then = index === 0 ? [] : (standingAfter(seen, index - 1) ?? []);
      const isKept = then.every((step, at) => play.steps.standing[at] === step);
      expect(rewound(play, index - 1) !== undefined).toBe(isKept);
      const past = pastOf(play, index - 1);
      if (isKept) found += 1;
      else gone += 1;
      expect(past.steps.standing).toEqual(then);
      expect(past.steps.all).toEqual(play.steps.all.slice(0, index));
      expect(knownTo(past)).toEqual(known[index]);
      expect(past.match.open).toEqual(past.game.decisions(past.match.state));
      expect(stateAt(past.match, then.length)).toEqual(past.match.state);
      expect(past.match.moves).toHaveLength(then.length);
      if (isKept) expect(past.match.moves).toEqual(play.match.moves.slice(0, then.length));
      // It is a game of its own: what came next can be played at it.
      const next = play.steps.all[index];
      if (next !== undefined) follow(past, next);
      if (next !== undefined) expect(knownTo(past)).toEqual(known[index + 1]);
      for (const viewer of viewers)
        for (const sight of seen.sights.get(viewer) ?? [])
          if (sight.index === index - (next === undefined ? 1 : 0))
            expect(viewFor(past, viewer)).toEqual(sight.view);
    }
    expect(found).toBeGreaterThan(5);
    expect(gone).toBeGreaterThan(2);
  });

  test('looking at the moment after the last look plays a few moves, and what was looked at is kept for a while', () => {
    const { moments } = play.steps;
    const far = moments.length - 3;
    finish(positionFor(play, null, far));
    expect(stepsTo(play, moments[far] ?? 0)).toBe(0);
    expect(stepsTo(play, moments[far + 1] ?? 0)).toBeLessThanOrEqual(players);
    expect(stepsTo(play, 0)).toBe(0);
  });
});

/** The steps that stood after the step of this index: as whoever saw it was told. */
function standingAfter({ sights }: Witnessed, index: number): readonly number[] | undefined {
  for (const list of sights.values()) {
    const sight = list.find((each) => each.index === index);
    if (sight !== undefined) return sight.standing;
  }
  return undefined;
}

/** A table of the toy that was played to its end. */
function played(players: number, seed: string) {
  const play = toyTable(players, seed);
  for (let at = 2000; play.match.open.length > 0; at += 1000) {
    const { seat, options } = play.match.open[0] ?? missing();
    answer(play, seat, options.at(-1) ?? missing(), at);
  }
  return play;
}

test('only the last moment of a game that is over has an outcome', () => {
  const play = played(2, 'the end');
  const last = play.steps.moments.length - 1;
  const outcome = (moment: number) => finish(positionFor(play, null, moment)).outcome;
  expect(outcome(last)).toMatchObject({ winners: expect.any(Array), rule: 'TOY-END-1' });
  expect([outcome(0), outcome(last - 1)]).toEqual([null, null]);
  // The table is asked for it only where nothing is open.
  const telling = { ...play, game: { ...play.game, outcome: () => ({ winners: [0], rule: 'R-1' }) } };
  expect(finish(positionFor(telling, null, last - 1)).outcome).toBeNull();
});

test('six moments that were looked at are kept to go on from, the last ones, each once', () => {
  const play = played(3, 'looks');
  // From its first state on, so that nothing else is near.
  const bare = { ...play, match: { ...play.match, snapshots: play.match.snapshots.slice(0, 1) } };
  const cost = (moment: number) => stepsTo(bare, bare.steps.moments[moment] ?? missing());
  const look = (moment: number) => finish(positionFor(bare, null, moment));
  for (const moment of [1, 2, 3, 4, 5, 6, 7]) look(moment);
  expect([1, 2, 3, 4, 5, 6, 7].map(cost)).toEqual([bare.steps.moments[1], 0, 0, 0, 0, 0, 0]);
  // Looked at again it is the latest, and still there once.
  look(2);
  look(8);
  expect([2, 4, 5, 6, 7, 8].map(cost)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(cost(3)).toBe((bare.steps.moments[3] ?? 0) - (bare.steps.moments[2] ?? 0));
});

test('a look back lets others go on after every thirty-two moves', () => {
  const play = played(4, 'long');
  let moves = 0;
  const game: Game = {
    ...play.game,
    apply(...move) {
      moves += 1;
      play.game.apply(...move);
    },
  };
  // From its first state on.
  const again = { ...play, game, match: { ...play.match, snapshots: play.match.snapshots.slice(0, 1) } };
  /** How many moves were played each time others got their turn. */
  const pauses = (work: Work<unknown>) => {
    moves = 0;
    const at: number[] = [];
    while (!work.next().done) at.push(moves);
    return at;
  };
  const upTo = (length: number) => Array.from({ length: Math.floor(length / 32) }, (_, at) => 32 * at + 31);
  const { length } = play.match.moves;
  expect(length).toBeGreaterThan(32);
  expect(pauses(historyFor(again, null, 0))).toEqual(upTo(length));
  // What the match keeps on the way is as near as it can be.
  expect([32, 33, 31].map((keep) => stepsTo(play, keep))).toEqual([0, 1, 31]);
  const last = play.steps.moments.length - 1;
  expect(pauses(positionFor(again, null, last))).toEqual(upTo(play.steps.moments[last - 1] ?? 0));
});

test('before anybody has answered the log holds how the game began', () => {
  expect(finish(historyFor(toyTable(2, 'new'), null, 0))).toMatchObject([{ moment: 0, by: null, at: 0 }]);
});

test('a story begins no earlier than a hundred and twenty moments before its end, and ends no later than now', () => {
  const { play } = witnessed(2, 'story');
  const last = play.steps.moments.length - 1;
  expect(spanOfStory(play, 3)).toEqual({ from: 3, to: last });
  expect(spanOfStory(play, last + 5)).toEqual({ from: last, to: last });
  expect(spanOfStory(play, 3, 2)).toEqual({ from: 2, to: 2 });
  const long = { ...play, steps: { ...play.steps, moments: Array.from({ length: 151 }, (_, at) => at) } };
  const begins = (since: number, until?: number) => spanOfStory(long, since, until).from;
  expect([begins(0), begins(30), begins(31), begins(0, 140), begins(0, 50)]).toEqual([30, 30, 31, 20, 0]);
});
