import type { BotName } from '@ennead/wire';

/** Bots as bad as can be: one never comes back, one throws, one takes its thread down. */
export function createBot(name: BotName) {
  return {
    choose(): string {
      if (name === 'easy') throw new Error('I do not know');
      if (name === 'hard') process.exit(3);
      for (;;) if (Number.isNaN(Date.now())) return 'never';
    },
  };
}
