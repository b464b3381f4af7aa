import { isRecord, type Json, missing, shown, strayField } from '@ennead/kernel';
import { findPolicy, POLICY_COPIES, type PolicyName, policyName, policyNames } from '../policies/names.ts';
import { isNumbers, isTexts, isWhole, type Loose } from '../position/loose.ts';
import type { AnkhState } from '../state.ts';
import { DISPLAY, PRIESTS, ROOM_NAMES, type RoomName, roomName } from './names.ts';
import { rulingPharaoh } from './pharaoh.ts';
import { priestsInPalace } from './priests.ts';
import { DEATH, type PharaohState, pharaohOf } from './state.ts';

/**
 * The palace as positions write it: what differs from how it was laid out. Priests not in rooms are in pools, cards not
 * named are in the deck. The pharaoh, infantry and sphinxes are among the pieces of the board.
 */
export interface PalacePosition {
  /** By room: the priests of each team. */
  readonly rooms?: Readonly<Partial<Record<RoomName, readonly number[]>>>;
  readonly display?: readonly PolicyName[];
  /** By team number. */
  readonly hands?: Readonly<Record<string, readonly PolicyName[]>>;
  readonly played?: Readonly<Record<string, readonly PolicyName[]>>;
  readonly discards?: readonly PolicyName[];
  readonly removed?: readonly PolicyName[];
  readonly revealed?: readonly PolicyName[];
  /** The card played with the action under way. */
  readonly card?: PolicyName;
  /** The Conflicts with a pharaoh token, and the tokens on the pharaoh's card. */
  readonly marked?: readonly number[];
  readonly tokens?: number;
  /** During a Conflict: his region and the team that holds it. */
  readonly chosen?: readonly [region: number, holder: number];
}

const FIELDS = [
  'rooms',
  'display',
  'hands',
  'played',
  'discards',
  'removed',
  'revealed',
  'card',
  'marked',
  'tokens',
  'chosen',
] satisfies (keyof PalacePosition)[];

/** The sentence says what is wrong; null: nothing. */
export function readPalace(state: AnkhState, given: unknown): string | null {
  if (given !== undefined && !isRecord(given)) return 'The palace is a record.';
  const stray = strayField(given ?? {}, FIELDS);
  if (stray !== null) return `The palace has no field ${stray}.`;
  const own = pharaohOf(state);
  const palace: Loose<PalacePosition> = given ?? {};
  return (
    readRooms(state, own, palace.rooms) ??
    readPiles(own, palace) ??
    readTeamCards(own.hands, palace.hands) ??
    readTeamCards(own.played, palace.played) ??
    readTokens(own, palace) ??
    deriveDeck(own)
  );
}

function readRooms(state: AnkhState, own: PharaohState, rooms: unknown = {}): string | null {
  if (!isRecord(rooms)) return 'Rooms are a record.';
  for (const [name, counts] of Object.entries(rooms)) {
    const room = (ROOM_NAMES as readonly string[]).indexOf(name);
    if (room < 0) return `The palace has no room ${shown(name)}.`;
    if (!isNumbers(counts) || counts.length !== state.teams.length)
      return `The priests of ${name} are one number a team.`;
    own.rooms[room] = [...counts];
  }
  for (const team of state.teams.keys()) {
    const isActive = state.ladder.includes(team);
    if (!isActive) for (const room of own.rooms) room[team] = 0;
    const pool = isActive && !rulingPharaoh(state).sharedPool;
    own.priests[team] = pool ? PRIESTS - priestsInPalace(state, team) : 0;
  }
  return null;
}

function cardsOf(given: unknown): number[] | null {
  if (!isTexts(given)) return null;
  const cards = given.map(findPolicy);
  return cards.includes(-1) ? null : cards;
}

const inOrder = (cards: number[]): number[] => cards.sort((a, b) => a - b);

