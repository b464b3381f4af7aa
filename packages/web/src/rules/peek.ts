import { gameNamed } from '../games.ts';
import type { GameTable } from '../table/game-table.ts';
import { startEngine } from '../table/local/engine.ts';
import type { Snapshot } from '../table/snapshot.ts';
import { figureNamed } from './book.ts';

/** A figure of the book, ready to be drawn. */
export interface Drawn {
  readonly game: GameTable;
  readonly snapshot: Snapshot;
  readonly light: readonly number[];
  readonly crop: readonly number[];
}

let engine: ReturnType<typeof startEngine> | null = null;

/** Reads the position of a figure with the engine, which is started once for all of them. */
export async function drawnFigure(name: string): Promise<Drawn> {
  const game = name.slice(0, name.indexOf('/'));
  const [figure, table] = await Promise.all([figureNamed(name), gameNamed(game)?.table()]);
  if (figure === null || table === undefined) throw new Error(`no figure ${name}`);
  engine ??= startEngine(() => undefined);
  const peeked = await engine.call('peek', game, figure.position);
  if (!peeked.ok) throw new Error(peeked.problem.message);
  const { view } = peeked.value;
  const numbers = (names: readonly string[] = []) =>
    names.map((place) => table.placeNamed?.(view, place) ?? -1).filter((place) => place >= 0);
  return { game: table, snapshot: peeked.value, light: numbers(figure.light), crop: numbers(figure.crop) };
}
