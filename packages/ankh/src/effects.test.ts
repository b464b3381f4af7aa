import { chanceFrom, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { EFFECTS } from './effects.ts';
import type { AnkhFact } from './facts.ts';
import { ankh } from './game.ts';

const MOST_GAMES = 3000;

/** Both scenarios, all player counts; every other table with a short track, so that all endings come up. */
function setupOf(game: number) {
  const setup = ankh.setup({
    players: 2 + (game % 4),
    scenario: game % 8 < 4 ? 'middle-kingdom' : 'old-kingdom',
    ...(game % 16 >= 8 && { houseRules: { redSection: 5, highestDevotion: 18 } }),
  });
  if (!setup.ok) throw new Error(setup.problem.message);
  return setup.value;
}

function play(game: number): readonly AnkhFact[] {
  const facts: AnkhFact[] = [];
  const state = ankh.start(setupOf(game), `table ${game}`, facts);
  const chance = chanceFrom(`answers ${game}`);
  for (let open = ankh.decisions(state); open.length > 0; open = ankh.decisions(state)) {
    const [{ seat }, option] = randomAnswer(open, chance);
    ankh.apply(state, seat, option, facts);
  }
  return facts;
}

test('random play goes on until every god, guardian, power, card and ending has done its thing', () => {
  const reached = new Map<string, number>();
  let games = 0;
  while (reached.size < EFFECTS.length && games < MOST_GAMES) {
    for (const fact of play(games))
      for (const { name, isToldBy } of EFFECTS)
        if (isToldBy(fact)) reached.set(name, (reached.get(name) ?? 0) + 1);
    games += 1;
  }
  console.log(
    [
      `After ${games} games:`,
      ...EFFECTS.map(({ name, rule }) => `${reached.get(name) ?? 0}\t${rule}\t${name}`),
    ].join('\n'),
  );
  expect(EFFECTS.filter(({ name }) => !reached.has(name)).map(({ name }) => name)).toEqual([]);
});
