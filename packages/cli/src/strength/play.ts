import { UsageError } from '../arguments.ts';
import { processorSeconds } from '../bench/clock.ts';
import { type Effort, seating } from '../bots.ts';
import { type GameRegistry, gameCalled } from '../games.ts';
import { playSeries, type SeriesResult } from '../simulate/series.ts';
import type { Pairing } from './pairings.ts';

/** One game of a pairing; its number says how it is dealt and who sits where. */
export interface Task {
  readonly pairing: Pairing;
  /** That of hard and expert; those below take their share of it. */
  readonly effort: Omit<Effort, 'now'>;
  readonly seed: string;
  readonly number: number;
}

export interface OneGame {
  readonly result: SeriesResult;
  /** Processor time. */
  readonly seconds: number;
}

export async function playGame(
  registry: GameRegistry,
  { pairing, effort, seed, number }: Task,
): Promise<OneGame> {
  const { game: id, players, bots } = pairing;
  const game = await gameCalled(registry, id);
  const setup = game.setup({ players });
  if (!setup.ok) throw new UsageError(setup.problem.message);
  const sit = await seating(bots, { ...effort, now: () => processorSeconds() * 1000 });
  const before = processorSeconds();
  const result = playSeries(
    {
      game,
      setup: setup.value,
      games: 1,
      from: number,
      seed,
      bots,
      sit,
      check: false,
    },
    () => {},
  );
  return { result, seconds: processorSeconds() - before };
}
