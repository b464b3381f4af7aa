import { enter, type Frame, type Json, missing, procedure, shown } from '@ennead/kernel';
import { always, names, teamQuestion } from '../ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import { isEmpty } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { findSpace, type SpaceName, spaceName, spaceNamed } from '../map/spaces.ts';
import { isTexts } from '../position/loose.ts';
import type { AnkhState } from '../state.ts';
import { keep, mustKeep } from '../table/own.ts';
import { hasGod, teamWithGod } from '../teams.ts';
import type { Log, SummonSlots } from '../turn/hooks.ts';
import type { God } from './god.ts';
import { GATES, gatesBarredTo } from './kept.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-GATE: spaces of tokens on the board. */
    'gate-token': { option: SpaceName | 'new' | 'pass' };
    /** D-GATE: about the token's space. */
    'gate-to': { option: SpaceName; about: SpaceName | 'new' };
  }
}

interface OsirisState {
  /** Spaces of the tokens on the board. */
  readonly underworld: readonly number[];
}

declare module '../state.ts' {
  interface OwnStates {
    osiris: OsirisState;
  }
}

declare module '../facts.ts' {
  interface FactFields {
    'underworld-token-placed': {
      team: number;
      space: string;
      /** Absent: it was off the board. */
      from?: string;
    };
  }
}

interface GateFrame extends Frame {
  readonly procedure: 'gate';
  readonly team: number;
  /** The space of the token under way, OFF_BOARD for a new one. */
  token: number;
}

const OFF_BOARD = -1;

const gate = procedure<AnkhState, GateFrame, AnkhFact>(
  teamQuestion({
    kind: 'gate-token',
    isAlwaysAsked: always,
    options: tokens,
    take(_state, frame, option) {
      if (option === 'pass') return 'end';
      frame.token = option === 'new' ? OFF_BOARD : spaceNamed(option);
      return 'next';
    },
  }),
  teamQuestion({
    kind: 'gate-to',
    options: (state) => names(freeSpaces(state)),
    about: (_state, { token }) => (token === OFF_BOARD ? 'new' : spaceName(token)),
    take(state, frame, option, log) {
      place(state, frame, spaceNamed(option), log);
      return 'end';
    },
  }),
);

/** One figure in each Summon action through any token without a figure on it (A-OSIRIS-5). */
const summon: SummonSlots = {
  name: 'gate',
  rule: 'A-OSIRIS-5',
  addSlots(state, team, slots) {
    if (osirisOf(state).underworld.length > 0 && hasGod(state, team, 'osiris')) slots.push(0);
  },
  markSpaces(state, _team, _slot, _kind, marks) {
    for (const space of osirisOf(state).underworld) if (state.figures[space] === 0) marks[space] = 1;
  },
};

/** Lays tokens where he loses: gates for his figures, barred to all others . */
export const osiris: God = {
  name: 'osiris',
  rule: 'A-OSIRIS-1',
  turn: { summon },
  conflict: {
    afterLoss(state, team) {
      if (freeSpaces(state).length === 0) return;
      enter<GateFrame>(state, { procedure: 'gate', at: 0, team, token: OFF_BOARD });
    },
    onForgotten(state, team) {
      if (hasGod(state, team, 'osiris')) keep(state, 'osiris', { underworld: [] });
    },
  },
  procedures: { gate },
  /** His tokens keep the figures of other teams off (A-OSIRIS-7). */
  bars: gatesBarredTo,
  liesOn: isGate,
  keeps: {
    begin: (state) => keep(state, 'osiris', { underworld: [] }),
  },
  check(state) {
    const { underworld } = osirisOf(state);
    const { buildable } = groundOf(state);
    const broken: string[] = [];
    for (const space of underworld)
      if (state.monuments[space] !== 0) broken.push(`A monument stands on the gate ${spaceName(space)}.`);
    if (underworld.length > GATES || new Set(underworld).size !== underworld.length)
      broken.push(`The underworld tokens lie on ${underworld.join(', ')}.`);
    if (underworld.length > 0 && teamWithGod(state, 'osiris') < 0)
      broken.push('There are gates without Osiris.');
    if (underworld.some((space) => !buildable[space]))
      broken.push('An underworld token lies where none may.');
    return broken;
  },
  position: {
    fields: ['underworld'],
    read(state, { underworld = [] }) {
      if (!isTexts(underworld)) return 'Underworld tokens are a list of spaces.';
      const spaces: number[] = [];
      for (const name of underworld) {
        const space = findSpace(name);
        if (space === undefined) return `The map has no space ${shown(name)}.`;
        spaces.push(space);
      }
      keep(state, 'osiris', { underworld: spaces });
      return null;
    },
    write(state): Readonly<Record<string, Json>> {
      const { underworld } = osirisOf(state);
      return underworld.length > 0 ? { underworld: underworld.map(spaceName) } : {};
    },
  },
};

function osirisOf(state: AnkhState): OsirisState {
  return mustKeep(state, 'osiris');
}

function isGate(state: AnkhState, space: number): boolean {
  return osirisOf(state).underworld.includes(space);
}

function tokens(state: AnkhState): (SpaceName | 'new' | 'pass')[] {
  const { underworld } = osirisOf(state);
  return underworld.length < GATES ? names(underworld, 'new', 'pass') : names(underworld, 'pass');
}

/** Empty land of the region of the battle without such a token (A-OSIRIS-2, A-OSIRIS-3). */
function freeSpaces(state: AnkhState): number[] {
  const ground = groundOf(state);
  return (ground.lands[battleOf(state).region] ?? missing()).filter(
    (space) => ground.buildable[space] && isEmpty(state, space) && !isGate(state, space),
  );
}

function place(state: AnkhState, { team, token }: GateFrame, space: number, log: Log): void {
  const others = osirisOf(state).underworld.filter((each) => each !== token);
  keep(state, 'osiris', { underworld: [...others, space] });
  log?.push({
    type: 'underworld-token-placed',
    rule: 'A-OSIRIS-2',
    team,
    space: spaceName(space),
    ...(token !== OFF_BOARD && { from: spaceName(token) }),
  });
}
