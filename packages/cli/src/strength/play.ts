import { UsageError } from '../arguments.ts';
import { processorSeconds } from '../bench/clock.ts';
import { type Effort, seating } from '../bots.ts';
import { gameCalled, type Shelf } from '../games.ts';
import { playSeries } from '../simulate/series.ts';
import type { Pairing } from './pairings.ts';
import { type Strength, withGame } from './table.ts';

/** Plays the next game of a pairing. The effort is that of hard; the others play by their own habit. */
export async function nextGame(
  shelf: Shelf,
  { game: id, players, bots }: Pairing,
  effort: Effort,
): Promise<(series: Strength) => Strength> {
  const game = await gameCalled(shelf, id);
  const setup = game.setup({ players });
  if (!setup.ok) throw new UsageError(setup.problem.message);
  const seatHard = await seating(['hard'], { ...effort, now: () => processorSeconds() * 1000 });
  const seatOther = await seating(bots, { milliseconds: undefined, nodes: undefined });
  return (series) => {
    const before = processorSeconds();
    const played = playSeries(
      {
        game,
        setup: setup.value,
        games: 1,
        from: series.games,
        seed: series.seed,
        bots,
        sit: (bot, chair) => (bot === 'hard' ? seatHard : seatOther)(bot, chair),
        check: false,
      },
      () => {},
    );
    return withGame(series, played, processorSeconds() - before);
  };
}
