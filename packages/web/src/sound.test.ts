// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Sound from './sound.ts';

vi.mock('./ui/painted.ts', () => ({ whenPainted: (run: () => void) => run() }));

const RATE = 8000;

/** What the browser was asked to sound, in order, and how often it made something to sound with. */
const started: Float32Array[] = [];
let contexts = 0;
let buffers = 0;
/** What was joined to what. */
const joined: string[] = [];

let sound: typeof Sound;
beforeEach(async () => {
  started.length = 0;
  contexts = 0;
  buffers = 0;
  joined.length = 0;
  const joins = (name: string) => ({
    name,
    connect: (to: { name: string }) => joined.push(`${name} to ${to.name}`),
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      sampleRate = RATE;
      destination = joins('speaker');
      constructor() {
        contexts += 1;
      }
    },
  );
  vi.stubGlobal(
    'BiquadFilterNode',
    function filter(_context: unknown, { type, frequency, Q }: BiquadFilterOptions) {
      return joins(`${type} ${frequency} ${Q}`);
    },
  );
  vi.stubGlobal(
    'AudioBuffer',
    class {
      readonly #samples: Float32Array;
      constructor({ length }: { length: number }) {
        buffers += 1;
        this.#samples = new Float32Array(length);
      }
      getChannelData = () => this.#samples;
    },
  );
  vi.stubGlobal(
    'AudioBufferSourceNode',
    class {
      connect = joins('source').connect;
      readonly start: () => void;
      constructor(_context: unknown, { buffer }: { buffer: AudioBuffer }) {
        this.start = () => started.push(buffer.getChannelData(0));
      }
    },
  );
  vi.resetModules();
  sound = await import('./sound.ts');
});

const CUES = ['stone', 'drum', 'reed', 'bell'] as const;

function playAll(): void {
  sound.listenForTap();
  dispatchEvent(new Event('pointerdown'));
  for (const cue of CUES) sound.play(cue);
}

/** How often it goes up through zero in a part of it: waves. */
function wavesIn(samples: Float32Array): number {
  return samples.filter((sample, at) => sample >= 0 && (samples[at - 1] ?? 0) < 0).length;
}

const loudest = (samples: Float32Array) => Math.max(...samples.map(Math.abs));

test.each(['pointerdown', 'keydown'])(
  'nothing sounds before the first %s, and all cues after it',
  (input) => {
    sound.listenForTap();
    sound.play('reed');
    expect([started.length, contexts]).toEqual([0, 0]);
    dispatchEvent(new Event(input));
    for (const cue of CUES) sound.play(cue);
    expect(started.map(({ length }) => length / RATE)).toEqual([0.05, 0.45, 0.6, 1.1]);
    expect(contexts).toBe(1);
  },
);

test('the first tap is waited for once, however many tables are opened, and not after it', () => {
  const added = vi.spyOn(globalThis, 'addEventListener');
  sound.listenForTap();
  sound.listenForTap();
  expect(added).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('keydown'));
  sound.listenForTap();
  expect(added).toHaveBeenCalledTimes(2);
  added.mockRestore();
});

test('a stone is noise of one height, all else a tone', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  playAll();
  vi.restoreAllMocks();
  expect(joined).toEqual([
    'bandpass 900 2 to speaker',
    'source to bandpass 900 2',
    'source to speaker',
    'source to speaker',
    'source to speaker',
  ]);
  const [stone = new Float32Array()] = started;
  expect([stone[0], stone[200], stone[399]]).toEqual(
    [0.036, 0.0042, 0.0005].map((each) => expect.closeTo(each, 4)),
  );
});

test('a cue is made once, however often it sounds', () => {
  playAll();
  playAll();
  expect([started.length, buffers]).toEqual([8, 4]);
});

test('every cue is quiet, and fades until nobody hears it', () => {
  playAll();
  for (const samples of started) {
    expect(loudest(samples)).toBeGreaterThan(0.02);
    expect(loudest(samples)).toBeLessThanOrEqual(0.1);
    expect(loudest(samples.slice(-RATE / 200))).toBeLessThan(0.002);
  }
});

test.each([
  ['drum', 1, 110, 55],
  ['reed', 2, 440, 587],
  ['bell', 3, 660, 640],
] as const)('the %s glides', (_cue, at, from, to) => {
  playAll();
  const samples = started[at] ?? new Float32Array();
  const tenth = samples.length / 10;
  const seconds = tenth / RATE;
  // A wave more or less at either end.
  expect(Math.abs(wavesIn(samples.slice(0, tenth)) - from * seconds)).toBeLessThan(2.5);
  expect(Math.abs(wavesIn(samples.slice(-tenth)) - to * seconds)).toBeLessThan(2.5);
});
