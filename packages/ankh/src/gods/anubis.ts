import { enter, type Frame, procedure } from '@ennead/kernel';
import { ask } from '../conflict/ask.ts';
import { battleOf } from '../conflict/battle-state.ts';
import type { AnkhFact } from '../facts.ts';
import { kindOf, ownerOf, WARRIOR } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { hasGod, teamAt, teamWithGod } from '../teams.ts';
import type { Log } from '../turn/hooks.ts';
import type { God } from './god.ts';
import { ANUBIS, SLOTS } from './names.ts';

interface TrapFrame extends Frame {
  readonly procedure: 'trap';
  readonly team: number;
}

const trap = procedure<AnkhState, TrapFrame, AnkhFact>({
  decisions: (state, { team }) => ask(team, 'trap', [...fallen(state, team), 'pass']),
  answer(state, { team }, _seat, option, log) {
    if (option === 'pass') return 'end';
    const owner = option as number;
    const { dead } = battleOf(state);
    dead.splice(
      dead.findIndex((figure) => kindOf(figure) === WARRIOR && ownerOf(figure) === owner),
      1,
    );
    state.trapped.push(owner);
    log?.push({ type: 'warrior-trapped', rule: 'A-ANUBIS-1', team, owner, trapped: state.trapped.length });
    return 'end';
  },
});

/** Traps a warrior of each kill batch and grows stronger with every one held. */
export const anubis: God = {
  name: 'anubis',
  rule: 'A-ANUBIS-1',
  conflict: {
    addGodStrength: (state) => Math.min(state.trapped.length, SLOTS),
    onKillBatch(state, team) {
      if (state.trapped.length >= SLOTS || fallen(state, team).length === 0) return;
      enter<TrapFrame>(state, { procedure: 'trap', at: 0, team });
    },
    onMerge(state, upper, lower, log) {
      if (hasGod(state, lower, ANUBIS)) release(state, upper, 'pool', 'A-ANUBIS-7', log);
      release(state, lower, 'box', 'A-ANUBIS-6', log);
    },
    onForgotten(state, team, log) {
      if (teamWithGod(state, ANUBIS) === team)
        for (const owner of new Set(state.trapped)) release(state, owner, 'pool', 'A-ANUBIS-8', log);
      else release(state, team, 'box', 'A-ANUBIS-6', log);
    },
  },
  procedures: { trap },
};

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
  const held = state.trapped.length;
  state.trapped = state.trapped.filter((each) => each !== owner);
  const count = held - state.trapped.length;
  if (count === 0) return;
  if (destination === 'pool') teamAt(state, owner).warriors += count;
  log?.push({ type: 'warriors-released', rule, owner, count, destination });
}
