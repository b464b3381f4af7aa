import { missing, ruled } from '@ennead/kernel';
import { groundOf } from '../ground/ground.ts';
import { spaceName } from '../map/spaces.ts';
import { kindOf, PHARAOH } from '../pieces.ts';
import { POLICY_COPIES, policyName } from '../policies/names.ts';
import type { AnkhState } from '../state.ts';
import { hasToken } from '../table/modules.ts';
import { pharaohSpace } from './figure.ts';
import { infantrySpaces } from './infantry.ts';
import { DISPLAY, PRIESTS } from './names.ts';
import { rulingPharaoh } from './pharaoh.ts';
import { isClosed, priestsIn, priestsInPalace } from './priests.ts';
import { sphinxSupply } from './sphinx.ts';
import { isDead, type PharaohState, pharaohOf } from './state.ts';

/** Broken invariants of the expansion (P-INV-1 to P-INV-3). */
export function check(state: AnkhState): readonly string[] {
  const own = pharaohOf(state);
  return [...brokenCards(own), ...brokenPriests(state, own), ...brokenPieces(state)];
}

/** P-INV-1, card by card. */
function brokenCards(own: PharaohState): string[] {
  const { display, hands, played, revealed, deck, discards, gone } = own;
  const broken: string[] = [];
  const open = [...display, ...hands.flat(), ...played.flat(), ...revealed];
  for (const [card, copies] of POLICY_COPIES.entries()) {
    const piles = [deck[card] ?? missing(), discards[card] ?? missing(), gone[card] ?? missing()];
    const count = piles.reduce((sum, each) => sum + each, open.filter((each) => each === card).length);
    if (count !== copies || piles.some((each) => each < 0))
      broken.push(`There are ${count} cards of ${policyName(card)} instead of ${copies}.`);
  }
  if (display.length > DISPLAY) broken.push(`The display has ${display.length} cards.`);
  return broken;
}

/** P-INV-2. Of a shared pool the count of warriors takes care. */
function brokenPriests(state: AnkhState, { priests, rooms }: PharaohState): string[] {
  const broken: string[] = [];
  const { sharedPool } = rulingPharaoh(state);
  for (const team of state.teams.keys()) {
    const pool = priests[team] ?? missing();
    const total = priestsInPalace(state, team) + pool;
    const due = state.ladder.includes(team) ? PRIESTS : 0;
    const isSound = sharedPool && due > 0 ? pool === 0 && total <= due + 6 : total === due;
    if (!isSound || pool < 0) broken.push(`Team ${team} has ${total} priests.`);
  }
  if (rooms.flat().some((count) => count < 0)) broken.push('A room has fewer priests than none.');
  for (const room of rooms.keys())
    if (
      ruled(state, 'throne-after-death') === 'leave' &&
      isClosed(state, room) &&
      state.ladder.some((team) => priestsIn(state, room, team) > 0)
    )
      broken.push('There are priests in a closed room.');
  return broken;
}

/** P-INV-2, P-INV-3. The board's own check sees to it that nothing shares a space. */
function brokenPieces(state: AnkhState): string[] {
  const broken: string[] = [];
  if (sphinxSupply(state) < 0) broken.push('There are more sphinxes than five.');
  const pharaohs = state.figures.filter((figure) => kindOf(figure) === PHARAOH).length;
  const isSound =
    pharaohs === 1 ? !isDead(state) : pharaohs === 0 && (isDead(state) || isBeingLaidOut(state));
  if (!isSound) broken.push(`There are ${pharaohs} pharaohs.`);
  const { buildable, standable } = groundOf(state);
  const space = pharaohSpace(state);
  if (space >= 0 && (!standable[space] || hasToken(state, space)))
    broken.push(`The pharaoh stands on ${spaceName(space)}, where he may not.`);
  for (const token of infantrySpaces(state))
    if (!buildable[token] || hasToken(state, token))
      broken.push(`Infantry stands on ${spaceName(token)}, where none may.`);
  return broken;
}

/** Before the first turn he may still be missing. */
function isBeingLaidOut({ frames }: AnkhState): boolean {
  return frames[0]?.procedure === 'game' && frames[0].at === 0;
}
