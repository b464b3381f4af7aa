import { enter, type Frame, missing, procedure } from '@ennead/kernel';
import { teamQuestion } from '../ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import { figureAt, figureName } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { type SpaceName, spaceName } from '../map/spaces.ts';
import { NO_TEAM, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import type { God } from './god.ts';

declare module '../conflict/facts.ts' {
  interface Sparing {
    isis: true;
  }
}

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-ISIS: about the space of the figure. */
    isis: { option: 'keep' | 'die'; about: SpaceName };
  }
}

/** Goes through the kill list: `next` is the first entry not yet decided. */
interface IsisFrame extends Frame {
  readonly procedure: 'isis';
  readonly team: number;
  next: number;
}

const KEEP_OR_DIE = ['keep', 'die'] as const;

const protect = procedure<AnkhState, IsisFrame, AnkhFact>(
  teamQuestion({
    kind: 'isis',
    skip(state, frame) {
      frame.next = nextProtected(state, frame.team, frame.next);
      return frame.next < 0 ? 'end' : null;
    },
    options: () => KEEP_OR_DIE,
    about: (state, { next }) => spaceName(victimAt(state, next)),
    take(state, frame, option, log) {
      if (option === 'die') {
        frame.next += 1;
        return 'stay';
      }
      const space = victimAt(state, frame.next);
      battleOf(state).victims.splice(frame.next, 1);
      log?.push({
        type: 'figure-spared',
        rule: 'A-ISIS-1',
        team: frame.team,
        figure: figureName(figureAt(state, space)),
        space: spaceName(space),
        by: 'isis',
      });
      return 'stay';
    },
  }),
);

function victimAt(state: AnkhState, place: number): number {
  return battleOf(state).victims[place] ?? missing();
}

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
    const space = victims[i] ?? missing();
    if (ownerOf(figureAt(state, space)) === team && isBesideEnemy(state, team, space)) return i;
  }
  return -1;
}

/** Whatever region the enemy is in, and even if it dies at the same moment (A-ISIS-3, A-ISIS-4). */
function isBesideEnemy(state: AnkhState, team: number, space: number): boolean {
  return (groundOf(state).adjacent[space] ?? missing()).some((other) => {
    const figure = figureAt(state, other);
    return figure !== 0 && ownerOf(figure) !== team && ownerOf(figure) !== NO_TEAM;
  });
}
