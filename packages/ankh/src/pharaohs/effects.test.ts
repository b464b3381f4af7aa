import { chanceFrom, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import { PHARAOH_EFFECTS } from './effects.ts';
import { PHARAOH_NAMES } from './names.ts';

const MOST_GAMES = 1000;

function play(game: number): readonly AnkhFact[] {
  const pharaoh = PHARAOH_NAMES[game % PHARAOH_NAMES.length];
  const setup = ankh.setup({ players: 2 + (game % 4), pharaoh });
  if (!setup.ok) throw new Error(setup.problem.message);
  const facts: AnkhFact[] = [];
  const state = ankh.start(setup.value, `table ${game}`, facts);
  const chance = chanceFrom(`answers ${game}`);
  for (let open = ankh.decisions(state); open.length > 0; open = ankh.decisions(state)) {
    const [{ seat }, option] = randomAnswer(open, chance);
    ankh.apply(state, seat, option, facts);
  }
  return facts;
}

test('random play goes on until every policy card, riddle, room and pharaoh has done its thing', () => {
  const reached = new Map<string, number>();
  let games = 0;
  while (reached.size < PHARAOH_EFFECTS.length && games < MOST_GAMES) {
    for (const fact of play(games))
      for (const { name, isToldBy } of PHARAOH_EFFECTS)
        if (isToldBy(fact)) reached.set(name, (reached.get(name) ?? 0) + 1);
    games += 1;
  }
  console.log(
    [
      `After ${games} games:`,
      ...PHARAOH_EFFECTS.map(({ name, rule }) => `${reached.get(name) ?? 0}\t${rule}\t${name}`),
    ].join('\n'),
  );
  expect(PHARAOH_EFFECTS.filter(({ name }) => !reached.has(name)).map(({ name }) => name)).toEqual([]);
});
