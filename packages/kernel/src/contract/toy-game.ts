import { type Chance, chanceFrom, draw, NO_CHANCE, shuffle } from '../chance.ts';
import { advance, answer, openDecisions } from '../flow.ts';
import type { Game, Outcome, Seat, Viewer } from '../game.ts';
import { POSITION_INPUT, readFields, SETUP_INPUT } from '../input.ts';
import { fail, type Json, ok, type Result } from '../json.ts';
import { missing } from '../list.ts';
import { changedRulings, pinRulings, ruled } from '../rulings.ts';
import { toyCheck } from './toy-check.ts';
import { TOY_PROCEDURES, type ToyFact } from './toy-procedures.ts';
import { TOY_RULES, TOY_RULINGS, type ToyRulings } from './toy-rulings.ts';
import { NO_CARD, TOY_CARDS, type ToyPosition, type ToySetup, type ToyState } from './toy-state.ts';

/**
 * A small complete game for tests of everything that plays games: two to four farmers bid hidden cards, secretly and
 * together, for the grain of each round; the highest card that nobody else bid takes it, and its owner shares the grain
 * out between granary and temple, one by one. Whoever has most in the temple alone scores five more; by the first rules
 * equals did so too.
 */
export const toyGame: Game<ToyState, ToySetup, ToyFact> = {
  id: 'toy',
  rules: TOY_RULES,
  rulings: TOY_RULINGS,
  setup,
  start(given, seed, log) {
    const state = fresh(given, chanceFrom(seed));
    advance(TOY_PROCEDURES, state, log);
    return state;
  },
  decisions: (state) => openDecisions(TOY_PROCEDURES, state),
  apply: (state, seat, option, log) => answer(TOY_PROCEDURES, state, seat, option, log),
  outcome,
  // Whoever wins a round has the turn to share its grain out.
  news: (_state, fact, seat) =>
    fact.type === 'won' && fact.seat !== seat ? { kind: 'turns', amount: 1 } : null,
  view,
  sample,
  clone,
  check: toyCheck,
  positions: { read: readPosition, write: writePosition },
};

function setup(input: unknown, rules?: number): Result<ToySetup> {
  const read = readFields(input, SETUP_INPUT, ['players', 'rounds', 'rulings']);
  if (!read.ok) return read;
  const { players = 2, rounds = 5, rulings } = read.value;
  if (typeof players !== 'number' || ![2, 3, 4].includes(players))
    return fail('bad-setup', 'Two, three or four can play.');
  if (typeof rounds !== 'number' || ![1, 2, 3, 4, 5].includes(rounds))
    return fail('bad-setup', 'One to five rounds can be played.');
  const pinned = pinRulings(TOY_RULINGS, TOY_RULES, rulings, rules);
  if (!pinned.ok) return pinned;
  return ok({ players, rounds, rulings: pinned.value });
}

const IN_FORCE: ToyRulings = { 'temple-bonus': 'alone' };

function fresh({ players, rounds, rulings = IN_FORCE }: ToySetup, chance: Chance): ToyState {
  const none = () => new Array<number>(players).fill(0);
  return {
    chance,
    frames: [{ procedure: 'game', at: 0 }],
    rulings,
    players,
    rounds,
    round: 0,
    deck: [...TOY_CARDS],
    hands: Array.from({ length: players }, () => []),
    discard: [],
    bids: none(),
    market: 0,
    harvested: 0,
    granary: none(),
    temple: none(),
  };
}

function clone(state: ToyState): ToyState {
  return {
    ...state,
    chance: [...state.chance],
    frames: state.frames.map((frame) => ({ ...frame })),
    deck: [...state.deck],
    hands: state.hands.map((hand) => [...hand]),
    discard: [...state.discard],
    bids: [...state.bids],
    granary: [...state.granary],
    temple: [...state.temple],
  };
}

