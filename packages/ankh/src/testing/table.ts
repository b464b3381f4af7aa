import { missing } from '@ennead/kernel';
import { type TestTable as KernelTable, refused, sound, testTable } from '@ennead/kernel/testing';
import { type BattleState, battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import { ankh } from '../game.ts';
import { spaceNamed } from '../map/spaces.ts';
import { figureText, monumentText } from '../position/piece-text.ts';
import type { AnkhState, Team } from '../state.ts';
import { teamAt } from '../teams.ts';

/** A table for tests. */
export interface TestTable extends KernelTable<AnkhState, AnkhFact> {
  team(team: number): Team;
  battle(): BattleState;
  /** What stands on a space, in words: 'god 0', 'temple', '' for nothing. */
  at(space: string): string;
}

/** `facts`: what has happened there already. */
export function tableOf(state: AnkhState, facts: AnkhFact[] = []): TestTable {
  return Object.assign(testTable(ankh, state, facts), {
    team: (team: number) => teamAt(state, team),
    battle: () => battleOf(state),
    at(name: string) {
      const space = spaceNamed(name);
      const figure = state.figures[space] ?? missing();
      const monument = state.monuments[space] ?? missing();
      return figure !== 0 ? figureText(figure) : monument !== 0 ? monumentText(monument) : '';
    },
  });
}

/** A game from its setup on. */
export function newGame(setup: object, seed = 'a game'): TestTable {
  const facts: AnkhFact[] = [];
  return tableOf(ankh.start(sound(ankh.setup(setup)), seed, facts), facts);
}

/** Why a position is refused, one of two players unless told. */
export function refusal(position: object): string {
  return refused(ankh.positions.read({ players: 2, gods: ['amun', 'ra'], firstSeat: 0, ...position }));
}
