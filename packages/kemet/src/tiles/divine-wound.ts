import { answersOf, missing, numbered, type Seat } from '@ennead/kernel';
import { aboutBattle, battleOf, SIDES, type Side, seatOf, sideOf } from '../battle/sides.ts';
import { INTERVENTIONS, type InterventionId } from '../data/interventions.ts';
import { choice } from '../flow.ts';
import { held, takeFromHand } from '../hand.ts';
import { idOf } from '../night/cards.ts';
import { INTERVENTION_KINDS } from '../pieces.ts';
import { must, names, takeCard } from '../position/parsing.ts';
import type { InSector } from '../questions.ts';
import type { Battle, KemetState } from '../state.ts';
import { keep, type TileModule } from './module.ts';
import { DISCARDS_FOR_STRENGTH, has, sum } from './moments.ts';

declare module '../questions.ts' {
  interface QuestionKinds {
    /** One card at a time to discard. Secret. */
    wound: { option: InterventionId | 'done'; about: InSector };
  }
}

declare module '../facts.ts' {
  interface FactFields {
    'wound-added': { seat: Seat; strength: number };
    'wound-card': { seat: Seat; card: InterventionId };
  }
}

/** By seat: cards discarded for strength since the deck was last shuffled, the lowest number first. Views of others: -1 each. */
type Discarded = Readonly<Record<Seat, readonly number[]>>;

declare module '../state.ts' {
  interface OwnStates {
    'divine-wound': Discarded;
  }
}

declare module '../position/format.ts' {
  interface SeatPosition {
    /** Discarded for Divine Wound, unseen. */
    readonly wounds?: readonly InterventionId[];
  }
  interface BattlePosition {
    /** Strength by Divine Wound: of the attacker, of the defender. */
    readonly wound?: readonly number[];
  }
}

const UNSEEN = -1;
/** Its name in the sum of a strength. */
const SOURCE = 'wound';
const windowName = numbered('wound');
const DONE = INTERVENTION_KINDS;
const CARDS_OR_DONE = answersOf([...INTERVENTIONS.map(({ id }) => id), 'done' as const]);

/** Window 7: cards still in hand are discarded unseen, +1 strength each (K-BATTLE-10, K-RUL-46). */
export const woundWindow = choice({
  kind: 'wound',
  skip(state) {
    const battle = battleOf(state);
    const side = woundSide(state, battle);
    return side === -1 || state.handSize[seatOf(battle, side)] === 0 ? 'next' : null;
  },
  isAlwaysAsked: () => true,
  seat: wounder,
  answers: () => CARDS_OR_DONE,
  set(state) {
    const seat = wounder(state);
    let cards = 1 << DONE;
    for (let card = 0; card < INTERVENTION_KINDS; card++) if (held(state, seat, card) > 0) cards |= 1 << card;
    return cards;
  },
  secret: ({ battles }) => windowName(battles),
  about: aboutBattle,
  take(state, _frame, card, log) {
    if (card === DONE) return 'next';
    const battle = battleOf(state);
    const seat = wounder(state);
    takeFromHand(state, seat, card);
    discard(state, seat, [card]);
    state.discardSize += 1;
    const side = sideOf(battle, seat);
    const strength = strengthOf(battle, side) + sum(state, seat, DISCARDS_FOR_STRENGTH);
    setStrength(battle, side, strength);
    log?.push({ type: 'wound-card', rule: 'K-BATTLE-10', to: [seat], seat, card: idOf(card) });
    log?.push({ type: 'wound-added', rule: 'K-BATTLE-10', seat, strength });
    return state.handSize[seat] === 0 ? 'next' : 'ask';
  },
});

/** Its cards lie in the discard pile, where others do not see them. */
export const divineWound: TileModule = {
  kind: 'divine-wound',
  cover(view, viewer) {
    const masked = Object.entries(discardedOf(view)).map(
      ([seat, cards]) => [seat, Number(seat) === viewer ? cards : cards.map(() => UNSEEN)] as const,
    );
    keep(view, 'divine-wound', Object.fromEntries(masked));
  },
  fill(state, take) {
    for (const [seat, cards] of Object.entries(discardedOf(state))) {
      const unseen = cards.filter((card) => card === UNSEEN).map(take);
      if (unseen.length === 0) continue;
      keep(state, 'divine-wound', { ...discardedOf(state), [seat]: [] });
      discard(state, Number(seat), unseen);
    }
  },
  discarded: (state) => Object.values(discardedOf(state)).flat(),
  onReshuffle: (state) => keep(state, 'divine-wound', undefined),
  position: [
    {
      of: 'seat',
      name: 'wounds',
      read(state, given, seat) {
        const cards = names(given, 'Cards discarded unseen').map((id) => takeCard(state, id));
        if (cards.length > 0) discard(state, seat, cards);
        state.discardSize += cards.length;
      },
      write: (state, seat) => woundsOf(state, seat)?.map(idOf),
    },
    {
      of: 'battle',
      name: 'wound',
      read({ battle }, given) {
        must(
          Array.isArray(given) && given.length === SIDES.length && given.every(Number.isSafeInteger),
          'What is under way has no such battle.',
        );
        for (const side of SIDES)
          if (battle !== null && given[side] !== 0) setStrength(battle, side, given[side]);
      },
      write: ({ battle }) => (battle !== null && battle.extra.length > 0 ? woundPair(battle) : undefined),
    },
  ],
};

/** Strength by Divine Wound of both sides. */
export function woundPair(battle: Battle): number[] {
  return SIDES.map((side) => strengthOf(battle, side));
}

/** The cards a seat has discarded for strength. */
export function woundsOf({ own }: KemetState, seat: Seat): readonly number[] | undefined {
  return own['divine-wound']?.[seat];
}

function strengthOf({ extra }: Battle, side: Side): number {
  return extra.find((each) => each.source === SOURCE && each.side === side)?.strength ?? 0;
}

function setStrength(battle: Battle, side: Side, strength: number): void {
  const others = battle.extra.filter((each) => each.source !== SOURCE || each.side !== side);
  battle.extra = [...others, { source: SOURCE, side, strength }];
}

function discard(state: KemetState, seat: Seat, cards: readonly number[]): void {
  const all = [...(woundsOf(state, seat) ?? []), ...cards].sort((a, b) => a - b);
  keep(state, 'divine-wound', { ...state.own['divine-wound'], [seat]: all });
}

/** The side that may discard for strength, -1 for none. */
function woundSide(state: KemetState, battle: Battle): Side | -1 {
  for (const side of SIDES) if (has(state, seatOf(battle, side), DISCARDS_FOR_STRENGTH)) return side;
  return -1;
}

function wounder(state: KemetState): Seat {
  const battle = battleOf(state);
  return seatOf(battle, woundSide(state, battle) as Side);
}

function discardedOf({ own }: KemetState): Discarded {
  return own['divine-wound'] ?? missing();
}
