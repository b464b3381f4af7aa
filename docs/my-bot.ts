import { judgementOf } from '@ennead/bots';
import type { BaseState, Decision, Game, Option } from '@ennead/kernel';
import { chanceFrom, hash, playRandomly } from '@ennead/kernel';

const WORLDS = 8;
const DECISIONS = 6;

/** Tries every option in a few possible worlds, plays on at random for a while and takes what leaves it best. */
export function createBot(game: Game, { seed }: { seed: string }) {
  const judgement = judgementOf(game);
  return {
    choose(view: BaseState, viewer: number, decisions: readonly Decision[]): Option {
      const { options } = decisions[0] as Decision;
      const chance = chanceFrom(`${seed} ${hash(view)}`);
      let best = options[0] as Option;
      let most = Number.NEGATIVE_INFINITY;
      for (const option of options.length > 1 ? options : []) {
        let value = 0;
        for (let i = 0; i < WORLDS; i++) {
          const world = game.sample(view, viewer, chance);
          game.apply(world, viewer, option, null);
          playRandomly(game, world, chance, DECISIONS);
          value += judgement.value(world, viewer, null);
        }
        if (value > most) [best, most] = [option, value];
      }
      return best;
    },
  };
}
