// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Sound from './sound.ts';

vi.mock('./ui/painted.ts', () => ({ whenPainted: (run: () => void) => run() }));

/** What the browser was asked to sound, and how loud it may become. */
const started: string[] = [];
const loudness: number[] = [];
let contexts = 0;

class Part {
  frequency = { exponentialRampToValueAtTime: () => undefined };
  gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect = <T>(next: T): T => next;
  stop = () => undefined;
}

let sound: typeof Sound;
beforeEach(async () => {
  started.length = 0;
  loudness.length = 0;
  contexts = 0;
  const naming = (name: string) =>
    class extends Part {
      start = () => started.push(name);
    };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      sampleRate = 100;
      destination = {};
      constructor() {
        contexts += 1;
      }
    },
  );
  vi.stubGlobal('OscillatorNode', naming('tone'));
  vi.stubGlobal('AudioBufferSourceNode', naming('knock'));
  vi.stubGlobal('BiquadFilterNode', Part);
  vi.stubGlobal(
    'GainNode',
    class extends Part {
      constructor(_context: unknown, { gain }: { gain: number }) {
        super();
        loudness.push(gain);
      }
    },
  );
  vi.stubGlobal(
    'AudioBuffer',
    class {
      getChannelData = () => new Float32Array(5);
    },
  );
  vi.resetModules();
  sound = await import('./sound.ts');
});

test.each(['pointerdown', 'keydown'])(
  'nothing sounds before the first %s, and all cues after it',
  (input) => {
    sound.listenForTap();
    sound.play('reed');
    expect([started, contexts]).toEqual([[], 0]);
    dispatchEvent(new Event(input));
    for (const cue of ['stone', 'drum', 'reed', 'bell'] as const) sound.play(cue);
    expect(started).toEqual(['knock', 'tone', 'tone', 'tone']);
    expect(contexts).toBe(1);
  },
);

test('every cue is quiet', () => {
  sound.listenForTap();
  dispatchEvent(new Event('pointerdown'));
  for (const cue of ['stone', 'drum', 'reed', 'bell'] as const) sound.play(cue);
  expect(loudness).toHaveLength(4);
  for (const each of loudness) expect(each).toBeLessThanOrEqual(0.1);
});

test('stone after stone takes one new part each', () => {
  sound.listenForTap();
  dispatchEvent(new Event('pointerdown'));
  for (let times = 0; times < 5; times++) sound.play('stone');
  expect(started).toHaveLength(5);
  expect(loudness).toHaveLength(1);
});
