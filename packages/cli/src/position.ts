import type { BaseState, Game } from '@ennead/kernel';
import { UsageError } from './arguments.ts';
import { readJson } from './files.ts';
import { type GameRegistry, gameCalled } from './games.ts';

/** A position from a file: the game it is of, and the state, or the reason why it cannot be. */
export interface Position {
  readonly game: Game;
  readonly state: BaseState;
}

/** Reads a position file: `{ "game": "kemet", ... }`, where the rest is the game's own. */
export async function readPosition(
  registry: GameRegistry,
  file: string,
): Promise<Position | { readonly refused: string }> {
  const given = readJson(file);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new UsageError(`${file}: a position must be a JSON object.`);
  const { game: id, ...position } = given as Record<string, unknown>;
  if (typeof id !== 'string')
    throw new UsageError(`${file}: a position must name its game: "game": "${Object.keys(registry)[0]}".`);
  const game = await gameCalled(registry, id);
  const state = game.positions.read(position);
  return state.ok ? { game, state: state.value } : { refused: `${file}: ${state.problem.message}` };
}

/** The position of a state, as a file would hold it. */
export function writePosition({ game, state }: Position): object {
  return { game: game.id, ...(game.positions.write(state) as object) };
}
