import { clear, missing } from '@ennead/kernel';
import { figureAt, holdsFigureOf, markAround } from '../figures.ts';
import { groundOf } from '../ground/ground.ts';
import { hooksOfKind } from '../guardians/by-kind.ts';
import { SPACE_COUNT, spaceName, WATERS } from '../map/spaces.ts';
import { monumentAt, monumentSpaces } from '../monuments.ts';
import { controllerOf, NEUTRAL } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { barredTo, extraSummonsOf } from '../table/modules.ts';
import type { SummonSlots } from '../turn/hooks.ts';
import { isSummonBesideNeutral } from '../turn/moments.ts';

/**
 * A slot is one figure that may be summoned in the Summon action: the regular one, or an extra one of some kind.
 * As a number: index of the kind among the extra summons + 1, times 128, plus the number the kind gave it. `state.moved` lists
 * those used up.
 */
export const REGULAR = 0;
const OWN_NUMBER = 127;

function extraOf(state: AnkhState, slot: number): SummonSlots {
  return extraSummonsOf(state)[(slot >> 7) - 1] ?? missing();
}

/** 'regular', 'gate', 'pyramid F7'. */
export function slotName(state: AnkhState, slot: number): string {
  if (slot === REGULAR) return 'regular';
  const { name, perSpace } = extraOf(state, slot);
  return perSpace ? `${name} ${spaceName(slot & OWN_NUMBER)}` : name;
}

export function ruleOfSlot(state: AnkhState, slot: number): string {
  return slot === REGULAR ? 'A-SUM-1' : extraOf(state, slot).rule;
}

const own: number[] = [];

/** The slots the team has not used in this action. */
export function freeSlots(state: AnkhState, team: number): number[] {
  const used = state.moved;
  const slots: number[] = [];
  if (!used.includes(REGULAR)) slots.push(REGULAR);
  const extra = extraSummonsOf(state);
  for (let i = 0; i < extra.length; i++) {
    clear(own);
    extra[i]?.addSlots(state, team, own);
    for (let j = 0; j < own.length; j++) {
      const slot = ((i + 1) << 7) | (own[j] ?? missing());
      if (!used.includes(slot)) slots.push(slot);
    }
  }
  return slots;
}

/** All 0 but while a list of spaces is made. */
const marks = new Uint8Array(SPACE_COUNT);

/** Marks the spaces on which a slot may put a figure of this kind; the regular one stops after `most`. */
function markSpaces(state: AnkhState, team: number, slot: number, kind: number, most: number): void {
  if (slot === REGULAR) markRegular(state, team, kind, most, marks);
  else extraOf(state, slot).markSpaces(state, team, slot & OWN_NUMBER, kind, marks);
}

/** Beside the team's figures and monuments (A-SUM-2); for some figures any water (A-APEP-1). */
export function markRegular(
  state: AnkhState,
  team: number,
  kind: number,
  most: number,
  marks: Uint8Array,
): void {
  const ground = groundOf(state);
  const barred = barredTo(state, team);
  const neutral = isSummonBesideNeutral(state) ? NEUTRAL : team;
  let marked = 0;
  for (const space of monumentSpaces(state)) {
    if (marked >= most) break;
    const controller = controllerOf(monumentAt(state, space));
    if (controller === team || controller === neutral)
      marked += markAround(state, ground, barred, space, marks);
  }
  for (let space = 0; space < SPACE_COUNT && marked < most; space++)
    if (holdsFigureOf(state, space, team)) marked += markAround(state, ground, barred, space, marks);
  if (hooksOfKind(kind)?.onWater !== true) return;
  for (const water of WATERS) if (ground.open[water] && figureAt(state, water) === 0) marks[water] = 1;
}

/** The spaces on which any of the slots may put a figure of this kind; at least `most` of them, if there are so many. */
export function spacesFor(
  state: AnkhState,
  team: number,
  slots: readonly number[],
  kind: number,
  most: number,
): number[] {
  for (let i = 0; i < slots.length; i++) markSpaces(state, team, slots[i] ?? missing(), kind, most);
  const spaces: number[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (marks[space] === 0) continue;
    marks[space] = 0;
    spaces.push(space);
  }
  return spaces;
}

/**
 * The slots that can put the figure on this space, among which the seat chooses. The regular one is left
 * out beside one that reaches only where it does: it can do more, so keeping it costs nothing. A gate reaches where it does
 * not.
 */
export function slotsFor(state: AnkhState, team: number, kind: number, space: number): number[] {
  const free = freeSlots(state, team);
  if (free.length === 1) return free;
  const serving = free.filter((slot) => {
    markSpaces(state, team, slot, kind, SPACE_COUNT);
    const isServed = marks[space] === 1;
    marks.fill(0);
    return isServed;
  });
  const isOutdone = serving.some((slot) => slot !== REGULAR && extraOf(state, slot).withinRegular);
  return isOutdone ? serving.filter((slot) => slot !== REGULAR) : serving;
}
