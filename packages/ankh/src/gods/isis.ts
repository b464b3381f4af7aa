import { enter, type Frame, procedure } from '@ennead/kernel';
import { ask } from '../conflict/ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import { figureName } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { spaceName } from '../map/spaces.ts';
import { NO_TEAM, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import type { God } from './god.ts';

/** Goes through the kill list: `next` is the first entry not yet decided. */
interface IsisFrame extends Frame {
  readonly procedure: 'isis';
  readonly team: number;
  next: number;
}

const KEEP_OR_DIE = ['keep', 'die'] as const;

const protect = procedure<AnkhState, IsisFrame, AnkhFact>({
  run(state, frame) {
    frame.next = nextProtected(state, frame.team, frame.next);
    return frame.next < 0 ? 'end' : 'ask';
  },
  decisions: (state, { team, next }) =>
    ask(team, 'isis', KEEP_OR_DIE, spaceName(battleOf(state).victims[next] as number)),
  answer(state, frame, _seat, option, log) {
    const { victims } = battleOf(state);
    const space = victims[frame.next] as number;
    if (option === 'die') frame.next += 1;
    else {
      victims.splice(frame.next, 1);
      const figure = figureName(state.figures[space] as number);
      log?.push({
        type: 'figure-spared',
        rule: 'A-ISIS-1',
        team: frame.team,
        figure,
        space: spaceName(space),
        by: 'isis',
      });
    }
    return 'stay';
  },
});

/** Figures of hers beside an enemy figure may be kept alive in battle, though not in a Plague. */
export const isis: God = {
  name: 'isis',
  rule: 'A-ISIS-1',
  conflict: {
    onCasualties(state, team) {
      const next = nextProtected(state, team, 0);
      if (next >= 0) enter<IsisFrame>(state, { procedure: 'isis', at: 0, team, next });
    },
  },
  procedures: { isis: protect },
};

/** The first entry of the kill list from `start` on that she may keep, or -1. */
function nextProtected(state: AnkhState, team: number, start: number): number {
  const { victims } = battleOf(state);
  for (let i = start; i < victims.length; i++) {
    const space = victims[i] as number;
    if (ownerOf(state.figures[space] as number) === team && isBesideEnemy(state, team, space)) return i;
  }
  return -1;
}

/** Whatever region the enemy is in, and even if it dies at the same moment (A-ISIS-3, A-ISIS-4). */
function isBesideEnemy(state: AnkhState, team: number, space: number): boolean {
  return (groundOf(state).adjacent[space] as readonly number[]).some((other) => {
    const figure = state.figures[other] as number;
    return figure !== 0 && ownerOf(figure) !== team && ownerOf(figure) !== NO_TEAM;
  });
}
