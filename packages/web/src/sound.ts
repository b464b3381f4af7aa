import { whenPainted } from './ui/painted.ts';

/** A few quiet cues, made by the browser itself: no files, nothing to load. */
export type Cue = 'stone' | 'drum' | 'reed' | 'bell';

/** Quiet enough to be there from the start. */
const LEVEL = 0.45;
const KNOCK_SECONDS = 0.05;
const KNOCK_LOUDNESS = 0.08;
/** Nobody hears what is quieter. */
const SILENCE = 0.0005;

let audio: AudioContext | null = null;
/** Each is made once: a move has one, and all that is left then is to let it sound. */
const made = new Map<Cue, Sound>();
let isAllowed = false;
let isListening = false;

/** Browsers let nothing sound before the first tap. */
export function listenForTap(): void {
  if (isListening) return;
  isListening = true;
  const allow = () => {
    isAllowed = true;
    removeEventListener('pointerdown', allow, true);
    removeEventListener('keydown', allow, true);
  };
  addEventListener('pointerdown', allow, true);
  addEventListener('keydown', allow, true);
}

/** It is heard right after it is seen: to make the first sound takes a browser longer than to draw a board. */
export function play(cue: Cue): void {
  if (isAllowed) whenPainted(() => sound(cue));
}

function sound(cue: Cue): void {
  audio ??= new AudioContext();
  let ready = made.get(cue);
  if (ready === undefined) {
    ready = CUES[cue](audio);
    made.set(cue, ready);
  }
  const source = new AudioBufferSourceNode(audio, { buffer: ready.buffer });
  source.connect(ready.to);
  source.start();
}

interface Sound {
  readonly buffer: AudioBuffer;
  /** Where it goes to be heard. */
  readonly to: AudioNode;
}

const CUES: Readonly<Record<Cue, (context: AudioContext) => Sound>> = {
  stone: knock,
  bell: (context) => tone(context, sine, [660, 640], 1.1, 0.09),
  drum: (context) => tone(context, sine, [110, 55], 0.45, 0.22),
  reed: (context) => tone(context, triangle, [440, 587], 0.6, 0.07),
};

/** A wave at a place in it, counted in waves. */
type Wave = (at: number) => number;
const sine: Wave = (at) => Math.sin(2 * Math.PI * at);
const triangle: Wave = (at) => 1 - 4 * Math.abs(((at + 0.75) % 1) - 0.5);

/** A tone that glides and fades. */
function tone(
  context: AudioContext,
  wave: Wave,
  [from, to]: readonly [number, number],
  seconds: number,
  loudness: number,
): Sound {
  const { sampleRate, destination } = context;
  let at = 0;
  const buffer = fading(sampleRate, seconds, loudness * LEVEL, (share) => {
    at += (from * (to / from) ** share) / sampleRate;
    return wave(at);
  });
  return { buffer, to: destination };
}

/** A short burst of filtered noise. */
function knock(context: AudioContext): Sound {
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 900, Q: 2 });
  filter.connect(context.destination);
  const noise = () => Math.random() * 2 - 1;
  return { buffer: fading(context.sampleRate, KNOCK_SECONDS, KNOCK_LOUDNESS * LEVEL, noise), to: filter };
}

/** What is to be heard from its beginning to its end, fading until nobody does. */
function fading(
  sampleRate: number,
  seconds: number,
  loudness: number,
  heard: (share: number) => number,
): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(sampleRate * seconds), sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    const share = i / samples.length;
    samples[i] = heard(share) * loudness * (SILENCE / loudness) ** share;
  }
  return buffer;
}
