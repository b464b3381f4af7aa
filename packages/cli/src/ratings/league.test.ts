import { expect, test } from 'vitest';
import { gameCalled, games } from '../games.ts';
import { openLeague } from './league.ts';

async function league(count: number) {
  const kemet = await gameCalled(games, 'kemet');
  const setup = kemet.setup({ players: 2, beginner: true });
  if (!setup.ok) throw new Error(setup.problem.message);
  const opened = await openLeague(kemet, setup.value, 'a small league', 4);
  for (let number = 0; number < count; number++) opened.play(number);
  return opened.standings();
}

test('bots are rated game by game, and the same league comes out the same', async () => {
  const standings = await league(6);
  expect(standings.map(({ games: played }) => played)).toEqual([4, 4, 4]);
  expect(standings.reduce((sum, { won }) => sum + won, 0)).toBe(6);
  expect(standings[0]?.bot).toBe('random');
  expect(standings.map(({ rating }) => rating)).toEqual(
    standings.map(({ rating }) => rating).sort((a, b) => a - b),
  );
  expect(await league(6)).toEqual(standings);
}, 180_000);
