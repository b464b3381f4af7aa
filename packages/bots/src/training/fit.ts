import { type Chance, draw, missing } from '@ennead/kernel';
import type { Layout } from '../net/layout.ts';
import { FAR, type Inputs, type Net, UNIT } from '../net/net.ts';
import type { Sample } from './samples.ts';

/** A net while it learns: the same shape in floating point, with the moments of Adam. */
export interface Learner {
  readonly sideInputs: number;
  readonly tableInputs: number;
  readonly phases: number;
  readonly hidden: number;
  /** Weights, bias and outputs in one list. */
  readonly numbers: Float32Array;
  /** What own inputs count as they are: in the whole game, then what is added in each phase. */
  readonly direct: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
  steps: number;
}

export interface Pace {
  readonly rate: number;
  readonly batch: number;
  /** How strongly weights are drawn to zero. */
  readonly decay: number;
  /** The same for what inputs count as they are: plain descent, so that what is seldom seen changes little. */
  readonly directRate: number;
  readonly directDecay: number;
}

/** A net that corrects nothing yet: all outputs are zero, so that it begins as the judgement it is to better. */
export function newLearner(
  sideInputs: number,
  tableInputs: number,
  phases: number,
  hidden: number,
  chance: Chance,
): Learner {
  const count = (2 * sideInputs + tableInputs + 2) * hidden;
  const numbers = new Float32Array(count);
  for (let i = 0; i < count - 2 * hidden; i++) numbers[i] = (draw(chance, 2001) / 1000 - 1) * 0.1;
  for (let i = count - 2 * hidden; i < count - hidden; i++) numbers[i] = 0.3;
  for (let i = count - hidden; i < count; i++) numbers[i] = (draw(chance, 2001) / 1000 - 1) * 0.01;
  return {
    sideInputs,
    tableInputs,
    phases,
    hidden,
    numbers,
    direct: new Float32Array((phases + 1) * sideInputs),
    first: new Float32Array(count),
    second: new Float32Array(count),
    steps: 0,
  };
}

/** What is allocated once for a pass over samples. */
interface Work {
  readonly gradient: Float32Array;
  readonly directGradient: Float32Array;
  /** By side: hidden units before they are cut, and the gradient that comes back to them. */
  readonly units: Float32Array[];
  readonly back: Float32Array[];
  readonly shares: number[];
}

const MOST_SIDES = 5;

function workFor({ numbers, direct, hidden }: Learner): Work {
  const lists = () => Array.from({ length: MOST_SIDES }, () => new Float32Array(hidden));
  return {
    gradient: new Float32Array(numbers.length),
    directGradient: new Float32Array(direct.length),
    units: lists(),
    back: lists(),
    shares: [],
  };
}

/** Goes once through the samples in a random order; returns the mean loss. */
export function learn(learner: Learner, samples: readonly Sample[], pace: Pace, chance: Chance): number {
  const order = Uint32Array.from(samples.keys());
  for (let i = order.length - 1; i > 0; i--) {
    const j = draw(chance, i + 1);
    [order[i], order[j]] = [order[j] ?? missing(), order[i] ?? missing()];
  }
  const work = workFor(learner);
  let loss = 0;
  for (let from = 0; from < order.length; from += pace.batch) {
    const to = Math.min(order.length, from + pace.batch);
    work.gradient.fill(0);
    work.directGradient.fill(0);
    for (let i = from; i < to; i++) {
      const sample = samples[order[i] ?? missing()] ?? missing();
      loss += forward(learner, sample, work);
      backward(learner, sample, work);
    }
    adam(learner, work.gradient, to - from, pace);
    descend(learner.direct, work.directGradient, to - from, pace);
  }
  return loss / Math.max(1, samples.length);
}