function readPiles(own: PharaohState, palace: Loose<PalacePosition>): string | null {
  const { display = policyNames(own.display), revealed = [], discards = [], removed = [] } = palace;
  const piles = [display, revealed, discards, removed].map(cardsOf);
  const [shown, turned, discarded, gone] = piles;
  if (!shown || !turned || !discarded || !gone) return 'There is a policy card that does not exist.';
  if (shown.length > DISPLAY) return 'The display has three cards at most.';
  own.display = shown;
  own.revealed = inOrder(turned);
  own.discards = countsOf(discarded);
  own.gone = countsOf(gone);
  return null;
}

function countsOf(cards: readonly number[]): number[] {
  return POLICY_COPIES.map((_, card) => cards.filter((each) => each === card).length);
}

function readTeamCards(hands: number[][], given: unknown = {}): string | null {
  if (!isRecord(given)) return 'Cards of teams are a record by team number.';
  for (const [key, names] of Object.entries(given)) {
    const cards = cardsOf(names);
    if (!/^[0-9]$/.test(key) || hands[Number(key)] === undefined || cards === null)
      return `Team ${shown(key)} has no such policy cards.`;
    hands[Number(key)] = inOrder(cards);
  }
  return null;
}

function readTokens(own: PharaohState, palace: Loose<PalacePosition>): string | null {
  const { card, marked = own.marked, tokens = 0, chosen = [-1, -1] } = palace;
  own.card = card === undefined ? -1 : findPolicy(card);
  if (card !== undefined && own.card < 0) return `There is no policy card ${shown(card)}.`;
  if (!isNumbers(marked) || !isWhole(tokens, 0, DEATH) || !isNumbers(chosen) || chosen.length !== 2)
    return 'The pharaoh tokens lie nowhere.';
  own.marked = [...marked];
  own.tokens = tokens;
  own.region = chosen[0] ?? missing();
  own.holder = chosen[1] ?? missing();
  return null;
}

/** What is nowhere else is in the deck. */
function deriveDeck(own: PharaohState): string | null {
  const { display, hands, played, revealed, discards, gone } = own;
  const open = countsOf([...display, ...hands.flat(), ...played.flat(), ...revealed]);
  own.deck = POLICY_COPIES.map(
    (copies, card) =>
      copies - (open[card] ?? missing()) - (discards[card] ?? missing()) - (gone[card] ?? missing()),
  );
  const lacking = own.deck.findIndex((count) => count < 0);
  return lacking < 0 ? null : `There are not so many cards of ${policyName(lacking)}.`;
}

/** Null where nothing differs from `fresh`. */
export function writePalace(state: AnkhState, fresh: AnkhState): Json {
  const own = pharaohOf(state);
  const before = pharaohOf(fresh);
  const position: Record<string, Json> = {};
  const add = (name: keyof PalacePosition, now: Json, then: Json) => {
    if (JSON.stringify(now) !== JSON.stringify(then)) position[name] = now;
  };
  add('rooms', writeRooms(own), writeRooms(before));
  add('display', policyNames(own.display), policyNames(before.display));
  add('hands', writeTeamCards(own.hands), {});
  add('played', writeTeamCards(own.played), {});
  add('discards', namesOfCounts(own.discards), []);
  add('removed', namesOfCounts(own.gone), []);
  add('revealed', policyNames(own.revealed), []);
  add('card', own.card < 0 ? null : policyName(own.card), null);
  add('marked', [...own.marked], [...before.marked]);
  add('tokens', own.tokens, 0);
  add('chosen', [own.region, own.holder], [-1, -1]);
  return Object.keys(position).length === 0 ? null : position;
}

function writeRooms({ rooms }: PharaohState): Json {
  return Object.fromEntries(rooms.map((counts, room) => [roomName(room), [...counts]]));
}

function writeTeamCards(hands: readonly number[][]): Json {
  return Object.fromEntries(
    [...hands.entries()]
      .filter(([, cards]) => cards.length > 0)
      .map(([team, cards]) => [team, policyNames(cards)]),
  );
}

function namesOfCounts(counts: readonly number[]): PolicyName[] {
  return counts.flatMap((count, card) => new Array<PolicyName>(count).fill(policyName(card)));
}
