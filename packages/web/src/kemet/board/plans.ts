import { type Block, deltaOfThree, deltaOfTwo, threeCities, twoCities } from './blocks.ts';

/** A block at its place on a board: its local names are these sectors of the board. */
interface Placed {
  readonly block: Block;
  readonly names: Readonly<Record<string, string>>;
  readonly scale: number;
  readonly shift: number;
}

const west3 = {
  north: 'f3',
  upper: 'd-23',
  middle: 'f2',
  lower: 'd-12',
  south: 'f1',
  bank: 'bank-w',
  river: 't-bank-w',
  temple: 't-west',
};
const west2 = {
  north: 'f2',
  middle: 'd-12',
  south: 'f1',
  bank: 'bank-w',
  river: 't-bank-w',
  temple: 't-west',
};
const east = (north: string, desert: string, south: string) => ({
  north,
  middle: desert,
  south,
  bank: 'bank-e',
  river: 't-bank-e',
  temple: 't-east',
});
const delta3 = { sanctuary: 'sanctuary', land: 'delta', temple: 't-delta' };
const delta2 = { temple: 't-delta' };

export interface Plan {
  readonly width: number;
  readonly blocks: readonly Placed[];
  /** The shores of the Nile. */
  readonly shores: readonly [west: number, east: number];
  /** How far the water of the delta reaches. */
  readonly mouth: readonly [west: number, east: number];
}

export const BROAD: readonly Plan[] = [
  {
    width: 1240,
    shores: [980, 1090],
    mouth: [680, 1240],
    blocks: [
      { block: twoCities, names: west2, scale: -1.6, shift: 984 },
      { block: deltaOfTwo, names: delta2, scale: 1, shift: 300 },
    ],
  },
  {
    width: 1240,
    shores: [980, 1090],
    mouth: [700, 1240],
    blocks: [
      { block: threeCities, names: west3, scale: 1.62, shift: 0 },
      { block: deltaOfThree, names: delta3, scale: 1, shift: 320 },
    ],
  },
  {
    width: 1300,
    shores: [606, 694],
    mouth: [430, 870],
    blocks: [
      { block: twoCities, names: west2, scale: -1, shift: 606 },
      { block: twoCities, names: east('f3', 'd-34', 'f4'), scale: 1, shift: 694 },
      { block: deltaOfTwo, names: delta2, scale: 1, shift: 0 },
    ],
  },
  {
    width: 1310,
    shores: [604, 704],
    mouth: [430, 880],
    blocks: [
      { block: threeCities, names: west3, scale: 1, shift: 0 },
      { block: twoCities, names: east('f4', 'd-45', 'f5'), scale: 1, shift: 704 },
      { block: deltaOfThree, names: delta3, scale: 1, shift: 0 },
    ],
  },
];

/** Upright, a single bank needs no stretching to the side. */
export const TALL: readonly Plan[] = [
  {
    width: 880,
    shores: [660, 740],
    mouth: [440, 880],
    blocks: [
      { block: twoCities, names: west2, scale: -1.08, shift: 660 },
      { block: deltaOfTwo, names: delta2, scale: 1, shift: 10 },
    ],
  },
  {
    width: 880,
    shores: [628, 710],
    mouth: [440, 880],
    blocks: [
      { block: threeCities, names: west3, scale: 1.04, shift: 0 },
      { block: deltaOfThree, names: delta3, scale: 1, shift: 30 },
    ],
  },
  ...BROAD.slice(2),
];
