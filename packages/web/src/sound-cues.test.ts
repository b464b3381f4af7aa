// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

/** What was made to sound, in the words of a browser. */
let heard: string[];
/** The loudness that was set last before anything fades, and the samples made last. */
let loudness: number;
let samples: Float32Array;

class Param {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  setValueAtTime(value: number, at: number): void {
    heard.push(`${this.name} ${value.toFixed(4)} at ${at}`);
  }
  exponentialRampToValueAtTime(value: number, at: number): void {
    heard.push(`${this.name} to ${value} at ${at.toFixed(2)}`);
  }
}
class Part {
  connect(to: Part): Part {
    heard.push(`${this.constructor.name} to ${to.constructor.name}`);
    return to;
  }
}
class Speaker extends Part {}
class Oscillator extends Part {
  readonly frequency = new Param('frequency');
  constructor(_context: unknown, { type, frequency }: { type: string; frequency: number }) {
    super();
    heard.push(`${type} ${frequency}`);
  }
  start(at: number): void {
    heard.push(`start ${at}`);
  }
  stop(at: number): void {
    heard.push(`stop ${at.toFixed(2)}`);
  }
}
class Gain extends Part {
  readonly gain = new Param('gain');
  constructor(_context: unknown, { gain }: { gain: number }) {
    super();
    loudness = gain;
  }
}
class Filter extends Part {
  constructor(_context: unknown, { type, frequency, Q }: { type: string; frequency: number; Q: number }) {
    super();
    heard.push(`${type} ${frequency} ${Q}`);
  }
}
class Source extends Part {
  start(at: number): void {
    heard.push(`start ${at}`);
  }
}
class Samples {
  readonly data: Float32Array;
  constructor({ length }: { length: number }) {
    heard.push(`${length} samples`);
    this.data = new Float32Array(length);
    samples = this.data;
  }
  getChannelData(): Float32Array {
    return this.data;
  }
}

beforeEach(() => {
  heard = [];
  vi.resetModules();
  vi.stubGlobal('AudioContext', function context() {
    heard.push('audio');
    return { currentTime: 2, sampleRate: 1000, destination: new Speaker() };
  });
  vi.stubGlobal('OscillatorNode', Oscillator);
  vi.stubGlobal('GainNode', Gain);
  vi.stubGlobal('BiquadFilterNode', Filter);
  vi.stubGlobal('AudioBufferSourceNode', Source);
  vi.stubGlobal('AudioBuffer', Samples);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
});

const TAPS = ['pointerdown', 'keydown'] as const;

test.each(TAPS)('nothing sounds before the first tap (%s)', async (tap) => {
  const { listenForTap, play } = await import('./sound.ts');
  listenForTap();
  listenForTap();
  play('bell');
  expect(heard).toEqual([]);
  dispatchEvent(new Event(tap));
  const added = vi.spyOn(globalThis, 'addEventListener');
  listenForTap();
  expect(added).not.toHaveBeenCalled();
  added.mockRestore();
  play('bell');
  expect(heard).toEqual([
    'audio',
    'sine 660',
    'frequency to 640 at 3.10',
    'gain 0.0405 at 2',
    'gain to 0.0005 at 3.10',
    'Gain to Speaker',
    'Oscillator to Gain',
    'start 2',
    'stop 3.10',
  ]);
});

test('each cue has its own sound, and all but the knock of a stone is made once', async () => {
  const { listenForTap, play } = await import('./sound.ts');
  listenForTap();
  dispatchEvent(new Event('pointerdown'));
  vi.spyOn(Math, 'random').mockReturnValue(1);
  play('stone');
  expect(heard).toEqual([
    'audio',
    'bandpass 900 2',
    'Filter to Gain',
    'Gain to Speaker',
    '50 samples',
    'Source to Filter',
    'start 2',
  ]);
  vi.restoreAllMocks();
  expect(loudness).toBeCloseTo(0.036);
  expect([samples[0], samples[25], samples[49]]).toEqual(
    [1, 0.118, 0.015].map((each) => expect.closeTo(each)),
  );
  heard = [];
  play('stone');
  expect(heard).toEqual(['Source to Filter', 'start 2']);
  heard = [];
  play('drum');
  expect(heard.slice(0, 2)).toEqual(['sine 110', 'frequency to 55 at 2.45']);
  expect(heard).toContain('gain 0.0990 at 2');
  heard = [];
  play('reed');
  expect(heard.slice(0, 2)).toEqual(['triangle 440', 'frequency to 587 at 2.60']);
  expect(heard).toContain('gain 0.0315 at 2');
});
