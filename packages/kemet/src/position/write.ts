import { changedRulings, type Json, missing } from '@ennead/kernel';
import { boardOf, cityOf, sectorName } from '../board/board.ts';
import { cloneState } from '../clone.ts';
import { ownerOf } from '../creatures/lookup.ts';
import { SPACES } from '../data/action-board.ts';
import { BATTLE_CARDS, type BattleCardId } from '../data/battle-cards.ts';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import { TILES } from '../data/tiles.ts';
import { GOLD_OPTIONS } from '../day/tokens.ts';
import { battleCard, COLOURS, CREATURES, INTERVENTION_KINDS } from '../pieces.ts';
import { RULES, RULINGS } from '../rulings.ts';
import type { Battle, KemetState } from '../state.ts';
import { type PositionField, positionFields } from '../tiles/module.ts';
import type { BattlePosition, CommonSeat, KemetPosition, SeatPosition, Within } from './format.ts';

/** Names only what differs from an empty table. */
export function writePosition(state: KemetState): KemetPosition {
  const { setup, round, order, pass, turn, placed, battles, windows, remembered } = state;
  const rulings = changedRulings(RULINGS, RULES, state.rulings);
  return {
    setup: { ...setup, ...(Object.keys(rulings).length > 0 && { rulings }) },
    round,
    order: [...order],
    ...(pass === 0 ? {} : { pass }),
    ...(turn === 0 ? {} : { turn }),
    ...(placed ? { placed } : {}),
    ...(battles === 0 ? {} : { battles }),
    ...(windows === 0 ? {} : { windows }),
    seats: order.map((_, seat) => writeSeat(state, seat)),
    ...(state.discardSize === 0 ? {} : { discard: cardsOf(remembered) }),
    chance: [...state.chance],
    ...(isPlain(state) ? {} : { within: writeWithin(state) }),
  };
}

/** Whether the active player is about to place a token and nothing else is under way. */
function isPlain({ frames }: KemetState): boolean {
  const [, day, turn] = frames;
  return frames.length === 3 && day?.procedure === 'day' && turn?.procedure === 'turn';
}

function writeSeat(state: KemetState, seat: number): SeatPosition {
  const { ids } = boardOf(state);
  const units: Record<string, number> = {};
  const pyramids: Record<string, string> = {};
  state.holder.forEach((holder, sector) => {
    if (holder === seat) units[ids[sector] ?? missing()] = state.units[sector] ?? missing();
  });
  state.pyramidLevel.forEach((level, district) => {
    if (level > 0 && cityOf(district) === seat)
      pyramids[ids[district] ?? missing()] =
        `${COLOURS[state.pyramidColour[district] ?? missing()]} ${level}`;
  });
  const creatures: Partial<Record<string, string>> = {};
  CREATURES.forEach((id, creature) => {
    const at = state.creatureAt[creature] ?? missing();
    if (at >= 0 && ownerOf(state, creature) === seat) creatures[id] = ids[at] ?? missing();
  });
  const silver = state.silver[seat] ?? missing();
  const gold = state.gold[seat] ?? missing();
  const full: Required<Omit<CommonSeat, 'silver' | 'gold'>> = {
    prayer: state.prayer[seat] ?? missing(),
    units,
    pyramids,
    tiles: TILES.filter((_, tile) => state.tileOwner[tile] === seat).map(({ id }) => id),
    creatures,
    hand: cardsOf(state.hands.slice(seat * INTERVENTION_KINDS, (seat + 1) * INTERVENTION_KINDS)),
    played: battleCards(state.played[seat] ?? missing()),
    discarded: battleCards(state.discarded[seat] ?? missing()),
    givenUp: battleCards(~(state.cards[seat] ?? missing())).filter((id) => battleCard(id) < 6),
    permanent: state.permanent[seat] ?? missing(),
    battlePoints: state.battlePoints[seat] ?? missing(),
    tokens: SPACES.filter(
      (_, space) => ((state.spaces[seat] ?? missing()) >> space) & 1 && space !== silver,
    ).map(({ id }) => id),
  };
  return {
    ...Object.fromEntries(Object.entries(full).filter(([, value]) => !isDefault(value))),
    ...(full.prayer === 0 ? { prayer: 0 } : {}),
    ...(silver === -1 ? {} : { silver: SPACES[silver]?.id as string }),
    ...fieldsOf('seat', state, seat),
    ...(gold === -1 ? {} : { gold: GOLD_OPTIONS[gold]?.slice('gold:'.length) as 'move' | 'recruit' }),
  };
}

function isDefault(value: unknown): boolean {
  return value === 0 || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

function cardsOf(counts: readonly number[]): InterventionId[] {
  return counts.flatMap((copies, card) =>
    new Array<InterventionId>(copies).fill(INTERVENTIONS[card]?.id as InterventionId),
  );
}

function battleCards(set: number): BattleCardId[] {
  return BATTLE_CARDS.filter((_, card) => ((set >> card) & 1) === 1).map(({ id }) => id);
}

/** What tiles add to a part of a position. */
function fieldsOf(of: PositionField['of'], state: KemetState, seat = -1): Readonly<Record<string, Json>> {
  const written = positionFields(of).flatMap(({ name, write }) => {
    const value = write(state, seat);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(written);
}

function writeBattle(state: KemetState, { extra: _, ...battle }: Battle): BattlePosition {
  return { ...battle, ...fieldsOf('battle', state) };
}

function writeWithin(state: KemetState): Within {
  const copy = cloneState(state);
  const { frames, phase, active, nextOrder, move, recruit, raise, levy, play, waiting } = copy;
  const { winner, endedBy } = copy;
  const attackers: Record<string, number> = {};
  copy.attackers.forEach((units, sector) => {
    if (units > 0) attackers[sectorName(state, sector)] = units;
  });
  return {
    frames,
    phase,
    active,
    nextOrder,
    move,
    recruit,
    raise,
    levy,
    play,
    battle: copy.battle && writeBattle(state, copy.battle),
    waiting,
    winner,
    endedBy,
    attackers,
    ...fieldsOf('within', state),
  };
}
