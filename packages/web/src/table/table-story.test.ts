import { missing, type Viewer } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { sinceFor } from '@ennead/table';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PLAIN } from '../reel/telling.ts';
import type { GameTable } from './game-table.ts';
import {
  type AnyGame,
  answer,
  goBack,
  historyOf,
  type LocalTable,
  lengthOf,
  numberFor,
  openTable,
  snapshotOf,
  stepOf,
  storyOf,
} from './local/local-table.ts';
import { plainTable } from './plain-table.ts';
import type { TableSource } from './source.ts';
import { TableStory } from './table-story.svelte.ts';

const game = plainTable('toy');
const people = ['Ann', 'Bo', 'Cy'].map((name) => ({ kind: 'person', name }) as const);

let table: LocalTable;
let viewer: Viewer;
let asked: string[];
let place: 'device' | 'remote';

beforeEach(() => {
  const opened = openTable(toyGame as unknown as AnyGame, { players: 3 }, 'story', people);
  if (!opened.ok) throw new Error(opened.problem.message);
  table = opened.value;
  viewer = 0;
  asked = [];
  place = 'device';
});

const source = (): TableSource =>
  ({
    get place() {
      return place;
    },
    async history() {
      asked.push('history');
      await null;
      return historyOf(table, viewer);
    },
    async story(from: number, to: number) {
      asked.push(`story ${from}`);
      return storyOf(table, viewer, from, to);
    },
  }) as unknown as TableSource;

const number = () => numberFor(table, viewer);
const now = (since = number()) => snapshotOf(table, viewer, since);
const opened = () => new TableStory(game, source(), now(), historyOf(table, viewer));
const settled = () => new Promise((later) => setTimeout(later));

/** The first who is asked answers with the first of the options. */
function take(): void {
  const { seat, options } = table.play.match.open[0] ?? missing();
  const taken = answer(table, seat, options[0] ?? missing());
  if (!taken.ok) throw new Error(taken.problem.message);
}

/** So many answers, each told as it comes, and all of it watched to the end. */
function playOn(story: TableStory, answers: number): void {
  for (let i = 0; i < answers; i++) {
    const since = number();
    take();
    story.receive(now(since));
  }
  story.player.goToEnd();
}

const types = (list: readonly { readonly fact: { readonly type: string } }[]) =>
  list.map(({ fact }) => fact.type);

describe('what is told move by move', () => {
  test('comes to the log in order, and the end of the reel is the table of now', () => {
    const story = opened();
    const before = story.log.length;
    playOn(story, 6);
    expect(story.latest.number).toBe(number());
    expect(story.shown.view).toEqual(now().view);
    expect(story.shown.decisions).toEqual(now().decisions);
    expect(types(story.log)).toEqual(types(historyOf(table, viewer)));
    expect(story.log.length).toBeGreaterThan(before);
    const again = opened().log;
    expect(again.some(({ opens }) => !opens)).toBe(true);
    for (const [at, entry] of again.entries())
      expect(entry.opens).toBe(entry.number !== again[at - 1]?.number);
    expect(asked).toEqual([]);
  });

  test('is told once, though it comes twice', () => {
    const story = opened();
    playOn(story, 3);
    const length = story.log.length;
    story.receive(now(number() - 1));
    expect(story.log.length).toBe(length);
    expect(asked).toEqual([]);
  });

  test('before its end nothing is asked, nothing is over, and only who moves is waited for', () => {
    const story = opened();
    playOn(story, 7);
    story.player.goTo(3);
    const { frame } = story.player;
    expect(story.shown).toMatchObject({
      decisions: [],
      joint: [],
      owing: [],
      next: null,
      outcome: null,
      number: frame.number,
      moment: frame.moment,
      waiting: frame.by === null ? [] : [frame.by],
      undo: { step: null, turn: null, ask: null },
    });
    expect(story.log.length).toBe(historyOf(table, viewer).length - story.player.untold);
    expect(story.player.untold).toBeGreaterThan(0);
    expect(story.latest.number).toBe(number());
  });
});

