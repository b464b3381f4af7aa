import type { Frame } from '@ennead/kernel';
import { copySince, isSame, missing } from '@ennead/kernel';
import { cloneBattle } from './conflict/battle-state.ts';
import { copyPharaoh } from './pharaohs/state.ts';
import type { AnkhState, Team } from './state.ts';
import { copyPlain } from './table/copy-plain.ts';
import type { SetupFrame } from './turn/moments.ts';
import type { TurnFrame } from './turn/turn.ts';

/** A copy that shares nothing that can change; readonly lists are replaced, so they are shared. Written out by hand: bots copy states by the million. */
export function clone(state: AnkhState): AnkhState {
  const { chance, supply, markers, battle } = state;
  return {
    chance: [chance[0], chance[1], chance[2], chance[3]],
    frames: cloneFrames(state.frames),
    rulings: state.rulings,
    setup: state.setup,
    ground: state.ground,
    conflict: state.conflict,
    figures: state.figures,
    monuments: state.monuments,
    supply: [supply[0], supply[1], supply[2]],
    guardianSupply: state.guardianSupply,
    teams: cloneTeams(state.teams),
    teamOf: state.teamOf,
    ladder: state.ladder.slice(),
    markers: [markers[0], markers[1], markers[2], markers[3]],
    event: state.event,
    turn: state.turn,
    moved: state.moved.length === 0 ? [] : state.moved.slice(),
    tieBreaker: state.tieBreaker,
    tieBreakerUsed: state.tieBreakerUsed,
    battle: battle === null ? null : cloneBattle(battle),
    caravan: state.caravan,
    outcome: state.outcome,
    own: state.own,
    scenario: state.scenario === null ? null : copyPlain(state.scenario),
    pharaoh: state.pharaoh === null ? null : copyPharaoh(state.pharaoh),
  };
}

/** The same where a copy was made before that nobody will change: what is the same is taken over from it. */
export function cloneSince(state: AnkhState, before: AnkhState): AnkhState {
  const { chance, supply, markers, battle } = state;
  return {
    chance: copySince(chance, before.chance),
    frames: listSince(state.frames, before.frames, isSameFrame, cloneFrame),
    rulings: state.rulings,
    setup: state.setup,
    ground: state.ground,
    conflict: state.conflict,
    figures: state.figures,
    monuments: state.monuments,
    supply: copySince(supply, before.supply),
    guardianSupply: state.guardianSupply,
    teams: listSince(state.teams, before.teams, isSameTeam, cloneTeam),
    teamOf: state.teamOf,
    ladder: copySince(state.ladder, before.ladder),
    markers: copySince(markers, before.markers),
    event: state.event,
    turn: state.turn,
    moved: copySince(state.moved, before.moved),
    tieBreaker: state.tieBreaker,
    tieBreakerUsed: state.tieBreakerUsed,
    battle: battle === null ? null : cloneBattle(battle),
    caravan: state.caravan,
    outcome: state.outcome,
    own: state.own,
    scenario: state.scenario === null ? null : copyPlain(state.scenario),
    pharaoh: isSame(before.pharaoh, state.pharaoh)
      ? before.pharaoh
      : state.pharaoh && copyPharaoh(state.pharaoh),
  };
}

/** A copy of a list of records; the one made before, where all of them are the same. */
function listSince<R>(
  list: readonly R[],
  before: R[],
  areSame: (before: R, now: R) => boolean,
  copy: (record: R) => R,
): R[] {
  let isAll = list.length === before.length;
  const copies = list.map((record, i) => {
    const was = before[i];
    if (was !== undefined && areSame(was, record)) return was;
    isAll = false;
    return copy(record);
  });
  return isAll ? before : copies;
}

function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copies: Frame[] = new Array(frames.length);
  for (let i = 0; i < frames.length; i++) copies[i] = cloneFrame(frames[i] ?? missing());
  return copies;
}

function isSameFrame(one: Frame, other: Frame): boolean {
  return one.at === other.at && one.procedure === other.procedure && isSame(one, other);
}

/**
 * The locals of a frame are scalars, so a shallow copy is a full one. Frames that are often under way have a place of their
 * own: V8 copies several times as fast where it only ever meets one shape.
 */
function cloneFrame(frame: Frame): Frame {
  switch (frame.procedure) {
    case 'game':
      return copyGame(frame as SetupFrame);
    case 'turn':
      return copyTurn(frame as TurnFrame);
    case 'move':
      return { ...frame };
    case 'summon':
      return { ...frame };
    case 'unlock':
      return { ...frame };
    case 'conflict':
      return { ...frame };
    case 'battle':
      return { ...frame };
    case 'event':
      return { ...frame };
    case 'caravan':
      return { ...frame };
    default:
      return { ...frame };
  }
}

/** The two that every state has are written out: that takes a fraction of the time. */
function copyGame({ procedure, at, hook }: SetupFrame): SetupFrame {
  return { procedure, at, hook };
}

function copyTurn({ procedure, at, seat, action, first, hook }: TurnFrame): TurnFrame {
  return { procedure, at, seat, action, first, hook };
}

function cloneTeams(teams: readonly Team[]): Team[] {
  const copies: Team[] = new Array(teams.length);
  for (let i = 0; i < teams.length; i++) copies[i] = cloneTeam(teams[i] ?? missing());
  return copies;
}

function cloneTeam(team: Team): Team {
  return {
    god: team.god,
    lower: team.lower,
    devotion: team.devotion,
    followers: team.followers,
    warriors: team.warriors,
    guardians: team.guardians,
    powers: team.powers,
    hand: team.hand,
    ankhs: team.ankhs,
  };
}

function isSameTeam(one: Team, other: Team): boolean {
  return (
    one.followers === other.followers &&
    one.devotion === other.devotion &&
    one.warriors === other.warriors &&
    one.ankhs === other.ankhs &&
    one.guardians === other.guardians &&
    one.hand === other.hand &&
    one.powers === other.powers &&
    one.lower === other.lower &&
    one.god === other.god
  );
}
