import { ankh } from '@ennead/ankh';
import { type AnkhState, groundOf, ownerOf, spaceNamed } from '@ennead/ankh/tables';
import { decisionsFor, type Game } from '@ennead/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBot } from '../create.ts';
import { loadBot, loadGame } from '../games.ts';
import { type Given, GODS, stateOf } from '../testing/ankh-worth.ts';

const game = ankh as unknown as Game;

beforeAll(async () => {
  await loadGame('ankh');
  await loadBot('expert', game);
});

/** Lets expert answer for seat 0 until its turn is over or it comes to a battle. */
function turnOf(given: object, seed: string): AnkhState {
  const state = stateOf(given as Given);
  while (state.turn === 0 && state.battle === null && state.outcome === null) {
    const decisions = decisionsFor(game.decisions(state), 0);
    if (decisions.length === 0) break;
    const bot = createBot('expert', game, { seed, nodes: 500 });
    game.apply(state, 0, bot.choose(game.view(state, 0), 0, decisions), null);
  }
  return state;
}

const LAST_CONFLICT_NEXT = 17;

describe.each(['a', 'b'])('expert (%s)', (seed) => {
  test('does not trigger a last Conflict that another wins', () => {
    const { event } = turnOf(
      {
        pieces: { ...GODS, C8: 'warrior 1', J6: 'warrior 1' },
        event: LAST_CONFLICT_NEXT,
        markers: { gain: 5 },
        teams: { 0: { devotion: 24 }, 1: { devotion: 26 } },
      },
      seed,
    );
    expect(event).toBe(LAST_CONFLICT_NEXT);
  });

  test('goes where a player would win who is one short of 31, in place of leaving the region to them', () => {
    const state = turnOf(
      {
        players: 3,
        gods: ['amun', 'osiris', 'ra'],
        pieces: {
          ...{ E6: 'god 0', F6: 'warrior 0', E8: 'warrior 0' },
          ...{ I7: 'god 1', F3: 'god 2', G3: 'warrior 2' },
        },
        event: 15,
        markers: { move: 5 },
        teams: { 0: { devotion: 28 }, 1: { devotion: 30 } },
      },
      seed,
    );
    const { regions } = groundOf(state);
    const east = regions[spaceNamed('I7')] ?? 0;
    const own = state.figures.some(
      (figure, space) => figure !== 0 && ownerOf(figure) === 0 && ((regions[space] ?? 0) & east) !== 0,
    );
    expect(own).toBe(true);
  });
});
