import {
  ATTACKER,
  boardOf,
  cityOf,
  DEFENDER,
  HARBOR,
  type KemetState,
  sureStrength,
  type TileKind,
  targetOfStep,
  wayOfStep,
} from '@ennead/kemet/tables';
import { missing, type Seat } from '@ennead/kernel';
import { byPattern, type Opinion, type Opinions, opinionBy } from '../opinion.ts';
import { KEMET_OPINIONS } from './opinions.ts';

/** By pass of the day: troops go out late, so that they stand in temples at dusk and are not attacked there before. */
const TOKENS: readonly Opinion[] = [
  { move: 0.5, pray: 1.3, raise: 1.5, white: 1.4, red: 0.7, blue: 1.4, recruit: 0.6 },
  { move: 0.6, pray: 1.8, raise: 1.5, white: 0.8, red: 0.7, blue: 1.4, recruit: 0.5 },
  { move: 0.6, pray: 2, raise: 1, white: 0.7, red: 0.7, blue: 1.3, recruit: 0.5 },
  { move: 0.9, pray: 2, raise: 1, white: 0.8, red: 0.8, blue: 1.4, recruit: 0.6 },
  { move: 1.4, pray: 1.6, raise: 0.6, white: 0.4, red: 0.6, blue: 1, recruit: 1.1 },
].map((weights) =>
  byPattern([
    ...Object.entries(weights).map(([action, weight]) => [new RegExp(`${action}$`), weight] as const),
    [/^end$/, 2],
    [/^play:mana-theft$/, 0.8],
    [/^play:/, 0.25],
  ]),
);

const TILES: Readonly<Partial<Record<TileKind | 'none' | `play:${string}`, number>>> = {
  'victory-point': 6,
  sphinx: 6,
  'ancestral-elephant': 4.5,
  initiative: 4,
  'priest-of-ra': 3.3,
  charge: 2.9,
  'high-priest': 2.8,
  priestess: 2.7,
  'blades-of-neith': 2.6,
  'act-of-god': 1.5,
  'shield-of-neith': 1.5,
  legion: 1.5,
  teleport: 1.4,
  'priest-of-amon': 1.4,
  'deep-desert-snake': 0.5,
  'divine-boon': 0.5,
  'defensive-strategy': 0.4,
  crusade: 0.4,
  vision: 0.4,
  carnage: 0.4,
  'hand-of-god': 0.4,
  phoenix: 0.4,
  'defensive-victory': 0.3,
  'offensive-strategy': 0.2,
  'open-gates': 0.1,
  'play:enlistment': 0.3,
  'play:mana-theft': 0.3,
  'play:raining-fire': 0.2,
  'play:prayer': 0.2,
  none: 0.03,
};

/** Weights by number of units. */
const byUnits =
  (weights: readonly number[]): Opinion =>
  (option) =>
    typeof option === 'number' ? (weights[option] ?? 1) : 1;

const EVERYWHERE: Opinions = {
  ...KEMET_OPINIONS,
  'step-creature': { with: 15 },
  winner: { stay: 20 },
  'recruit-units': byUnits([0.05, 0.9, 2.3, 3.6, 6, 11, 14, 20]),
  'raise-pyramid': byPattern([
    [/^none$/, 0.02],
    [/^play:/, 0.3],
  ]),
  'raise-level': { 1: 0.7, 2: 0.5, 3: 0.3, 4: 2.4, none: 0.03 },
  tile: TILES as Readonly<Record<string, number>>,
  'high-colour': { red: 0.2 },
  'fire-target': byPattern([[/^t-/, 2]]),
  veto: { pass: 2 },
};

/** Large troops set out, and seldom from a temple. */
function startsOf(state: KemetState): Opinion {
  const { numberOf, templePrayer } = boardOf(state);
  return (option) => {
    if (option === 'none') return 0.03;
    const sector = numberOf.get(String(option));
    if (sector === undefined) return 1;
    const units = state.units[sector] ?? missing();
    return ((templePrayer[sector] ?? missing()) > 0 ? 0.2 : 1) * (units >= 4 ? 2 : units === 3 ? 1.5 : 0.6);
  };
}

/** By prayer points of a temple that nobody holds. */
const EMPTY_TEMPLE: Readonly<Record<number, number>> = { 2: 1.2, 3: 4, 5: 1.5 };
/** The Sanctuary, where there is one, is looked at like a temple of so many prayer points. */
const SANCTUARY = 3;

/** Steps lead into temples, and against troops that are no stronger. */
function stepsOf(state: KemetState, seat: Seat): Opinion {
  const { stepOf, templePrayer, districts, sanctuary } = boardOf(state);
  const { at, steps } = state.move ?? missing();
  const strength = sureStrength(state, seat, at, ATTACKER);
  return (option) => {
    const step = stepOf.get(String(option));
    if (step === undefined) return option !== 'end' ? 0.4 : steps === 0 ? 0.1 : 2;
    const to = targetOfStep(step);
    const holder = state.holder[to] ?? missing();
    const prayer = to === sanctuary ? SANCTUARY : (templePrayer[to] ?? missing());
    const isWalk = wayOfStep(step) <= HARBOR;
    if (holder === seat) return prayer > 0 ? 0.3 : 1.2;
    if (holder >= 0) {
      const chance = againstLead(strength - sureStrength(state, holder, to, DEFENDER));
      return chance * (prayer === 0 ? 0.6 : isWalk ? 1.3 : 1);
    }
    if (prayer > 0) return (EMPTY_TEMPLE[prayer] ?? 1) * (isWalk ? 1.5 : 1);
    return to < districts && cityOf(to) !== seat ? 0.7 : 0.3;
  };
}

/** What an attack looks like with so much more strength than the defender, before cards. */
function againstLead(lead: number): number {
  if (lead >= 2) return 6;
  if (lead >= 0) return 3;
  return lead >= -2 ? 0.6 : 0.3;
}

/** Troops move as a whole, above all against others. */
function unitsOf(state: KemetState, seat: Seat): Opinion {
  const { at, to } = state.move ?? missing();
  const all = state.units[at] ?? missing();
  const holder = state.holder[to] ?? missing();
  const fewer = holder === seat ? 0.3 : holder < 0 ? 0.06 : 0.03;
  return (option) => (option === all ? 1 : fewer);
}

const everywhere = opinionBy(EVERYWHERE);

/**
 * What looks good with more than two players: about how many times as often as by chance searches chose it in games of four. A
 * move takes many answers in a row, so without this it is found late, and that of a rival hardly ever.
 */
export function kemetSight(kind: string, state: KemetState, seat: Seat): Opinion | null {
  switch (kind) {
    case 'token':
      return TOKENS[state.pass] ?? missing();
    case 'start':
      return startsOf(state);
    case 'step':
      return stepsOf(state, seat);
    case 'step-units':
      return unitsOf(state, seat);
    default:
      return everywhere(kind);
  }
}
