import { enter, type Frame, type Json, procedure } from '@ennead/kernel';
import { always, teamQuestion } from '../ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import { changeFollowers } from '../followers.ts';
import { kindOf, ownerOf, WARRIOR } from '../pieces.ts';
import { isNumbers } from '../position/loose.ts';
import type { AnkhState } from '../state.ts';
import { keep, mustKeep } from '../table/own.ts';
import { hasGod, teamAt, teamWithGod } from '../teams.ts';
import type { Log, SummonSource } from '../turn/hooks.ts';
import type { God } from './god.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** D-TRAP: teams of which a warrior died. */
    trap: { option: number | 'pass' };
  }
  interface SummonSources {
    anubis: 'ransom';
  }
}

/** A-COMP-10. */
const SLOTS = 3;

interface AnubisState {
  /** Owners of the warriors in the slots. */
  readonly trapped: readonly number[];
}

declare module '../state.ts' {
  interface OwnStates {
    anubis: AnubisState;
  }
}

declare module '../facts.ts' {
  interface FactFields {
    'warrior-trapped': {
      /** The team of Anubis. */
      team: number;
      owner: number;
      /** Warriors in the slots now. */
      trapped: number;
    };
    /** Trapped warriors go home or, with their god, out of the game. */
    'warriors-released': {
      owner: number;
      count: number;
      destination: 'pool' | 'box';
    };
    'warrior-ransomed': {
      team: number;
      /** The team that held it. */
      from: number;
    };
  }
}

interface TrapFrame extends Frame {
  readonly procedure: 'trap';
  readonly team: number;
}

const trap = procedure<AnkhState, TrapFrame, AnkhFact>(
  teamQuestion({
    kind: 'trap',
    isAlwaysAsked: always,
    options: (state, { team }) => [...fallen(state, team), 'pass'],
    take(state, { team }, owner, log) {
      if (owner === 'pass') return 'end';
      const { dead } = battleOf(state);
      dead.splice(
        dead.findIndex((figure) => kindOf(figure) === WARRIOR && ownerOf(figure) === owner),
        1,
      );
      const trapped = [...anubisOf(state).trapped, owner];
      keep(state, 'anubis', { trapped });
      log?.push({ type: 'warrior-trapped', rule: 'A-ANUBIS-1', team, owner, trapped: trapped.length });
      return 'end';
    },
  }),
);

/** A-SUM-7, A-ANUBIS-5: the follower goes to the team that holds the warrior; it comes as if from the pool. */
const ransom: SummonSource = {
  name: 'ransom',
  kind: WARRIOR,
  offers: (state, team, followers) => followers > 0 && heldOf(state, team) > 0,
  fetch(state, team, log) {
    const { trapped } = anubisOf(state);
    const holder = teamWithGod(state, 'anubis');
    keep(state, 'anubis', { trapped: trapped.toSpliced(trapped.indexOf(team), 1) });
    teamAt(state, team).warriors += 1;
    log?.push({ type: 'warrior-ransomed', rule: 'A-ANUBIS-5', team, from: holder });
    changeFollowers(state, team, -1, 'A-SUM-7', log, 'ransom');
    changeFollowers(state, holder, 1, 'A-ANUBIS-5', log, 'ransom');
  },
};

/** Traps a warrior of each kill batch and grows stronger with every one held. */
export const anubis: God = {
  name: 'anubis',
  rule: 'A-ANUBIS-1',
  conflict: {
    addGodStrength: (state) => Math.min(anubisOf(state).trapped.length, SLOTS),
    onKillBatch(state, team) {
      if (anubisOf(state).trapped.length >= SLOTS || fallen(state, team).length === 0) return;
      enter<TrapFrame>(state, { procedure: 'trap', at: 0, team });
    },
    onMerge(state, upper, lower, log) {
      if (hasGod(state, lower, 'anubis')) release(state, upper, 'pool', 'A-ANUBIS-7', log);
      release(state, lower, 'box', 'A-ANUBIS-6', log);
    },
    onForgotten(state, team, log) {
      if (teamWithGod(state, 'anubis') === team)
        for (const owner of new Set(anubisOf(state).trapped))
          release(state, owner, 'pool', 'A-ANUBIS-8', log);
      else release(state, team, 'box', 'A-ANUBIS-6', log);
    },
  },
  turn: { source: ransom },
  procedures: { trap },
  warriorsBeyond: (state, team) => -heldOf(state, team),
  keeps: {
    begin: (state) => keep(state, 'anubis', { trapped: [] }),
  },
  check(state) {
    const { trapped } = anubisOf(state);
    const holder = teamWithGod(state, 'anubis');
    const broken: string[] = [];
    if (trapped.length > SLOTS) broken.push(`${trapped.length} warriors are trapped.`);
    if (trapped.some((team) => holder < 0 || team === holder || !state.ladder.includes(team)))
      broken.push(`Warriors of ${trapped.join(', ')} are trapped by team ${holder}.`);
    return broken;
  },
  position: {
    fields: ['trapped'],
    read(state, { trapped = [] }) {
      if (!isNumbers(trapped)) return 'Trapped warriors are a list of their teams.';
      keep(state, 'anubis', { trapped: [...trapped] });
      return null;
    },
    write(state): Readonly<Record<string, Json>> {
      const { trapped } = anubisOf(state);
      return trapped.length > 0 ? { trapped: [...trapped] } : {};
    },
  },
};

function anubisOf(state: AnkhState): AnubisState {
  return mustKeep(state, 'anubis');
}

/** Warriors of the team in the slots. */
function heldOf(state: AnkhState, team: number): number {
  let held = 0;
  for (const owner of anubisOf(state).trapped) if (owner === team) held += 1;
  return held;
}

/** The enemies of whom a warrior died in this batch. */
function fallen(state: AnkhState, team: number): number[] {
  const owners: number[] = [];
  for (const figure of battleOf(state).dead) {
    const owner = ownerOf(figure);
    if (kindOf(figure) === WARRIOR && owner !== team && !owners.includes(owner)) owners.push(owner);
  }
  return owners;
}

function release(state: AnkhState, owner: number, destination: 'pool' | 'box', rule: string, log: Log): void {
  const count = heldOf(state, owner);
  keep(state, 'anubis', { trapped: anubisOf(state).trapped.filter((each) => each !== owner) });
  if (count === 0) return;
  if (destination === 'pool') teamAt(state, owner).warriors += count;
  log?.push({ type: 'warriors-released', rule, owner, count, destination });
}
