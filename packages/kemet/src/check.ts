import { missing } from '@ennead/kernel';
import { boardOf, DISTRICTS } from './board/board.ts';
import { creatureWith, ownerOf } from './creatures/lookup.ts';
import { INTERVENTIONS } from './data/interventions.ts';
import { TILES } from './data/tiles.ts';
import { emptyRows } from './day/tokens.ts';
import { BATTLE_KINDS, CREATURES, INTERVENTION_KINDS, KIND_OF_TILE, PRAYER_CAP, UNITS } from './pieces.ts';
import type { KemetState } from './state.ts';
import { keepingTiles } from './tiles/module.ts';
import { owns } from './tiles/moments.ts';
import { troopLimit, unitsOf } from './troops.ts';

/** Sentences naming every broken invariant (section 21). */
export function checkState(state: KemetState): readonly string[] {
  const broken: string[] = [];
  checkUnits(state, broken);
  checkInterventions(state, broken);
  checkBattleCards(state, broken);
  checkSectors(state, broken);
  checkTiles(state, broken);
  checkPyramids(state, broken);
  checkTokens(state, broken);
  for (const tile of keepingTiles(state)) broken.push(...(tile.check?.(state) ?? []));
  return broken;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** K-INV-1 */
function checkUnits(state: KemetState, broken: string[]): void {
  for (let seat = 0; seat < state.setup.players; seat++) {
    let units = state.reserve[seat] ?? missing();
    if (units < 0) broken.push(`K-INV-1: seat ${seat} has ${units} units in reserve`);
    for (let sector = 0; sector < state.units.length; sector++) {
      const troop = unitsOf(state, seat, sector);
      units += troop;
      if (troop < 0 || troop > troopLimit(state, seat))
        broken.push(`K-INV-1: seat ${seat} has a troop of ${troop} in sector ${sector}`);
    }
    if (units !== UNITS) broken.push(`K-INV-1: seat ${seat} has ${units} units`);
    const prayer = state.prayer[seat] ?? missing();
    if (prayer < 0 || prayer > PRAYER_CAP) broken.push(`K-INV-1: seat ${seat} has ${prayer} prayer points`);
  }
}

/** K-INV-2 */
function checkInterventions(state: KemetState, broken: string[]): void {
  const { players } = state.setup;
  const { battle, play } = state;
  const kept = keepingTiles(state);
  const aside = kept.flatMap((tile) => tile.aside?.(state) ?? []);
  const unseen = kept.flatMap((tile) => tile.discarded?.(state) ?? []);
  for (let card = 0; card < INTERVENTION_KINDS; card++) {
    let copies = (state.deck[card] ?? missing()) + (state.remembered[card] ?? missing());
    for (let seat = 0; seat < players; seat++)
      copies += state.hands[seat * INTERVENTION_KINDS + card] ?? missing();
    for (const cards of [play?.cards ?? [], aside, unseen])
      copies += cards.filter((each) => each === card).length;
    if (battle?.revealed && card < BATTLE_KINDS)
      copies += (battle.added[card] ?? missing()) + (battle.added[BATTLE_KINDS + card] ?? missing());
    const { id, copies: printed } = INTERVENTIONS[card] ?? missing();
    if (copies !== printed) broken.push(`K-INV-2: there are ${copies} of ${id}`);
  }
  if (total(state.deck) !== state.deckSize) broken.push('K-INV-2: the size of the deck is wrong');
  if (total(state.remembered) + unseen.length !== state.discardSize)
    broken.push('K-INV-2: the size of the discard pile is wrong');
  for (let seat = 0; seat < players; seat++) {
    const hand = state.hands.slice(seat * INTERVENTION_KINDS, (seat + 1) * INTERVENTION_KINDS);
    if (total(hand) !== state.handSize[seat] || hand.some((copies) => copies < 0))
      broken.push(`K-INV-2: the hand of seat ${seat} is wrong`);
  }
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** K-INV-3: as many cards are played openly as discarded, so the hand is even. */
function checkBattleCards(state: KemetState, broken: string[]): void {
  for (let seat = 0; seat < state.setup.players; seat++) {
    const cards = state.cards[seat] ?? missing();
    const played = state.played[seat] ?? missing();
    const discarded = state.discarded[seat] ?? missing();
    if (bits(cards) !== 6) broken.push(`K-INV-3: seat ${seat} has ${bits(cards)} battle cards`);
    if ((played & discarded) !== 0 || ((played | discarded) & ~cards) !== 0)
      broken.push(`K-INV-3: the used battle cards of seat ${seat} are wrong`);
    if (bits(played) !== bits(discarded) || bits(discarded) !== state.discards[seat])
      broken.push(`K-INV-3: seat ${seat} has an odd hand of battle cards`);
  }
}

/** K-INV-4 */
function checkSectors(state: KemetState, broken: string[]): void {
  const { ids } = boardOf(state);
  for (let sector = 0; sector < ids.length; sector++) {
    const units = state.units[sector] ?? missing();
    if (units > 0 !== (state.holder[sector] ?? missing()) >= 0)
      broken.push(`K-INV-4: ${ids[sector]} has ${units} units of seat ${state.holder[sector]}`);
    const contested =
      state.battle?.sector === sector || state.waiting.includes(sector) || state.recruit || state.levy;
    if ((state.attackers[sector] ?? missing()) !== 0 && !contested)
      broken.push(`K-INV-4: two troops stand in ${ids[sector]}`);
  }
  for (let creature = 0; creature < CREATURES.length; creature++) {
    const at = state.creatureAt[creature] ?? missing();
    if (at === -1) continue;
    const owner = ownerOf(state, creature);
    if (owner === -1) broken.push(`K-INV-4: nobody owns ${CREATURES[creature]}`);
    else if (unitsOf(state, owner, at) === 0)
      broken.push(`K-INV-4: ${CREATURES[creature]} is alone in ${ids[at]}`);
    else if (creatureWith(state, owner, at) !== creature)
      broken.push(`K-CREA-3: two creatures of seat ${owner} are in ${ids[at]}`);
  }
}

/** K-INV-5 */
function checkTiles(state: KemetState, broken: string[]): void {
  const { players, beginner } = state.setup;
  for (let seat = 0; seat < players; seat++) {
    const kinds = TILES.flatMap((_, tile) =>
      state.tileOwner[tile] === seat ? [KIND_OF_TILE[tile] ?? missing()] : [],
    );
    if (new Set(kinds).size !== kinds.length) broken.push(`K-INV-5: seat ${seat} has two tiles of a kind`);
    if (
      !kinds.every((kind) => owns(state, seat, kind)) ||
      total(state.tiles.slice(seat * 2, seat * 2 + 2).map(bits)) !== kinds.length
    )
      broken.push(`K-INV-5: the tiles of seat ${seat} are wrong`);
  }
  if (state.tileOwner.some((owner) => owner < -1 || owner >= players))
    broken.push('K-INV-5: a tile belongs to nobody at the table');
  if (beginner && TILES.some(({ level }, tile) => level > 2 && state.tileOwner[tile] !== -1))
    broken.push('K-INV-5: a withheld tile was bought');
}

/** K-INV-6 */
function checkPyramids(state: KemetState, broken: string[]): void {
  for (let seat = 0; seat < state.setup.players; seat++) {
    const colours = state.pyramidColour
      .slice(seat * DISTRICTS, (seat + 1) * DISTRICTS)
      .filter((colour) => colour !== -1);
    if (new Set(colours).size !== colours.length) broken.push(`K-INV-6: seat ${seat} has a pyramid twice`);
  }
  state.pyramidLevel.forEach((level, district) => {
    if (level < 0 || level > 4 || level > 0 !== (state.pyramidColour[district] ?? missing()) >= 0)
      broken.push(`K-INV-6: district ${district} has a pyramid of level ${level}`);
  });
}

/** K-INV-8 */
function checkTokens(state: KemetState, broken: string[]): void {
  for (let seat = 0; seat < state.setup.players; seat++) {
    const tokens = state.tokens[seat] ?? missing();
    const silver = state.silver[seat] === -1 ? 0 : 1;
    if (5 - tokens + silver !== bits(state.spaces[seat] ?? missing()))
      broken.push(`K-INV-8: seat ${seat} has not as many tokens as places taken`);
    if (state.phase === 'dusk' && (tokens > 0 || emptyRows(state.spaces[seat] ?? missing()) > 0))
      broken.push(`K-INV-8: seat ${seat} has an empty row after the day`);
  }
}
