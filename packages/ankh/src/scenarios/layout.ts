/**
 * Where the layouts of a scenario come from. 'second-hand': from a public implementation that agrees with what the book
 * tells in numbers, not from its pictures; 'reconstructed': the pictures are missing and the layouts are ours.
 */
export type Provenance = 'transcribed' | 'second-hand' | 'reconstructed';

/** A starting position: what stands where. Players are counted from 1 in turn order. */
export interface Layout {
  readonly players: number;
  readonly layout?: string;
  readonly camels: readonly string[];
  /** Any land space of a region: the number of that region's conflict token. */
  readonly conflictOrder: Readonly<Record<string, number>>;
  readonly pieces: readonly Piece[];
  readonly cities?: readonly City[];
  readonly noTokens?: readonly string[];
  readonly closed?: readonly string[];
}

export interface Piece {
  readonly at: string;
  readonly piece: PieceName;
  /** Absent: a neutral monument. */
  readonly player?: number;
  /** On a building site. */
  readonly followers?: number;
}

export type PieceName = 'god' | 'warrior' | 'obelisk' | 'temple' | 'pyramid' | 'site';

export interface City {
  readonly at: string;
  readonly name: string;
  readonly controller?: number;
}
