import { changed, enter, procedure, type Seat } from '@ennead/kernel';
import { names, question } from '../ask.ts';
import type { AnkhFact } from '../facts.ts';
import { touches } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { spaceName, spaceNamed } from '../map/spaces.ts';
import { monumentAt, monumentName, monumentSpaces } from '../monuments.ts';
import { controllerOf, monument, monumentKind, NEUTRAL } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { teamAt, teamOfSeat } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import { AFTER_CONTROL, type HookFrame, isReplaced } from '../turn/moments.ts';

export function beginControl(state: AnkhState, seat: Seat): void {
  enter<HookFrame>(state, { procedure: 'control', at: 0, seat, hook: 0 });
}

/** Control Monument: compulsory if possible (A-CTRL-5). */
export const control = procedure<AnkhState, HookFrame, AnkhFact>(
  question({
    kind: 'control',
    skip(state, { seat }, log) {
      return isReplaced(state, 'insteadOfControl', seat, log) ? 'next' : null;
    },
    leave(state, { seat }, { length }, log) {
      if (length > 0) return null;
      const team = teamOfSeat(state, seat);
      log?.push({ type: 'event-without-effect', rule: 'A-CTRL-4', team, event: 'control' });
      return 'next';
    },
    options: (state, { seat }) => names(takeable(state, teamOfSeat(state, seat))),
    take(state, { seat }, option, log) {
      take(state, teamOfSeat(state, seat), spaceNamed(option), log);
      return 'next';
    },
  }),
  { run: (state, frame, log) => AFTER_CONTROL(state, frame, log, state.event) },
);

/** The monuments the team may take: neutral ones as long as any stands on the board, else those of enemies (A-CTRL-1). */
export function takeable(state: AnkhState, team: number): number[] {
  const spaces: number[] = [];
  if (teamAt(state, team).ankhs === 0) return spaces; // A-CTRL-4
  const ground = groundOf(state);
  const neutral = hasNeutral(state);
  for (const space of monumentSpaces(state)) {
    const controller = controllerOf(monumentAt(state, space));
    const offered = neutral ? controller === NEUTRAL : controller !== team;
    if (offered && touches(state, ground, team, space)) spaces.push(space);
  }
  return spaces;
}

function hasNeutral(state: AnkhState): boolean {
  for (const space of monumentSpaces(state))
    if (controllerOf(monumentAt(state, space)) === NEUTRAL) return true;
  return false;
}

/** A token of the pool goes on it; one that it replaces returns to its owner (A-CTRL-3). */
function take(state: AnkhState, team: number, space: number, log: Log): void {
  const taken = monumentAt(state, space);
  const from = controllerOf(taken);
  if (from !== NEUTRAL) teamAt(state, from).ankhs += 1;
  teamAt(state, team).ankhs -= 1;
  state.monuments = changed(state.monuments, space, monument(monumentKind(taken), team));
  log?.push({
    type: 'monument-taken',
    rule: 'A-CTRL-3',
    team,
    monument: monumentName(taken),
    space: spaceName(space),
    ...(from !== NEUTRAL && { from }),
  });
}
