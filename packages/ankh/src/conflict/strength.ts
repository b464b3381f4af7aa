import { missing } from '@ennead/kernel';
import { CARD_NAMES, CARD_STRENGTHS } from '../cards/names.ts';
import { figureName } from '../figures.ts';
import { type Ground, groundOf } from '../ground/ground.ts';
import { guardianOfKind } from '../guardians/by-kind.ts';
import { spaceName } from '../map/spaces.ts';
import { GOD, kindOf, NO_TEAM, ownerOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { conflictHooksOf, momentAt } from '../table/modules.ts';
import { battleOf } from './battle-state.ts';
import type { Term } from './facts.ts';
import type { Log } from './hooks.ts';
import { bitsOf, isInRegion } from './region.ts';
import { concerns } from './window.ts';

/** B9: figures present and strength of every participant, once and for all (A-STR-1, A-STR-6). */
export function countStrengths(state: AnkhState, log: Log): void {
  const battle = battleOf(state);
  for (const team of bitsOf(battle.participants)) {
    const terms: Term[] | null = log === null ? null : [];
    battle.present[team] = 0;
    const figures = figureStrength(state, team, terms);
    const bonus =
      battle.present[team] === 0
        ? 0
        : cardStrength(state, team, terms) + addedStrength(state, team, battle.region, terms);
    const total = figures + bonus;
    battle.strength[team] = total;
    if (terms !== null)
      log?.push({
        type: 'strength',
        rule: 'A-STR-2',
        team,
        terms,
        total,
        figures: battle.present[team] ?? missing(),
      });
  }
}

/** Counts the team's figures in the region and adds up their strengths. */
function figureStrength(state: AnkhState, team: number, terms: Term[] | null): number {
  const battle = battleOf(state);
  const ground = groundOf(state);
  const { figures } = state;
  let sum = 0;
  let present = 0;
  for (let space = 0; space < figures.length; space++) {
    const figure = figures[space] ?? missing();
    if (figure === 0 || ownerOf(figure) !== team || !isInRegion(ground, space, battle.region)) continue;
    present += 1;
    sum += strengthOf(state, ground, figure, space, battle.region, terms);
  }
  battle.present[team] = present;
  return sum;
}

const BASE = 1;

const godBases = momentAt('godBaseStrength');
const godAdditions = momentAt('addGodStrength');
const additions = momentAt('addStrength');

/** A-STR-3: base, or what stands for it; what is added; nothing at all beside an enemy that neutralises. */
export function strengthOf(
  state: AnkhState,
  ground: Ground,
  figure: number,
  space: number,
  region: number,
  terms: Term[] | null,
): number {
  const source = figureName(figure);
  if (isNeutralised(state, ground, ownerOf(figure), space)) {
    terms?.push({ source, value: 0, space: spaceName(space), neutralised: true });
    return 0;
  }
  terms?.push({ source, value: BASE, space: spaceName(space) });
  return kindOf(figure) === GOD ? godStrength(state, ownerOf(figure), region, terms) : BASE;
}

function godStrength(state: AnkhState, team: number, region: number, terms: Term[] | null): number {
  let strength = BASE;
  for (const handler of godBases(state).handlers) {
    if (!concerns(state, handler, team)) continue;
    const instead = handler.hook(state, team);
    if (instead <= strength) continue;
    terms?.push({ source: handler.source, value: instead - strength });
    strength = instead;
  }
  return strength + sum(godAdditions(state), state, team, region, terms);
}

/** What counts for a team in a region beside its figures and cards. */
export function addedStrength(state: AnkhState, team: number, region: number, terms: Term[] | null): number {
  return sum(additions(state), state, team, region, terms);
}

function sum(
  { handlers }: ReturnType<typeof additions>,
  state: AnkhState,
  team: number,
  region: number,
  terms: Term[] | null,
): number {
  let total = 0;
  for (const handler of handlers) {
    if (!concerns(state, handler, team)) continue;
    const value = handler.hook(state, team, region);
    if (value !== 0) terms?.push({ source: handler.source, value });
    total += value;
  }
  return total;
}

/** A-STR-4. */
function cardStrength(state: AnkhState, team: number, terms: Term[] | null): number {
  const played = battleOf(state).cards[team] ?? missing();
  let total = 0;
  for (let card = 0; card < CARD_NAMES.length; card++) {
    if ((played & (1 << card)) === 0) continue;
    const name = CARD_NAMES[card] ?? missing();
    terms?.push({ source: name, value: CARD_STRENGTHS[name] });
    total += CARD_STRENGTHS[name];
  }
  return total;
}

/** Adjacent in any region, for a figure on water (A-SPHINX-2). */
function isNeutralised(state: AnkhState, ground: Ground, team: number, space: number): boolean {
  const around = ground.adjacent[space] ?? missing();
  for (let i = 0; i < around.length; i++) {
    const other = state.figures[around[i] ?? missing()] ?? missing();
    if (other === 0 || ownerOf(other) === team || ownerOf(other) === NO_TEAM) continue;
    if (guardianOfKind(kindOf(other))?.conflict?.neutralises) return true;
  }
  for (const { neutralises } of conflictHooksOf(state)) if (neutralises?.(state, space)) return true;
  return false;
}
