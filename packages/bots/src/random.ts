import { pick } from '@ennead/kernel';
import type { Bot, BotOptions } from './bot.ts';
import { asked, chanceFor } from './thinking.ts';

/** Any option, each as likely as the others. */
export function randomBot({ seed }: BotOptions): Bot {
  return {
    choose(view, viewer, decisions) {
      const decision = asked(decisions);
      return pick(chanceFor(seed, view, viewer, decision), decision.options);
    },
  };
}
