import { enter, type Frame, procedure } from '@ennead/kernel';
import { ask, names } from '../conflict/ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import { isEmpty } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { spaceName, spaceNamed } from '../map/spaces.ts';
import type { AnkhState } from '../state.ts';
import { hasGod } from '../teams.ts';
import type { Log, SummonSlots } from '../turn/hooks.ts';
import type { God } from './god.ts';
import { OSIRIS, UNDERWORLD_TOKENS } from './names.ts';

interface GateFrame extends Frame {
  readonly procedure: 'gate';
  readonly team: number;
  /** The space of the token under way, OFF_BOARD for a new one. */
  token: number;
}

const OFF_BOARD = -1;

const gate = procedure<AnkhState, GateFrame, AnkhFact>(
  {
    decisions: (state, { team }) => ask(team, 'gate-token', tokens(state)),
    answer(_state, frame, _seat, option) {
      if (option === 'pass') return 'end';
      frame.token = option === 'new' ? OFF_BOARD : spaceNamed(option as string);
      return 'next';
    },
  },
  {
    run(state, frame, log) {
      const spaces = freeSpaces(state);
      if (spaces.length > 1) return 'ask';
      place(state, frame, spaces[0] as number, log);
      return 'end';
    },
    decisions: (state, { team, token }) =>
      ask(team, 'gate-to', names(freeSpaces(state)), token === OFF_BOARD ? 'new' : spaceName(token)),
    answer(state, frame, _seat, option, log) {
      place(state, frame, spaceNamed(option as string), log);
      return 'end';
    },
  },
);

/** One figure in each Summon action through any token without a figure on it (A-OSIRIS-5). */
const summon: SummonSlots = {
  name: 'gate',
  rule: 'A-OSIRIS-5',
  addSlots(state, team, slots) {
    if (state.underworld.length > 0 && hasGod(state, team, OSIRIS)) slots.push(0);
  },
  markSpaces(state, _team, _slot, _kind, marks) {
    for (const space of state.underworld) if (state.figures[space] === 0) marks[space] = 1;
  },
};

/** Lays tokens where he loses: gates for his figures, barred to all others (see isBarred in figures.ts). */
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
      if (hasGod(state, team, OSIRIS)) state.underworld = [];
    },
  },
  procedures: { gate },
};

function tokens({ underworld }: AnkhState): ReturnType<typeof names> {
  return underworld.length < UNDERWORLD_TOKENS ? names(underworld, 'new', 'pass') : names(underworld, 'pass');
}

/** Empty land of the region of the battle without such a token (A-OSIRIS-2, A-OSIRIS-3). */
function freeSpaces(state: AnkhState): number[] {
  const ground = groundOf(state);
  return (ground.lands[battleOf(state).region] as readonly number[]).filter(
    (space) => ground.buildable[space] && isEmpty(state, space) && !state.underworld.includes(space),
  );
}

function place(state: AnkhState, { team, token }: GateFrame, space: number, log: Log): void {
  if (token !== OFF_BOARD) state.underworld.splice(state.underworld.indexOf(token), 1);
  state.underworld.push(space);
  log?.push({
    type: 'underworld-token-placed',
    rule: 'A-OSIRIS-2',
    team,
    space: spaceName(space),
    ...(token !== OFF_BOARD && { from: spaceName(token) }),
  });
}
