import { copySince, isSame, missing } from '@ennead/kernel';
import type { Battle, KemetFrame, KemetState, Play } from './state.ts';

/** A copy that shares nothing that changes; readonly lists are replaced, so they are shared. Written out by hand: bots copy at every step. */
export function cloneState(state: KemetState): KemetState {
  const { chance, move, recruit, raise, levy, play, battle } = state;
  return {
    chance: [chance[0], chance[1], chance[2], chance[3]],
    frames: state.frames.map(cloneFrame),
    rulings: state.rulings,
    setup: state.setup,
    phase: state.phase,
    round: state.round,
    order: state.order,
    nextOrder: state.nextOrder.slice(),
    pass: state.pass,
    turn: state.turn,
    active: state.active,
    placed: state.placed,
    prayer: state.prayer.slice(),
    reserve: state.reserve,
    permanent: state.permanent,
    battlePoints: state.battlePoints,
    spaces: state.spaces.slice(),
    tokens: state.tokens.slice(),
    silver: state.silver,
    gold: state.gold,
    tileOwner: state.tileOwner,
    tiles: state.tiles,
    cards: state.cards,
    played: state.played,
    discarded: state.discarded,
    discards: state.discards,
    hands: state.hands,
    handSize: state.handSize.slice(),
    deck: state.deck,
    deckSize: state.deckSize,
    remembered: state.remembered,
    discardSize: state.discardSize,
    holder: state.holder.slice(),
    units: state.units.slice(),
    attackers: state.attackers,
    pyramidColour: state.pyramidColour,
    pyramidLevel: state.pyramidLevel,
    creatureAt: state.creatureAt,
    move: move && { ...move },
    recruit: recruit && { ...recruit },
    raise: raise && { ...raise },
    levy: levy && { ...levy },
    play: play && clonePlay(play),
    battle: battle && cloneBattle(battle),
    waiting: state.waiting,
    battles: state.battles,
    windows: state.windows,
    winner: state.winner,
    endedBy: state.endedBy,
    own: state.own,
  };
}

/** The same where a copy was made before that nobody will change: what is the same is taken over from it. */
export function cloneSince(state: KemetState, before: KemetState): KemetState {
  const { chance, move, recruit, raise, levy, play, battle } = state;
  return {
    chance: copySince(chance, before.chance),
    frames: framesSince(state.frames, before.frames),
    rulings: state.rulings,
    setup: state.setup,
    phase: state.phase,
    round: state.round,
    order: state.order,
    nextOrder: copySince(state.nextOrder, before.nextOrder),
    pass: state.pass,
    turn: state.turn,
    active: state.active,
    placed: state.placed,
    prayer: copySince(state.prayer, before.prayer),
    reserve: state.reserve,
    permanent: state.permanent,
    battlePoints: state.battlePoints,
    spaces: copySince(state.spaces, before.spaces),
    tokens: copySince(state.tokens, before.tokens),
    silver: state.silver,
    gold: state.gold,
    tileOwner: state.tileOwner,
    tiles: state.tiles,
    cards: state.cards,
    played: state.played,
    discarded: state.discarded,
    discards: state.discards,
    hands: state.hands,
    handSize: copySince(state.handSize, before.handSize),
    deck: state.deck,
    deckSize: state.deckSize,
    remembered: state.remembered,
    discardSize: state.discardSize,
    holder: copySince(state.holder, before.holder),
    units: copySince(state.units, before.units),
    attackers: state.attackers,
    pyramidColour: state.pyramidColour,
    pyramidLevel: state.pyramidLevel,
    creatureAt: state.creatureAt,
    move: move && recordSince(move, before.move),
    recruit: recruit && recordSince(recruit, before.recruit),
    raise: raise && recordSince(raise, before.raise),
    levy: levy && recordSince(levy, before.levy),
    play: play && clonePlay(play),
    battle: battle && cloneBattle(battle),
    waiting: state.waiting,
    battles: state.battles,
    windows: state.windows,
    winner: state.winner,
    endedBy: state.endedBy,
    own: state.own,
  };
}

function framesSince(frames: readonly KemetFrame[], before: KemetFrame[]): KemetFrame[] {
  let isAll = frames.length === before.length;
  const copies: KemetFrame[] = new Array(frames.length);
  for (let i = 0; i < frames.length; i++) {
    const frame = frames[i] ?? missing();
    const was = before[i];
    if (was?.procedure === frame.procedure && was.at === frame.at && was.n === frame.n) copies[i] = was;
    else {
      copies[i] = cloneFrame(frame);
      isAll = false;
    }
  }
  return isAll ? before : copies;
}

function recordSince<R extends object>(record: R, before: R | null): R {
  return before !== null && isSame(before, record) ? before : { ...record };
}

function cloneFrame({ procedure, at, n }: KemetFrame): KemetFrame {
  return { procedure, at, n };
}

export function clonePlay({ cards, seats, answers }: Play): Play {
  return { cards: cards.slice(), seats: seats.slice(), answers: answers.slice() };
}

export function cloneBattle(battle: Battle): Battle {
  return {
    ...battle,
    ready: battle.ready.slice(),
    card: battle.card.slice(),
    discard: battle.discard.slice(),
    added: battle.added.slice(),
    strength: battle.strength.slice(),
    lost: battle.lost.slice(),
  };
}