/** Hides the deck, other hands and other bids; how many cards there are is public, who has bid is not. */
function view(state: ToyState, viewer: Viewer): ToyState {
  const masked = clone(state);
  masked.chance = [...NO_CHANCE];
  masked.deck.fill(NO_CARD);
  for (const [seat, hand] of masked.hands.entries()) if (seat !== viewer) hand.fill(NO_CARD);
  masked.bids = masked.bids.map((bid, seat) => (seat === viewer ? bid : NO_CARD));
  return masked;
}

/** Deals the cards the viewer has not seen. Hidden bids are taken as not yet made. */
function sample(seen: ToyState, viewer: Viewer, chance: Chance): ToyState {
  const state = clone(seen);
  const unseen = [...TOY_CARDS];
  const known = [...state.discard, ...(viewer === null ? [] : (state.hands[viewer] ?? []))];
  for (const card of known) unseen.splice(unseen.indexOf(card), 1);
  shuffle(chance, unseen);
  for (const [seat, hand] of state.hands.entries()) {
    if (seat !== viewer) state.hands[seat] = unseen.splice(0, hand.length).sort((a, b) => a - b);
  }
  state.deck = unseen.sort((a, b) => a - b);
  state.chance = [draw(chance, 2 ** 32) | 0, draw(chance, 2 ** 32) | 0, draw(chance, 2 ** 32) | 0, 0];
  return state;
}

const MOST_IN_TEMPLE = 5;

function outcome(state: ToyState): Outcome | null {
  if (state.frames.length > 0) return null;
  const scores = state.granary.map(
    (grain, seat) => grain + (leadsInTemple(state, seat) ? MOST_IN_TEMPLE : 0),
  );
  const best = Math.max(...scores);
  return { winners: [...scores.keys()].filter((seat) => scores[seat] === best), rule: 'TOY-END-1' };
}

function leadsInTemple(state: ToyState, seat: Seat): boolean {
  const { temple } = state;
  const own = temple[seat] ?? missing();
  const shares = ruled(state, 'temple-bonus') === 'shared';
  return temple.every((grain, other) => other === seat || grain < own || (shares && grain === own));
}

const MOST_GRAIN = 1000;

/** A position names the setup and what has been stored; play begins with a round. */
function readPosition(input: unknown): Result<ToyState> {
  const read = readFields(input, POSITION_INPUT, [
    'players',
    'rounds',
    'rulings',
    'round',
    'granary',
    'temple',
  ]);
  if (!read.ok) return read;
  const { granary, temple, round = 0, ...agreed } = read.value as ToyPosition;
  const given = setup(agreed, TOY_RULES);
  if (!given.ok) return given;
  const { players, rounds } = given.value;
  if (!Number.isInteger(round) || round < 0 || round >= rounds)
    return fail('bad-position', 'The round is not one of the game.');
  const state = fresh(given.value, chanceFrom('position'));
  for (const [store, grains] of [
    [state.granary, granary],
    [state.temple, temple],
  ] as const) {
    if (grains === undefined) continue;
    if (
      !Array.isArray(grains) ||
      grains.length !== players ||
      !grains.every((n) => Number.isInteger(n) && n >= 0 && n <= MOST_GRAIN)
    )
      return fail('bad-position', 'Granary and temple list one count of grain for each seat.');
    for (const [seat, n] of grains.entries()) store[seat] = n;
  }
  state.round = round;
  state.harvested = [...state.granary, ...state.temple].reduce((sum, n) => sum + n, 0);
  advance(TOY_PROCEDURES, state, null);
  return ok(state);
}

function writePosition({ players, rounds, rulings, round, granary, temple }: ToyState): Json {
  const changed = changedRulings(TOY_RULINGS, TOY_RULES, rulings);
  return {
    players,
    rounds,
    ...(Object.keys(changed).length > 0 && { rulings: changed }),
    round: Math.max(0, round - 1),
    granary: [...granary],
    temple: [...temple],
  };
}
