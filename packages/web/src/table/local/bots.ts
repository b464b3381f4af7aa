import type { BaseState, Decision, Option } from '@ennead/kernel';
import type { AnyGame, BotName } from './local-table.ts';

/** Thinks about one decision, knowing only what its seat may know. */
export type Think = (view: BaseState, decision: Decision) => Promise<Option>;

/** A bot for a game. Until one knows the game better, any legal option is as good as another. */
export async function botFor(_name: BotName, _game: AnyGame): Promise<Think> {
  return async (_view, { options }) => options[Math.floor(Math.random() * options.length)] as Option;
}
