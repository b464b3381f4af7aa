// @vitest-environment happy-dom
import type { Decision, Fact } from '@ennead/kernel';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../settings.ts';
import { signal } from '../signal.ts';
import type { Cue } from '../sound.ts';
import Sounds from './Sounds.svelte';
import type { SceneState } from './scene-state.svelte.ts';

const heard = vi.hoisted(() => [] as string[]);
vi.mock('../sound.ts', () => ({ listenForTap: () => undefined, play: (cue: Cue) => heard.push(cue) }));

const question = {} as Decision;
let close = () => {};

beforeEach(async () => {
  heard.length = 0;
  await changeSettings({ sound: true });
});
afterEach(() => close());

/** A table at a frame; what it tells and asks next is told to it. */
function sitDown(first: Decision | null = null) {
  const facts = signal<readonly Fact[]>([]);
  const decision = signal<Decision | null>(first);
  const scene = {
    get heard() {
      return facts.get();
    },
    get decision() {
      return decision.get();
    },
    game: { battlePart: ({ type }: Fact) => (type === 'battle' ? 'begin' : null) },
    story: { telling: { weigh: ({ type }: Fact) => (type === 'night' ? 'great' : 'step') } },
  };
  const page = mount(Sounds, { target: document.body, props: { scene: scene as unknown as SceneState } });
  flushSync();
  close = () => void unmount(page);
  return (types: readonly string[], asked: Decision | null = null) => {
    decision.set(asked);
    facts.set(types.map((type) => ({ type, rule: 'R' })));
    flushSync();
  };
}

test('every kind of event has its sound, and the greatest of several is heard', () => {
  const tell = sitDown();
  expect(heard).toEqual([]);
  tell(['moved']);
  tell(['moved', 'battle', 'night']);
  tell(['moved', 'night']);
  expect(heard).toEqual(['stone', 'drum', 'bell']);
});

test('a reed calls whoever is asked, once', () => {
  const tell = sitDown();
  tell(['moved'], question);
  tell([], question);
  expect(heard).toEqual(['reed']);
  tell(['moved']);
  tell(['moved'], question);
  expect(heard).toEqual(['reed', 'stone', 'reed']);
});

test('whoever opens a table at a question hears nothing of it', () => {
  sitDown(question);
  expect(heard).toEqual([]);
});

test('muted, nothing is heard, and nothing is made up for when the sound is back', async () => {
  const tell = sitDown();
  await changeSettings({ sound: false });
  tell(['moved']);
  tell(['battle']);
  await changeSettings({ sound: true });
  flushSync();
  expect(heard).toEqual([]);
  tell(['moved']);
  expect(heard).toEqual(['stone']);
});
