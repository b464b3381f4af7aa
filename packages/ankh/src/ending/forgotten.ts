import { missing } from '@ennead/kernel';
import { isInTheRed } from '../devotion.ts';
import { ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { conflictHooksOf, momentOf } from '../table/modules.ts';
import { teamAt } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { endGame } from './end.ts';
import { destroyMonuments, emptyTeam, removeFigure } from './leave.ts';

/** Every team in the red is forgotten, all at the same time. True when that ends the game (A-FGT-1, A-FGT-5). */
export function forget(state: AnkhState, log: Log): boolean {
  const forgotten = state.ladder.filter((team) => isInTheRed(state, team));
  for (const team of forgotten) leaveGame(state, team, log);
  state.ladder = state.ladder.filter((team) => !forgotten.includes(team));
  state.teamOf = state.teamOf.map((team) => (forgotten.includes(team) ? -1 : team));
  for (const team of forgotten) emptyTeam(state, team);
  const [survivor, ...others] = state.ladder;
  if (others.length > 0) return false;
  if (survivor === undefined) endGame(state, -1, 'A-FGT-5', log);
  else endGame(state, survivor, 'A-END-2', log);
  return true;
}

/** Figures, guardians and all, leave the game; monuments go to supply (A-FGT-2 to A-FGT-4). */
function leaveGame(state: AnkhState, team: number, log: Log): void {
  log?.push({ type: 'god-forgotten', rule: 'A-FGT-1', team, devotion: teamAt(state, team).devotion });
  for (let space = 0; space < state.figures.length; space++) {
    const figure = state.figures[space] ?? missing();
    if (figure !== 0 && ownerOf(figure) === team) removeFigure(state, space, 'A-FGT-2', log);
  }
  destroyMonuments(state, team, 'A-FGT-3', log);
  for (const { hook } of momentOf(state, 'onForgotten').handlers) hook(state, team, log);
  for (const { onForgotten } of conflictHooksOf(state)) onForgotten?.(state, team, log);
}
