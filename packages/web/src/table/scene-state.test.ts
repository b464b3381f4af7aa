import type { BaseState, Option } from '@ennead/kernel';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { load } from '../i18n/shell.ts';
import { plainTable } from './plain-table.ts';
import { SceneState } from './scene-state.svelte.ts';
import type { Snapshot } from './snapshot.ts';
import type { Answer, TableSource } from './source.ts';

let sent: Option[];
let answered: (answer: Answer) => void;

const source = {
  place: 'here',
  decide(_seat: number, option: Option) {
    sent.push(option);
    return new Promise<Answer>((resolve) => {
      answered = resolve;
    });
  },
} as unknown as TableSource;

const view = { chance: [0, 0, 0, 0], frames: [], rulings: {} } as unknown as BaseState;

const asking: Snapshot = {
  game: 'toy',
  number: 1,
  moment: 1,
  view,
  viewer: 0,
  facts: [],
  since: 0,
  stops: [],
  by: null,
  decisions: [{ seat: 0, kind: 'sow', options: ['here', 'there'] }],
  owing: [0],
  next: { seat: 0, secret: false },
  waiting: [0],
  seats: [],
  outcome: null,
  undo: { step: null, turn: null, ask: null, request: null },
  clock: null,
  connection: 'here',
  practice: false,
  room: null,
} as unknown as Snapshot;

/** A table that asks for a second tap before 'there' is taken. */
function sceneOf(snapshot: Snapshot = asking): SceneState {
  const game = {
    ...plainTable('toy'),
    needsConfirmation: (_view: BaseState, _decision: unknown, option: Option) => option === 'there',
  };
  return new SceneState(game, source, snapshot, []);
}

beforeAll(load);

beforeEach(() => {
  sent = [];
});

test('an answer is sent at once, unless the game wants it confirmed', async () => {
  const scene = sceneOf();
  scene.pick('there');
  expect([scene.picked, scene.asksConfirm, sent]).toEqual(['there', true, []]);
  scene.pick('here');
  await expect.poll(() => sent).toEqual(['here']);
  expect(scene.asksConfirm).toBe(false);
});

test('what was confirmed where it was picked is sent at once', async () => {
  const scene = sceneOf();
  scene.pick('there', true);
  expect([scene.picked, scene.asksConfirm]).toEqual(['there', false]);
  await expect.poll(() => sent).toEqual(['there']);
});

test('what is not offered is not picked, and where nothing is asked nothing is', () => {
  const scene = sceneOf();
  scene.pick('nowhere');
  expect(scene.picked).toBeNull();
  const quiet = sceneOf({ ...asking, decisions: [] });
  quiet.pick('here');
  quiet.confirm();
  expect([quiet.picked, sent]).toEqual([null, []]);
});

test('nothing is confirmed before it was picked, nor after it was let go', () => {
  const scene = sceneOf();
  scene.confirm();
  scene.pick('there');
  scene.unpick();
  scene.confirm();
  expect([scene.picked, scene.asksConfirm, sent]).toEqual([null, false, []]);
});

test('an answer on its way is neither sent twice nor changed', async () => {
  const scene = sceneOf();
  scene.pick('there');
  scene.confirm();
  scene.confirm();
  scene.pick('here');
  await expect.poll(() => sent).toEqual(['there']);
  expect(scene.busy).toBe(true);
  answered({ ok: true, value: null });
  await expect.poll(() => scene.busy).toBe(false);
  expect([scene.picked, sent]).toEqual([null, ['there']]);
});

test('a tap on the next question before the last answer is said to be taken is the next answer', async () => {
  const asks = (number: number, options: Option[]): Snapshot => ({
    ...asking,
    number,
    moment: number,
    since: number - 1,
    decisions: [{ seat: 0, kind: 'sow', options }],
  });
  const scene = sceneOf();
  scene.pick('here');
  await expect.poll(() => sent).toEqual(['here']);
  scene.receive(asks(2, ['here', 'away']));
  scene.pick('nowhere');
  scene.pick('away');
  expect(sent).toEqual(['here']);
  answered({ ok: true, value: null });
  await expect.poll(() => sent).toEqual(['here', 'away']);
  // The table goes on once more: what was tapped for one question is no answer to another.
  scene.receive(asks(3, ['here']));
  scene.pick('here');
  scene.receive(asks(4, ['here', 'home']));
  answered({ ok: true, value: null });
  await expect.poll(() => scene.busy).toBe(false);
  expect([scene.picked, sent]).toEqual([null, ['here', 'away']]);
});

