import type { BaseState } from '@ennead/kernel';
import { beforeEach, expect, test } from 'vitest';
import type { SceneState } from '../scene-state.svelte.ts';
import { Chances } from './chances.svelte.ts';

type Call = { id: number; name: string; args: [string, { turn: number; at: number }] };

/** A bot that counts what it is asked, and can be told to fail. */
class Bot {
  static asked: string[] = [];
  static fails = false;
  static ended = 0;
  onmessage: ((message: { data: object }) => void) | null = null;
  onerror = null;
  postMessage({ id, name, args: [, view] }: Call): void {
    Bot.asked.push(`${name} ${view.at}`);
    const value = name === 'turn' ? view.turn : [view.at / 100, 1 - view.at / 100];
    const data = Bot.fails ? { kind: 'failure', id, message: 'no' } : { kind: 'answer', id, value };
    queueMicrotask(() => this.onmessage?.({ data }));
  }
  terminate(): void {
    Bot.ended += 1;
  }
}

/** Moments by turn: the position after each moment belongs to this turn. */
function sceneAt(turns: readonly number[]) {
  const viewAt = (moment: number) => ({ turn: turns[moment], at: moment }) as unknown as BaseState;
  const told: number[] = [];
  const scene = {
    told,
    snapshot: { game: 'toy', moment: turns.length - 1, view: viewAt(turns.length - 1) },
    source: {
      async story(from: number) {
        told.push(from);
        const later = [...turns.keys()].filter((moment) => moment > from);
        const steps = later.map((moment) => ({ moment, patch: { turn: [turns[moment]], at: [moment] } }));
        return { from, view: viewAt(from), steps };
      },
    },
  };
  return scene as unknown as SceneState & { readonly told: readonly number[]; snapshot: { moment: number } };
}

beforeEach(() => {
  globalThis.Worker = Bot as unknown as typeof Worker;
  Object.assign(Bot, { asked: [], fails: false, ended: 0 });
});

test('the curve has the position of now and nothing else where the game has just begun', async () => {
  const chances = new Chances(sceneAt([1]));
  await chances.follow();
  expect(chances.points).toEqual([{ moment: 0, chances: [0, 1] }]);
  await chances.follow();
  expect(Bot.asked.filter((each) => each.startsWith('chances'))).toHaveLength(1);
  chances.close();
  chances.close();
  expect(Bot.ended).toBe(1);
});

test('a bot that fails is said to have failed', async () => {
  Bot.fails = true;
  const chances = new Chances(sceneAt([1]));
  await chances.follow();
  expect([chances.failed, chances.points]).toEqual([true, []]);
});

test('the curve has the first position of each turn, and of the turn under way the last', async () => {
  const scene = sceneAt([1, 1, 1, 2, 2, 3, 3, 3]);
  const chances = new Chances(scene);
  await Promise.all([chances.follow(), chances.follow()]);
  expect(scene.told).toEqual([0]);
  expect(chances.points.map(({ moment }) => moment)).toEqual([0, 3, 7]);
  expect(chances.points.at(-1)?.chances).toEqual([0.07, 1 - 0.07]);
  expect(chances.failed).toBe(false);
});

test('what comes later is added, and what is taken back is gone', async () => {
  const turns = [1, 1, 2];
  const scene = sceneAt(turns);
  const chances = new Chances(scene);
  await chances.follow();
  expect(chances.points.map(({ moment }) => moment)).toEqual([0, 2]);
  turns.push(2, 3);
  Object.assign(scene, { snapshot: { ...scene.snapshot, moment: 4 } });
  await chances.follow();
  expect(scene.told).toEqual([0, 2]);
  expect(chances.points.map(({ moment }) => moment)).toEqual([0, 2, 4]);
  turns.length = 2;
  Object.assign(scene, { snapshot: { ...scene.snapshot, moment: 1, view: { turn: 1, at: 1 } } });
  await chances.follow();
  expect(chances.points.map(({ moment }) => moment)).toEqual([0, 1]);
});