describe('a table that jumps', () => {
  test('goes back on its reel, without what is gone', () => {
    const story = opened();
    playOn(story, 7);
    goBack(table, viewer, 3);
    story.receive(now());
    expect(types(story.log)).toEqual(types(historyOf(table, viewer)));
    expect(story.shown.view).toEqual(now().view);
    expect(asked).toEqual([]);
    playOn(story, 2);
    expect(types(story.log)).toEqual(types(historyOf(table, viewer)));
  });

  test('reads its log where it missed something, and shows neither before the other', async () => {
    const story = opened();
    playOn(story, 3);
    for (let i = 0; i < 4; i++) take();
    const view = story.shown.view;
    story.receive(now(number() - 1));
    expect(story.isReading).toBe(true);
    expect(story.shown.view).toBe(view);
    expect(story.shown.decisions).toEqual([]);
    await settled();
    expect(story.isReading).toBe(false);
    expect(types(story.log)).toEqual(types(historyOf(table, viewer)));
    expect(story.shown.view).toEqual(now().view);
    expect(story.player.frames).toHaveLength(1);
    expect(asked).toEqual(['history']);
  });

  test('at the server tells then what happened meanwhile', async () => {
    place = 'remote';
    const story = opened();
    playOn(story, 3);
    for (let i = 0; i < 4; i++) take();
    story.receive(now(number() - 1));
    await settled();
    await settled();
    expect(asked).toEqual(['history', 'story 0']);
    expect(story.player.frames.length).toBeGreaterThan(3);
  });

  test('is read for another viewer; what comes meanwhile is taken with it', async () => {
    const story = opened();
    playOn(story, 4);
    viewer = 1;
    story.receive(now());
    take();
    story.receive(now(number() - 1));
    expect(story.latest.viewer).toBe(0);
    await settled();
    expect(story.latest).toMatchObject({ viewer: 1, number: number() });
    expect(asked).toEqual(['history']);
    expect(types(story.log)).toEqual(types(historyOf(table, 1)));
  });

  test('is read again when the viewer changes while it is read: the first reading is forgotten', async () => {
    const story = opened();
    viewer = 1;
    story.receive(now());
    viewer = 2;
    story.receive(now());
    await settled();
    expect(asked).toEqual(['history', 'history']);
    expect(story.latest.viewer).toBe(2);
    expect(story.isReading).toBe(false);
  });
});

describe('looking back', () => {
  /** A table that was opened after so many answers. */
  function late(answers: number): TableStory {
    for (let i = 0; i < answers; i++) take();
    return opened();
  }

  test('from the first frame brings what was before, down to the start', async () => {
    const story = late(8);
    expect(story.player.frames).toHaveLength(1);
    const waiting = story.stepBack();
    expect(story.isLookingBack).toBe(true);
    await waiting;
    expect(story.isLookingBack).toBe(false);
    expect(asked).toEqual(['story 0']);
    const { frames } = story.player;
    expect(frames[0]).toMatchObject({ number: 0, moment: 0, by: null, facts: [], weight: 'aside' });
    expect(frames[0]?.view).toEqual(stepOf(table, 0, viewer).view);
    expect(frames.at(-1)?.view).toEqual(now().view);
    expect(story.player.at).toBe(frames.length - 2);
    // Each moment ends with what was to be seen then.
    for (let moment = 1; moment <= lengthOf(table); moment++)
      expect(frames.findLast((frame) => frame.moment === moment)?.view).toEqual(
        stepOf(table, moment, viewer).view,
      );
    await story.stepBack();
    expect(asked).toEqual(['story 0']);
  });

  test('is not asked for twice, nor before the start', async () => {
    const story = late(8);
    await Promise.all([story.recall(), story.recall()]);
    expect(asked).toEqual(['story 0']);
    await story.recall();
    expect(asked).toEqual(['story 0']);
    const fresh = new TableStory(game, source(), { ...now(), moment: 0 }, []);
    await fresh.recall();
    expect(asked).toEqual(['story 0']);
  });

  test('goes sixty moments back', async () => {
    const story = new TableStory(game, source(), { ...now(), moment: 75 }, []);
    await story.recall();
    expect(asked).toEqual(['story 15']);
  });

  test('what does not lead to the first frame is left out', async () => {
    const story = late(5);
    take();
    take();
    take();
    take();
    await story.recall();
    expect(story.player.frames.at(-1)?.view).toEqual(story.latest.view);
  });

  test('a piece of the log is shown again, from its first frame on', async () => {
    const story = late(8);
    const at = story.log.findIndex(({ number }) => number === 2);
    await story.showAgain(at, 2);
    expect(asked).toEqual([`story 1`]);
    expect(story.player.frame.moment).toBe(2);
    expect(story.player.isFilm).toBe(true);
    await story.showAgain(9999, 1);
    expect(story.player.frame.moment).toBe(2);
  });
});

test('a moment is there while it passes and for whoever stops at it or steps back to it, not at the present', () => {
  const great: GameTable = {
    ...game,
    telling: { ...PLAIN, weigh: () => 'great' },
    momentOf: (_view, { type }) => ({ title: type, line: '', icon: 'ankh-sign' }),
  };
  const story = new TableStory(great, source(), now(), historyOf(table, viewer));
  playOn(story, 4);
  expect(story.moment).toBeNull();
  story.player.step(-1);
  while (story.player.frame.facts.length === 0) story.player.step(-1);
  expect(story.moment?.title).toBe(story.player.frame.facts[0]?.type);
  story.player.resume();
  story.player.pause();
  expect(story.moment).not.toBeNull();
  story.player.goToEnd();
  expect(story.moment).toBeNull();
});

test('no battle outlives the game', () => {
  const [{ fact: first } = missing()] = historyOf(table, viewer);
  const fought: GameTable = { ...game, battlePart: (fact) => (fact.type === first.type ? 'begin' : null) };
  const story = new TableStory(fought, source(), now(), historyOf(table, viewer));
  expect(story.battle).not.toBeNull();
  while (table.play.match.open.length > 0) playOn(story, 1);
  expect(story.shown.outcome).not.toBeNull();
  expect(story.battle).toBeNull();
  story.player.step(-1);
  expect(story.battle).not.toBeNull();
});

