import type { createBot as real } from '@ennead/bots';

/** Bots that take their time: a hard one ten times as long as others. */
export const createBot: typeof real = (name) => ({
  choose(_view, _seat, decisions) {
    const until = performance.now() + (name === 'hard' ? 300 : 30);
    while (performance.now() < until);
    return decisions[0]?.options[0] ?? 0;
  },
});
