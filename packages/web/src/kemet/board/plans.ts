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
  /** The shores of the Nile. A bank where nobody plays is not drawn: the map ends with the water. */
  readonly shores: readonly [west: number, east: number];
  /** How far the water of the delta reaches. */
  readonly mouth: readonly [west: number, east: number];
}

export const BROAD: readonly Plan[] = [
  {
    width: 1100,
    shores: [980, 1100],
    mouth: [680, 1100],
    blocks: [
      { block: twoCities, names: west2, scale: -1.6, shift: 984 },
      { block: deltaOfTwo, names: delta2, scale: 1, shift: 300 },
    ],
  },
  {
    width: 1116,
    shores: [984, 1116],
    mouth: [700, 1116],
    blocks: [
      { block: threeCities, names: west3, scale: 1.62, shift: 0 },
      { block: deltaOfThree, names: delta3, scale: 1, shift: 296 },
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
    width: 756,
    shores: [660, 756],
    mouth: [440, 756],
    blocks: [
      { block: twoCities, names: west2, scale: -1.08, shift: 660 },
      { block: deltaOfTwo, names: delta2, scale: 1, shift: 14 },
    ],
  },
  {
    width: 786,
    shores: [640, 786],
    mouth: [440, 786],
    blocks: [
      { block: threeCities, names: west3, scale: 1.06, shift: 0 },
      { block: deltaOfThree, names: delta3, scale: 0.9, shift: 58 },
    ],
  },
  ...BROAD.slice(2),
];