/** Mean loss over samples of the net, and of the judgement it corrects. */
export function lossOf(learner: Learner, samples: readonly Sample[]): { net: number; judgement: number } {
  const work = workFor(learner);
  let net = 0;
  let judgement = 0;
  for (const sample of samples) {
    net += forward(learner, sample, work);
    judgement += entropy(sample.target, sample.believed);
  }
  return { net: net / Math.max(1, samples.length), judgement: judgement / Math.max(1, samples.length) };
}

function entropy(target: readonly number[], shares: readonly number[]): number {
  let loss = 0;
  for (const [i, aim] of target.entries())
    if (aim > 0) loss -= aim * Math.log(Math.max(1e-6, shares[i] ?? missing()));
  return loss;
}

function forward(
  learner: Learner,
  { sides, table, phase, believed, target }: Sample,
  { units, shares }: Work,
): number {
  const { hidden, numbers, sideInputs } = learner;
  const count = sides.length;
  const bias = numbers.length - 2 * hidden;
  const out = numbers.length - hidden;
  for (let i = 0; i < count; i++) {
    const own = units[i] ?? missing();
    for (let unit = 0; unit < hidden; unit++) own[unit] = numbers[bias + unit] as number;
    addRows(learner, table, 2 * sideInputs, 1, own);
    for (let other = 0; other < count; other++)
      if (other === i) addRows(learner, sides[i] ?? missing(), 0, 1, own);
      else addRows(learner, sides[other] ?? missing(), sideInputs, 1 / (count - 1), own);
  }
  let total = 0;
  for (let i = 0; i < count; i++) {
    const own = units[i] ?? missing();
    let sum = directOf(learner, sides[i] ?? missing(), phase);
    for (let unit = 0; unit < hidden; unit++) {
      const at = own[unit] as number;
      if (at > 0) sum += Math.min(1, at) * (numbers[out + unit] as number);
    }
    const share = Math.max(1e-6, believed[i] ?? missing()) * Math.exp(Math.max(-FAR, Math.min(FAR, sum)));
    shares[i] = share;
    total += share;
  }
  shares.length = count;
  for (let i = 0; i < count; i++) shares[i] = (shares[i] ?? missing()) / total;
  return entropy(target, shares);
}

/** What the inputs of a side count as they are. */
function directOf({ direct, sideInputs }: Learner, pairs: Int16Array, phase: number): number {
  const own = (phase + 1) * sideInputs;
  let sum = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const at = pairs[i] as number;
    sum += (pairs[i + 1] as number) * ((direct[at] as number) + (direct[own + at] as number));
  }
  return sum;
}

function addRows(
  { numbers, hidden }: Learner,
  pairs: Int16Array,
  from: number,
  scale: number,
  to: Float32Array,
): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const row = (from + (pairs[i] as number)) * hidden;
    const value = (pairs[i + 1] as number) * scale;
    for (let unit = 0; unit < hidden; unit++)
      to[unit] = (to[unit] as number) + value * (numbers[row + unit] as number);
  }
}

function backward(
  learner: Learner,
  { sides, table, phase, target }: Sample,
  { gradient, directGradient, units, back, shares }: Work,
): void {
  const { hidden, numbers, sideInputs } = learner;
  const count = sides.length;
  const bias = numbers.length - 2 * hidden;
  const out = numbers.length - hidden;
  for (let i = 0; i < count; i++) {
    const error = (shares[i] ?? missing()) - (target[i] ?? missing());
    addGradient(directGradient, 1, sides[i] ?? missing(), 0, error, ONE);
    addGradient(directGradient, 1, sides[i] ?? missing(), (phase + 1) * sideInputs, error, ONE);
    const own = units[i] ?? missing();
    const returned = back[i] ?? missing();
    for (let unit = 0; unit < hidden; unit++) {
      const at = own[unit] as number;
      returned[unit] = at > 0 && at < 1 ? error * (numbers[out + unit] as number) : 0;
      if (at > 0) gradient[out + unit] = (gradient[out + unit] as number) + error * Math.min(1, at);
      gradient[bias + unit] = (gradient[bias + unit] as number) + (returned[unit] as number);
    }
  }
  for (let i = 0; i < count; i++) {
    const returned = back[i] ?? missing();
    addGradient(gradient, hidden, table, 2 * sideInputs, 1, returned);
    for (let other = 0; other < count; other++)
      if (other === i) addGradient(gradient, hidden, sides[i] ?? missing(), 0, 1, returned);
      else addGradient(gradient, hidden, sides[other] ?? missing(), sideInputs, 1 / (count - 1), returned);
  }
}

