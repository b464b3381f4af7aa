import { missing } from '@ennead/kernel';
import { figureName, putFigure } from '../figures.ts';
import { spaceName } from '../map/spaces.ts';
import { destroy, monumentAt, monumentSpaces } from '../monuments.ts';
import { controllerOf, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { letGo } from '../table/modules.ts';
import { teamAt } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';

/** A figure leaves the game. That is no kill (A-KILL-11); what it bore is free again. */
export function removeFigure(state: AnkhState, space: number, rule: string, log: Log): void {
  const figure = state.figures[space] ?? missing();
  const team = ownerOf(figure);
  putFigure(state, space, 0);
  letGo(state, figure);
  log?.push({ type: 'figure-removed', rule, team, figure: figureName(figure), space: spaceName(space) });
}

/** A team's monuments are destroyed; they go to supply. */
export function destroyMonuments(state: AnkhState, team: number, rule: string, log: Log): void {
  for (const space of monumentSpaces(state))
    if (controllerOf(monumentAt(state, space)) === team) destroy(state, space, rule, log);
}

/** What is left of a team that is no longer: nothing of it is in any pool. */
export function emptyTeam(state: AnkhState, team: number): void {
  const gone = teamAt(state, team);
  gone.devotion = 0;
  gone.followers = 0;
  gone.warriors = 0;
  gone.guardians = [];
  gone.powers = 0;
  gone.hand = 0;
  gone.ankhs = 0;
}
