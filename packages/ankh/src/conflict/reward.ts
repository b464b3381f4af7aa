import { groundOf } from '../ground/ground.ts';
import type { AnkhState } from '../state.ts';
import { modulesOf, momentAt } from '../table/modules.ts';
import { award } from './award.ts';
import { battleOf } from './battle-state.ts';
import type { Term } from './facts.ts';
import type { Fought, Log, Victory } from './hooks.ts';
import { regionName } from './region.ts';
import { concerns } from './window.ts';

const BASE = 1;

const additions = momentAt('addReward');
const bases = momentAt('baseReward');

const RULES = { battle: 'A-REW-1', domination: 'A-DOM-2' } as const;

/**
 * Devotion for winning the battle of a region or for dominating it, as a single gain (A-REW-1, A-DOM-2). True when it
 * has won the game.
 */
export function reward(state: AnkhState, region: number, team: number, victory: Victory, log: Log): boolean {
  const terms: Term[] | null = log === null ? null : [];
  const fought = victory === 'battle' ? battleOf(state) : null;
  const total = rewardFor(state, region, team, fought, terms);
  const rule = RULES[victory];
  if (terms !== null)
    log?.push({
      type: 'reward',
      rule,
      team,
      region: regionName(groundOf(state), region),
      victory,
      terms,
      total,
    });
  return award(state, region, team, total, rule, log, victory);
}

/** That devotion; `fought` is null for domination. */
export function rewardFor(
  state: AnkhState,
  region: number,
  team: number,
  fought: Fought | null,
  terms: Term[] | null,
): number {
  const victory = fought === null ? 'domination' : 'battle';
  let total = fought === null ? domination(terms) : baseOf(state, team, fought, terms);
  for (const handler of additions(state).handlers) {
    if (!concerns(state, handler, team)) continue;
    const value = handler.hook(state, team, region, victory);
    if (value > 0) terms?.push({ source: handler.source, value });
    total += value;
  }
  for (const { id, conflict } of modulesOf(state)) {
    const value = conflict?.addReward?.(state, team, region, victory) ?? 0;
    if (value > 0) terms?.push({ source: id, value });
    total += value;
  }
  return total;
}

/** A-REW-2. */
function baseOf(state: AnkhState, team: number, fought: Fought, terms: Term[] | null): number {
  for (const handler of bases(state).handlers) {
    if (!concerns(state, handler, team)) continue;
    const value = handler.hook(state, team, fought);
    if (value <= BASE) continue;
    terms?.push({ source: handler.source, value });
    return value;
  }
  terms?.push({ source: 'victory', value: BASE });
  return BASE;
}

function domination(terms: Term[] | null): number {
  terms?.push({ source: 'domination', value: BASE });
  return BASE;
}
