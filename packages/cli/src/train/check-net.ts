import {
  type Bot,
  type BotOptions,
  type GameEntry,
  type Judgement,
  loadBot,
  loadGame,
  taughtJudgementOf,
} from '@ennead/bots';
import { expertBot, type Inputs, learned, type NetFile, netFrom } from '@ennead/bots/training';
import type { Game } from '@ennead/kernel';
import { UsageError } from '../arguments.ts';
import { processorSeconds } from '../bench/clock.ts';
import type { Chair, Player } from '../bots.ts';
import { playSeries } from '../simulate/series.ts';

/** What came of games of a net against what it is to better, for one number of players. */
export interface Check {
  readonly players: number;
  readonly games: number;
  /** Games won by the one with the net; a shared win is split. */
  readonly won: number;
}

/** How the games of a check are played. */
export interface Trial {
  readonly seed: string;
  /** Of processor time for a decision, the same for all. */
  readonly milliseconds: number;
  /** By number of players. */
  readonly games: number;
  /** Against the nets that ship, which it corrects; otherwise against the judgement alone. */
  readonly onto: boolean;
}

const NET = 'net';
const BEFORE = 'before';

/** What expert thinks with a net, and what it thought before. */
export async function judgementsFor(
  { engine, judgement, nets: shipped = [] }: GameEntry,
  inputs: Inputs,
  net: NetFile,
  onto: boolean,
): Promise<{ better: Judgement; before: Judgement }> {
  const nets = new Map(net.players.map((count) => [count, netFrom(net)]));
  if (!onto) return { better: learned(judgement, inputs, nets), before: judgement };
  await loadBot('expert', engine);
  const doubted = shipped.flatMap((each) => each.doubted ?? []);
  return { better: learned(judgement, inputs, nets, doubted), before: taughtJudgementOf(engine) };
}

/**
 * Lets expert with the net play against expert as it was before, one against all others, seats rotated. `tell` is told after
 * every game.
 */
export async function checkNet(net: NetFile, trial: Trial, tell: (check: Check) => void): Promise<Check[]> {
  const entry = await loadGame(net.game);
  if (entry?.inputs === undefined) throw new UsageError(`There is nothing to train for "${net.game}".`);
  const { engine } = entry;
  const { better, before } = await judgementsFor(entry, await entry.inputs(), net, trial.onto);
  const make = (name: string, game: Game, options: BotOptions): Bot =>
    expertBot(game, name === NET ? better : before, options);
  const effort = { budgetMs: trial.milliseconds, now: () => processorSeconds() * 1000 };
  const sit = (name: string, { game, seat, seed }: Chair): Player => {
    const bot = make(name, game, { seed, ...effort });
    return (state, decision) => bot.choose(game.view(state, seat), seat, [decision]);
  };
  return net.players.map((players) => {
    const setup = engine.setup({ players });
    if (!setup.ok) throw new UsageError(setup.problem.message);
    const bots = [NET, ...new Array<string>(players - 1).fill(BEFORE)];
    let check: Check = { players, games: 0, won: 0 };
    for (let number = 0; number < trial.games; number++) {
      const { wins } = playSeries(
        {
          ...{ game: engine, setup: setup.value, bots, sit, check: false },
          ...{ games: 1, from: number, seed: `${trial.seed} check ${players}` },
        },
        () => {},
      );
      check = { players, games: number + 1, won: check.won + (wins[NET] ?? 0) };
      tell(check);
    }
    return check;
  });
}
