import { whenPainted } from './ui/painted.ts';

/** A few quiet cues, made by the browser itself: no files, nothing to load. */
export type Cue = 'stone' | 'drum' | 'reed' | 'bell';

/** Quiet enough to be there from the start. */
const LEVEL = 0.45;
const KNOCK_SECONDS = 0.05;
const KNOCK_LOUDNESS = 0.08;
/** Nobody hears what is quieter. */
const SILENCE = 0.0005;

interface Stone {
  readonly noise: AudioBuffer;
  readonly filter: AudioNode;
}

let audio: AudioContext | null = null;
let stone: Stone | null = null;
let isAllowed = false;

/** Browsers let nothing sound before the first tap. */
export function listenForTap(): void {
  if (isAllowed) return;
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
  const now = audio.currentTime;
  if (cue === 'stone') knock(audio, now);
  else if (cue === 'bell') tone(audio, now, 'sine', [660, 640], 1.1, 0.09);
  else if (cue === 'drum') tone(audio, now, 'sine', [110, 55], 0.45, 0.22);
  else tone(audio, now, 'triangle', [440, 587], 0.6, 0.07);
}

/** A tone that glides and fades. */
function tone(
  context: AudioContext,
  at: number,
  type: OscillatorType,
  [from, to]: readonly [number, number],
  seconds: number,
  loudness: number,
): void {
  const oscillator = new OscillatorNode(context, { type, frequency: from });
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds);
  oscillator.connect(fading(context, at, seconds, loudness));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** A short burst of filtered noise. It sounds with nearly every move, so all but the burst itself is made once. */
function knock(context: AudioContext, at: number): void {
  stone ??= stoneOf(context);
  const source = new AudioBufferSourceNode(context, { buffer: stone.noise });
  source.connect(stone.filter);
  source.start(at);
}

function stoneOf(context: AudioContext): Stone {
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 900, Q: 2 });
  filter.connect(new GainNode(context, { gain: KNOCK_LOUDNESS * LEVEL })).connect(context.destination);
  return { noise: fadingNoise(context, KNOCK_SECONDS, SILENCE / (KNOCK_LOUDNESS * LEVEL)), filter };
}

/** Noise that fades to this share of itself. */
function fadingNoise({ sampleRate }: AudioContext, seconds: number, share: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(sampleRate * seconds), sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * share ** (i / samples.length);
  return buffer;
}

function fading(context: AudioContext, at: number, seconds: number, loudness: number): GainNode {
  const gain = new GainNode(context, { gain: loudness * LEVEL });
  gain.gain.setValueAtTime(loudness * LEVEL, at);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + seconds);
  gain.connect(context.destination);
  return gain;
}
