import {
  type BaseState,
  type Chance,
  chanceFrom,
  type Decision,
  type Game,
  hash,
  type Option,
  type Seat,
} from '@ennead/kernel';
import type { Bot, BotOptions } from './bot.ts';
import { explained } from './explain.ts';
import type { Judgement } from './judgement.ts';
import { drawn } from './mixed.ts';
import { type Found, type Limits, narrowed, search } from './search.ts';

/** A bot keeps nothing in mind between two decisions: its chance comes from the seed and from what it sees. */
export function chanceFor(seed: string, view: BaseState, viewer: Seat, { kind, options }: Decision): Chance {
  return chanceFrom(`${seed} ${hash([view, viewer, kind, options])}`);
}

/** The decision to be answered: the first that is owed. */
export function asked(decisions: readonly Decision[]): Decision {
  const [decision] = decisions;
  if (decision === undefined) throw new Error('nothing is asked of this seat');
  return decision;
}

/** A bot that searches; how long and how far, `limitsOf` says for each decision. */
export function thinkingBot(
  game: Game,
  judgement: Judgement,
  { seed }: BotOptions,
  limitsOf: (decision: Decision, view: BaseState) => Limits,
  pick: (found: Found, chance: Chance) => Option | undefined = bestOf,
): Bot {
  const think = (view: BaseState, viewer: Seat, decision: Decision, chance: Chance): Found =>
    search(
      game,
      judgement,
      judgement.unanswered?.(view, viewer) ?? view,
      viewer,
      narrowed(judgement, view, decision),
      limitsOf(decision, view),
      chance,
    );
  return {
    choose(view, viewer, decisions) {
      const decision = asked(decisions);
      const [only] = decision.options;
      if (only === undefined) throw new Error(`${decision.kind} has no options`);
      if (decision.options.length === 1) return only;
      const chance = chanceFor(seed, view, viewer, decision);
      return pick(think(view, viewer, decision, chance), chance) ?? only;
    },
    explain(view, viewer, decisions) {
      const decision = asked(decisions);
      const chance = chanceFor(seed, view, viewer, decision);
      return explained(think(view, viewer, decision, chance), view, viewer, decision);
    },
  };
}

/** The option tried most; where a mixture is wanted, one drawn from it. */
function bestOf({ options, mixture }: Found, chance: Chance): Option | undefined {
  return mixture === null ? options[0]?.option : drawn(mixture, chance);
}

/** How many worlds are left to a bot with so many nodes and so much time, if it has a limit of time at all. */
export function allowance(nodes: number, { budgetMs, now }: BotOptions): Limits['left'] {
  if (budgetMs === undefined) return (done) => nodes - done;
  if (now === undefined)
    throw new Error('a time budget needs a clock: give `now`, for instance performance.now');
  const start = now();
  return (done) => {
    const spent = now() - start;
    if (spent >= budgetMs) return 0;
    return Math.min(nodes - done, spent > 0 ? (done * (budgetMs - spent)) / spent : nodes);
  };
}
