import { loadBot, loadGame, taughtJudgementOf } from '@ennead/bots';
import {
  learned,
  type NetFile,
  netFrom,
  selfPlay,
  stylesFor,
  type TrainingGame,
  tableFor,
} from '@ennead/bots/training';
import { chanceFrom, draw, missing } from '@ennead/kernel';
import { UsageError } from '../arguments.ts';

/** One game to be played and learned from. */
export interface GameTask {
  readonly game: string;
  readonly players: readonly number[];
  readonly seed: string;
  /** The net to play with; null: the judgement alone. */
  readonly net: NetFile | null;
  /** Plays with the nets that ship, which are to be corrected. */
  readonly onto: boolean;
}

/** Plays the game that the seed says; null where the table cannot be set or the game did not end. */
export async function gatherGame({
  game: id,
  players,
  seed,
  net,
  onto,
}: GameTask): Promise<TrainingGame | null> {
  const entry = await loadGame(id);
  if (entry?.inputs === undefined) throw new UsageError(`There is nothing to train for "${id}".`);
  const { engine, judgement, tables = [] } = entry;
  const inputs = await entry.inputs();
  const chance = chanceFrom(`${seed} table`);
  const count = players[draw(chance, players.length)] ?? missing();
  const setup = engine.setup(tableFor(tables, count, chance));
  if (!setup.ok) return null;
  if (onto) await loadBot('expert', engine);
  const nets = net === null ? null : new Map(players.map((number) => [number, netFrom(net)]));
  const better = onto
    ? taughtJudgementOf(engine)
    : nets === null
      ? judgement
      : learned(judgement, inputs, nets);
  const view = engine.start(setup.value, seed, null);
  const horizons = [
    1,
    judgement.horizon(view),
    judgement.horizon(view),
    judgement.expert?.horizon(view) ?? 1,
  ];
  return selfPlay(engine, setup.value, seed, stylesFor(better, count, horizons, chance));
}
