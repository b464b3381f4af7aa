import { type Law, walk } from '../trial.ts';

/** Random play comes to an end without dead ends, and every state on the way is sound. */
export const randomPlay: Law = {
  name: 'random play ends, every state sound',
  watch(trial, found) {
    const { game, setup } = trial;
    const match = walk(trial, found, ({ match: { state, open }, step }) => {
      for (const broken of game.check(state)) found.add(`step ${step}: ${broken}`);
      const outcome = game.outcome(state);
      if (open.length === 0 && outcome === null)
        found.add(`step ${step}: nothing is asked but the game is not over`);
      if (open.length > 0 && outcome !== null)
        found.add(`step ${step}: the game is over but ${open[0]?.kind} is asked`);
      if (outcome === null) return;
      const { winners, rule } = outcome;
      const seated = winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < setup.players);
      if (!seated || new Set(winners).size !== winners.length)
        found.add(`step ${step}: the winners are ${JSON.stringify(winners)}`);
      if (typeof rule !== 'string' || rule === '') found.add(`step ${step}: no rule ended the game`);
    });
    if (match.open.length > 0 && !found.full)
      found.add(`the game is not over after ${trial.limit} decisions`);
  },
};
