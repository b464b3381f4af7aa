import { chanceFrom } from '../chance.ts';
import type { BaseSetup, Fact, Game } from '../game.ts';
import { hash } from '../hash.ts';
import { decide, openMatch } from '../match.ts';
import { randomAnswer } from '../random-play.ts';

/** One number for a whole random game: its moves, its facts and its last state. */
export function fingerprint(game: Game, setup: BaseSetup, seed: string, limit: number): string {
  const chance = chanceFrom(`${seed}, the player`);
  const facts: Fact[] = [];
  const match = openMatch(game, setup, seed, facts);
  for (let taken = 0; taken < limit && match.open.length > 0; taken++) {
    const [{ seat }, option] = randomAnswer(match.open, chance);
    decide(match, seat, option, facts);
  }
  return hash([match.state, match.moves, facts]);
}

/** A module that prints the fingerprint of the game that another module exports, for a process of its own. */
export function fingerprintScript(
  { module, name }: { readonly module: string; readonly name: string },
  setup: BaseSetup,
  seed: string,
  limit: number,
): string {
  const here = JSON.stringify(import.meta.url);
  const given = [setup, seed, limit].map((value) => JSON.stringify(value)).join(', ');
  return `import { fingerprint } from ${here};
import * as games from ${JSON.stringify(module)};
process.stdout.write(fingerprint(games[${JSON.stringify(name)}], ${given}));`;
}