test('what happened beside the moves is told with the moment it came after', () => {
  const event = { number: 1, fact: { type: 'table-undo', rule: '', seat: 1, cause: null } };
  const story = new TableStory(game, source(), now(), [...historyOf(table, viewer), event]);
  playOn(story, 7);
  expect(story.events).toEqual([event]);
  story.player.goTo(0);
  expect(story.events).toEqual([]);
});

describe('since the viewer’s last answer', () => {
  /** Whoever wins a round has a turn; the rest is said by the rules of the toy. */
  const counting = { ...game, news: toyGame.news } as unknown as GameTable;
  const counted = () => new TableStory(counting, source(), now(), historyOf(table, viewer));

  test('turns of rivals are counted as the lists of tables count them', async () => {
    let most = 0;
    for (viewer of [0, 1, 2]) {
      const story = counted();
      await story.recall();
      for (let at = 0; at < 9 && table.play.match.open.length > 0; at++) {
        playOn(story, 1);
        const { turns } = sinceFor(table.play, viewer);
        expect(story.turnsSince).toBe(turns);
        const late = counted();
        await late.recall();
        expect(late.turnsSince).toBe(turns);
        most = Math.max(most, turns);
      }
    }
    expect(most).toBeGreaterThan(0);
    viewer = null;
    expect(counted().turnsSince).toBe(0);
  });

  test('whoever was away for longer looks back once more, a spectator does not', async () => {
    const own = () => table.play.match.open.find(({ seat }) => seat === 0);
    // Everybody but the viewer goes on for as long as the viewer is not asked.
    const steps = Array.from({ length: 130 }, (_, at) => ({
      moment: at + 1,
      own: false,
      by: 1,
      facts: [{ type: 'done', rule: 'R' }],
      stops: [],
      patch: {},
    }));
    expect(own()).toBeDefined();
    const past = {
      ...source(),
      async story(from: number) {
        asked.push(`story ${from}`);
        return { from, view: now().view, steps: steps.slice(from) };
      },
    } as unknown as TableSource;
    const away = new TableStory(game, past, { ...now(), moment: 130 }, []);
    await away.recall();
    expect(asked).toEqual(['story 70', 'story 10']);
    asked = [];
    viewer = null;
    await new TableStory(game, past, { ...now(), moment: 130 }, []).recall();
    expect(asked).toEqual(['story 70']);
  });

  test('the others’ acts and frames are what came after it', () => {
    const story = opened();
    expect(story.hasAnswered).toBe(false);
    playOn(story, 12);
    expect(story.hasAnswered).toBe(true);
    const { frames } = story.player;
    const own = frames.findLastIndex(({ by }) => by === 0);
    expect(own).toBeGreaterThan(0);
    expect(story.unanswered).toEqual(frames.slice(own + 1));
    const facts = story.unanswered.flatMap((frame) => frame.facts);
    expect(story.since.length > 0).toBe(facts.length > 0);
    viewer = null;
    const onlooker = opened();
    expect([onlooker.since, onlooker.hasAnswered]).toEqual([[], true]);
  });
});

test('what somebody else did last is told before anything is asked', () => {
  const story = opened();
  let told = 0;
  for (let answers = 0; answers < 30 && table.play.match.open.length > 0; answers++) {
    const since = number();
    const { seat } = table.play.match.open[0] ?? missing();
    take();
    const next = now(since);
    story.receive(next);
    story.player.goToEnd();
    const last = story.player.frames.at(-1);
    const isOthers = next.by !== viewer && seat !== viewer;
    if (!isOthers || next.decisions.length === 0 || next.facts.length === 0) continue;
    told += 1;
    expect(last).toMatchObject({ facts: [], weight: 'aside', view: next.view });
    expect(story.player.frames.at(-2)?.facts.length).toBeGreaterThan(0);
  }
  expect(told).toBeGreaterThan(0);
});

test('a great fact is a moment of its own while its frame is shown, with all that was told up to there', async () => {
  const heard: number[] = [];
  const grand: GameTable = {
    ...game,
    telling: { ...PLAIN, weigh: () => 'great' },
    momentOf(_view, { type }, told) {
      heard.push(told?.().length ?? -1);
      return type === 'nothing' ? null : ({ title: type, icon: 'dice' } as never);
    },
  };
  const story = new TableStory(grand, source(), now(), historyOf(table, viewer));
  const before = story.log.length;
  for (let i = 0; i < 4; i++) {
    const since = number();
    take();
    story.receive(now(since));
  }
  const shown = await vi.waitFor(() => story.moment ?? missing(), { timeout: 10_000, interval: 5 });
  expect(story.player.frame.facts.map(({ type }) => type)).toContain((shown as { title?: string }).title);
  expect(heard.at(-1)).toBeGreaterThanOrEqual(before);
  story.player.goToEnd();
  expect(story.moment).toBeNull();
});
