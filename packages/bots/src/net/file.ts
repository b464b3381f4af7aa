import type { Net } from './net.ts';

/** A net as it is kept: what made it, and its numbers in base64. */
export interface NetFile {
  readonly format: 2;
  readonly game: string;
  /** Numbers of players it is meant for. */
  readonly players: readonly number[];
  /** Version of the rules its games were played by. */
  readonly rules: number;
  /** The command and the commit that made it, with how many games. */
  readonly made: {
    readonly command: string;
    readonly commit: string;
    readonly date: string;
    readonly games: number;
    /** By number of players: games that expert with the net won against expert as it was before, at equal processor time. */
    readonly checked?: readonly { readonly players: number; readonly games: number; readonly won: number }[];
  };
  /** Names its inputs: a net is of use only with the very inputs it was trained with. */
  readonly inputs: string;
  readonly sideInputs: number;
  readonly tableInputs: number;
  readonly phases: number;
  readonly hidden: number;
  /** Weights, bias, outputs and what inputs count as they are, 16 bits each, the low byte first. */
  readonly numbers: string;
}

/** Reads a net; throws if its numbers are not as many as it says. */
export function netFrom({ sideInputs, tableInputs, phases, hidden, numbers }: NetFile): Net {
  const inputs = 2 * sideInputs + tableInputs;
  const all = decoded(numbers);
  const units = (inputs + 2) * hidden;
  if (all.length !== units + phases * sideInputs)
    throw new Error(`a net of ${inputs} inputs and ${hidden} units has ${all.length} numbers`);
  return {
    sideInputs,
    tableInputs,
    phases,
    hidden,
    weights: all.subarray(0, inputs * hidden),
    bias: all.subarray(inputs * hidden, (inputs + 1) * hidden),
    out: all.subarray((inputs + 1) * hidden, units),
    direct: all.subarray(units),
  };
}

/** The numbers of a net as text. */
export function numbersOf({ weights, bias, out, direct }: Net): string {
  return encoded(Int16Array.of(...weights, ...bias, ...out, ...direct));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function encoded(numbers: Int16Array): string {
  const bytes: number[] = [];
  for (const number of numbers) bytes.push(number & 255, (number >> 8) & 255);
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = bytes.slice(i, i + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    for (let letter = 0; letter < 4; letter++)
      text +=
        letter === 2 && b === undefined
          ? '='
          : letter === 3 && c === undefined
            ? '='
            : LETTERS.charAt((bits >> (18 - 6 * letter)) & 63);
  }
  return text;
}

function decoded(text: string): Int16Array {
  const values = new Map([...LETTERS].map((letter, value) => [letter, value]));
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length * 3) / 4 - padding);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let bits = 0;
    for (let letter = 0; letter < 4; letter++)
      bits = (bits << 6) | (values.get(text.charAt(i + letter)) ?? 0);
    for (let byte = 0; byte < 3 && at < bytes.length; byte++) bytes[at++] = (bits >> (16 - 8 * byte)) & 255;
  }
  return Int16Array.from(
    { length: bytes.length / 2 },
    (_, i) => ((((bytes[2 * i + 1] ?? 0) << 8) | (bytes[2 * i] ?? 0)) << 16) >> 16,
  );
}