test('an answer that was refused is told, and another can be given', async () => {
  const scene = sceneOf();
  scene.pick('here');
  await expect.poll(() => sent).toEqual(['here']);
  answered({ ok: false, problem: { code: 'not-an-option', message: '' } });
  await expect.poll(() => scene.said.number).toBe(1);
  await expect.poll(() => scene.busy).toBe(false);
  scene.pick('here');
  await expect.poll(() => sent).toEqual(['here', 'here']);
});

test('a move that is told twice is shown and written down once', () => {
  const scene = sceneOf();
  const moved: Snapshot = {
    ...asking,
    number: 2,
    moment: 2,
    since: 1,
    by: 0,
    facts: [
      { type: 'sown', rule: 'TOY-1' },
      { type: 'grown', rule: 'TOY-1' },
    ],
    view: { ...view, seeds: { here: { count: 1 } } } as unknown as BaseState,
    stops: [{ told: 1, patch: { seeds: [{ here: { count: 0 } }] } }],
  };
  scene.receive(moved);
  const frames = scene.reel.frames.length;
  scene.receive({ ...moved, stops: [{ told: 1, patch: { gone: { count: [0] } } }] });
  expect(scene.reel.frames).toHaveLength(frames);
  scene.reel.goToEnd();
  expect(scene.log.map(({ fact }) => fact.type)).toEqual(['sown', 'grown']);
});

test('an answer is proposed to the one who decides; the same again takes it back', async () => {
  const proposed: unknown[] = [];
  const own = {
    ...source,
    propose: async (seat: number, option: Option | null) => {
      proposed.push([seat, option]);
      return { ok: true, value: null };
    },
  } as unknown as TableSource;
  const joint = { seat: 1, kind: 'sow', options: ['here', 'there'] };
  const at = (proposals: { seat: number; option: Option }[]) =>
    new SceneState(
      plainTable('toy'),
      own,
      { ...asking, decisions: [], joint: [joint], proposals } as unknown as Snapshot,
      [],
    );
  const scene = at([{ seat: 1, option: 'here' }]);
  expect(scene.joint).toMatchObject({ kind: 'sow' });
  expect([scene.proposerOf('here'), scene.proposerOf('there')]).toEqual([1, null]);
  await scene.propose('here');
  const second = at([{ seat: 0, option: 'here' }]);
  await second.propose('here');
  await second.propose('there');
  expect(proposed).toEqual([
    [0, 'here'],
    [0, null],
    [0, 'there'],
  ]);
  expect(second.busy).toBe(false);
  const nobody = sceneOf({ ...asking, decisions: [] });
  expect(nobody.proposerOf('here')).toBeNull();
  await nobody.propose('here');
  expect(proposed).toHaveLength(3);
});

test('going back is asked once at a time; a refusal is said', async () => {
  const asked: number[] = [];
  let refuse = (_answer: Answer) => {};
  const scene = new SceneState(
    plainTable('toy'),
    {
      ...source,
      undo: (to: number) => {
        asked.push(to);
        return new Promise<Answer>((resolve) => {
          refuse = resolve;
        });
      },
    } as unknown as TableSource,
    asking,
    [],
  );
  const going = scene.undo(0);
  expect(scene.busy).toBe(true);
  await scene.undo(0);
  expect(asked).toEqual([0]);
  refuse({ ok: false, problem: { code: 'no-way-back', message: 'You can’t undo that far.' } });
  await going;
  expect(scene.busy).toBe(false);
  expect(scene.said.number).toBe(1);
  expect(scene.said.words).not.toBe('');
});

test('places on the board are pointed at, and whoever wants to see them is counted', () => {
  const scene = sceneOf();
  scene.pointAt([3]);
  expect([scene.pointedAt, scene.goings]).toEqual([[3], 0]);
  scene.goTo([4, 5]);
  expect([scene.pointedAt, scene.goings]).toEqual([[4, 5], 1]);
});