const ONE = Float32Array.of(1);

function addGradient(
  gradient: Float32Array,
  hidden: number,
  pairs: Int16Array,
  from: number,
  scale: number,
  returned: Float32Array,
): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const row = (from + (pairs[i] as number)) * hidden;
    const value = (pairs[i + 1] as number) * scale;
    for (let unit = 0; unit < hidden; unit++)
      gradient[row + unit] = (gradient[row + unit] as number) + value * (returned[unit] as number);
  }
}

const BETA = [0.9, 0.999] as const;

function adam(learner: Learner, gradient: Float32Array, count: number, { rate, decay }: Pace): void {
  const { numbers, first, second } = learner;
  learner.steps += 1;
  const size = (rate * Math.sqrt(1 - BETA[1] ** learner.steps)) / (1 - BETA[0] ** learner.steps);
  for (let i = 0; i < numbers.length; i++) {
    const slope = (gradient[i] as number) / count;
    const mean = BETA[0] * (first[i] as number) + (1 - BETA[0]) * slope;
    const square = BETA[1] * (second[i] as number) + (1 - BETA[1]) * slope * slope;
    first[i] = mean;
    second[i] = square;
    numbers[i] = (numbers[i] as number) * (1 - rate * decay) - (size * mean) / (Math.sqrt(square) + 1e-8);
  }
}

function descend(
  direct: Float32Array,
  gradient: Float32Array,
  count: number,
  { directRate, directDecay }: Pace,
): void {
  for (let i = 0; i < direct.length; i++)
    direct[i] =
      (direct[i] as number) -
      directRate * ((gradient[i] as number) / count + directDecay * (direct[i] as number));
}

const MOST = 32_767;

/** The net of whole numbers that comes nearest. Where only the highest step is marked, it counts for those below as well. */
export function rounded(learner: Learner, { ofSide, ofTable }: Pick<Inputs, 'ofSide' | 'ofTable'>): Net {
  const { sideInputs, tableInputs, phases, hidden } = learner;
  const numbers = Float64Array.from(learner.numbers);
  climb(numbers, 0, hidden, ofSide);
  climb(numbers, sideInputs, hidden, ofSide);
  climb(numbers, 2 * sideInputs, hidden, ofTable);
  const direct = Float64Array.from(
    { length: phases * sideInputs },
    (_, at) => (learner.direct[at % sideInputs] as number) + (learner.direct[sideInputs + at] as number),
  );
  for (let phase = 0; phase < phases; phase++) climb(direct, phase * sideInputs, 1, ofSide);
  const whole = wholeOf(numbers);
  const out = whole.length - hidden;
  return {
    sideInputs,
    tableInputs,
    phases,
    hidden,
    weights: whole.slice(0, out - hidden),
    bias: whole.slice(out - hidden, out),
    out: whole.slice(out),
    direct: wholeOf(direct),
  };
}

/** Adds to each step what those below it count, rows of so many numbers. */
function climb(numbers: Float64Array, from: number, row: number, { stairs }: Layout<string>): void {
  for (const [first, end] of stairs)
    for (let at = (from + first + 1) * row; at < (from + end) * row; at++)
      numbers[at] = (numbers[at] as number) + (numbers[at - row] as number);
}

function wholeOf(numbers: Float64Array): Int16Array {
  return Int16Array.from(numbers, (number) => Math.max(-MOST, Math.min(MOST, Math.round(number * UNIT))));
}
