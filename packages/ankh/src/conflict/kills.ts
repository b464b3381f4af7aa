import { clear, type Frame, missing, procedure } from '@ennead/kernel';
import type { AnkhFact } from '../facts.ts';
import { addGuardian, figureName, putFigure } from '../figures.ts';
import { guardianOfKind } from '../guardians/by-kind.ts';
import { spaceName } from '../map/spaces.ts';
import { isRadiant, kindOf, ownerOf, WARRIOR } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { letGo, momentAt } from '../table/modules.ts';
import { teamAt } from '../teams.ts';
import { battleOf } from './battle-state.ts';
import { ruleOfDeath } from './dying.ts';
import type { Cause, Log } from './hooks.ts';
import { actInTurn, type WindowFrame } from './window.ts';

export interface KillsFrame extends Frame, WindowFrame {
  readonly procedure: 'kills';
  readonly cause: Cause;
}

const EVERYBODY = -1;

const killBatch = momentAt('onKillBatch');

/** A kill batch: all figures on the list of the battle die at the same moment (A-KILL-5 to A-KILL-10). */
export const kills = procedure<AnkhState, KillsFrame, AnkhFact>(
  // K1: all leave the board together.
  {
    run(state, { cause }, log) {
      const battle = battleOf(state);
      clear(battle.dead);
      for (const space of battle.victims) kill(state, space, cause, log);
      clear(battle.victims);
      return 'next';
    },
  },
  // K2: what traps the dead.
  {
    run: (state, frame, log) =>
      actInTurn(state, frame, killBatch(state), EVERYBODY, battleOf(state).killQueue, log),
  },
  // K3: the others go to their owners' pools.
  {
    run(state) {
      for (const figure of battleOf(state).dead) {
        const owner = teamAt(state, ownerOf(figure));
        if (kindOf(figure) === WARRIOR) owner.warriors += 1;
        else addGuardian(owner, kindOf(figure));
      }
      return 'next';
    },
  },
  // K4: what a death brings about, in reverse devotion order of the owners (A-DEV-8).
  {
    run(state, { cause }, log) {
      const deadly = battleOf(state).dead.filter(
        (figure) => guardianOfKind(kindOf(figure))?.conflict?.onKilled,
      );
      if (deadly.length === 0) return 'next';
      for (const team of [...state.ladder])
        for (const figure of deadly)
          if (ownerOf(figure) === team)
            guardianOfKind(kindOf(figure))?.conflict?.onKilled?.(state, team, cause, log);
      return 'next';
    },
  },
  // K5: those that return.
  {
    run(state, frame, log) {
      const { dead, killQueue } = battleOf(state);
      if (frame.acting) {
        killQueue.shift();
        frame.acting = false;
      } else {
        for (const team of state.ladder)
          for (const figure of dead)
            if (ownerOf(figure) === team && guardianOfKind(kindOf(figure))?.conflict?.afterKill)
              killQueue.push((kindOf(figure) << 3) | team);
        clear(dead);
      }
      const depth = state.frames.length;
      for (; killQueue.length > 0; killQueue.shift()) {
        const item = killQueue[0] ?? missing();
        guardianOfKind(item >> 3)?.conflict?.afterKill?.(state, item & 7, log);
        if (state.frames.length === depth) continue;
        frame.acting = true;
        return 'stay';
      }
      return 'end';
    },
  },
);

/** Its sun goes back to the team (A-KILL-5), and what sheltered it shelters it no more (A-CARD-9). */
function kill(state: AnkhState, space: number, cause: Cause, log: Log): void {
  const battle = battleOf(state);
  const figure = state.figures[space] ?? missing();
  const team = ownerOf(figure);
  putFigure(state, space, 0);
  battle.dead.push(figure);
  const returned = battle.returned?.indexOf(space) ?? -1;
  if (returned >= 0) battle.returned?.splice(returned, 1);
  else battle.killed[team] = (battle.killed[team] ?? missing()) + 1;
  const shelter = battle.sheltered.indexOf(space);
  if (shelter >= 0) battle.sheltered.splice(shelter, 1);
  letGo(state, figure);
  log?.push({
    type: 'figure-killed',
    rule: cause === 'plague' ? 'A-CARD-2' : ruleOfDeath(state),
    team,
    figure: figureName(figure),
    space: spaceName(space),
    cause,
    ...(isRadiant(figure) && { sun: true as const }),
  });
}
