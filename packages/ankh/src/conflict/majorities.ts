import { missing } from '@ennead/kernel';
import { inReverseDevotionOrder } from '../devotion.ts';
import type { AnkhFact } from '../facts.ts';
import { type Ground, groundOf } from '../ground/ground.ts';
import { controllerOf, monumentKind, monumentOfKind, NEUTRAL, SITE } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { modulesOf } from '../table/modules.ts';
import { award } from './award.ts';
import type { Term } from './facts.ts';
import type { Log } from './hooks.ts';
import { regionName } from './region.ts';

const TEAMS = 8;
const KINDS = 5;

/** By kind << 3 | team: monuments controlled in the region under count. */
const counts = new Int8Array(KINDS * TEAMS);
/** By team: the kinds it scores. */
const scored = new Int8Array(TEAMS);
/** Devotion for each. */
let worth = 1;

/**
 * Every team with the majority of a kind and a figure in the region gains for it, all kinds in one gain (A-MAJ-1 to
 * A-MAJ-4). True when that has won the game.
 */
export function scoreMajorities(state: AnkhState, region: number, present: number, log: Log): boolean {
  const ground = groundOf(state);
  const added: Term[] = [];
  const scoring = countMajorities(state, ground, region, present, added);
  if (scoring < 0) return false;
  log?.push(tell(ground, region, present, added));
  if (scoring === 0) return false;
  for (const team of inReverseDevotionOrder(state, scoring))
    if (award(state, region, team, worthOfMajorities(team), 'A-MAJ-4', log, 'majorities')) return true;
  return false;
}

/** The teams that score majorities in the region, one bit each; -1 if nobody controls anything here. */
export function countMajorities(
  state: AnkhState,
  ground: Ground,
  region: number,
  present: number,
  added: Term[] | null,
): number {
  if (!count(state, ground, region)) return -1;
  scored.fill(0);
  let scoring = 0;
  for (let kind = 1; kind < KINDS; kind++) {
    const team = majority(kind);
    if (team < 0 || (present & (1 << team)) === 0) continue;
    scored[team] = (scored[team] ?? missing()) + 1;
    scoring |= 1 << team;
  }
  worth = 1;
  for (const { id, conflict } of modulesOf(state)) {
    const value = conflict?.addMajority?.(state, region) ?? 0;
    if (value > 0) added?.push({ source: id, value });
    worth += value;
  }
  return scoring;
}

/** Devotion for the majorities of a team in the region counted last. */
export function worthOfMajorities(team: number): number {
  return worth * (scored[team] ?? missing());
}

/** False if nobody controls anything here. */
function count({ monuments }: AnkhState, { lands }: Ground, region: number): boolean {
  counts.fill(0);
  let any = false;
  const land = lands[region] ?? missing();
  for (let i = 0; i < land.length; i++) {
    const monument = monuments[land[i] ?? missing()] ?? missing();
    if (monument === 0) continue;
    const team = controllerOf(monument);
    const kind = monumentKind(monument);
    if (team === NEUTRAL || kind === SITE) continue;
    const at = (kind << 3) | team;
    counts[at] = (counts[at] ?? missing()) + 1;
    any = true;
  }
  return any;
}

/** The team that controls more than every other, or -1. Teams without figures here are compared as well (A-MAJ-2). */
function majority(kind: number): number {
  let best = -1;
  let most = 0;
  for (let team = 0; team < TEAMS; team++) {
    const controlled = counts[(kind << 3) | team] ?? missing();
    if (controlled < most || controlled === 0) continue;
    best = controlled === most ? -1 : team;
    most = controlled;
  }
  return best;
}

function tell(
  ground: Ground,
  region: number,
  present: number,
  added: readonly Term[],
): AnkhFact<'majorities'> {
  const kinds: AnkhFact<'majorities'>['kinds'][number][] = [];
  for (let kind = 1; kind < KINDS; kind++) {
    const controlled = [...counts.subarray(kind << 3, (kind + 1) << 3)]
      .map((count, team) => ({ team, count }))
      .filter((each) => each.count > 0);
    if (controlled.length === 0) continue;
    const team = majority(kind);
    kinds.push({
      monument: monumentOfKind(kind),
      counts: controlled,
      ...(team >= 0 && { team }),
      scored: team >= 0 && (present & (1 << team)) !== 0,
    });
  }
  return {
    type: 'majorities',
    rule: 'A-MAJ-1',
    region: regionName(ground, region),
    kinds,
    ...(added.length > 0 && { added }),
  };
}
