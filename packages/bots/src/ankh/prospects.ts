import { addedToGain, type Standings } from '@ennead/ankh/read-model';
import { type AnkhState, CARD_BOX, CARD_NAMES, type CardName, POWER_NAMES } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import type { Survey } from './conflict.ts';
import type { Counts } from './counts.ts';

/** What a team may expect of the coming Conflict if it came now. Lists by team. */
export interface Prospects {
  /** Battles won, and own figures lost in them. */
  readonly wins: readonly number[];
  readonly losses: readonly number[];
  /** Devotion, with what cards bring. */
  readonly devotion: readonly number[];
  /** Figures of rivals that its Plague would kill for certain, and own ones that a rival's would. */
  readonly plague: readonly number[];
  readonly plagued: readonly number[];
  /** What Drought and Miracle should bring where they do most. */
  readonly drought: readonly number[];
  readonly miracle: readonly number[];
  /** Figures that Obelisk-Attuned can bring into a battle. */
  readonly reserves: readonly number[];
}

/** How often a card is chosen that is in hand, beside others, where it has been counted. */
const CHOSEN: { readonly [C in CardName]?: number } = {
  chariots: 1,
  drought: 0.7,
  'plague-of-locusts': 0.6,
  miracle: 0.4,
  flood: 0.4,
  'build-monument': 0.4,
  'cycle-of-maat': 0.3,
};
const CHOSEN_OTHERWISE = 0.4;
const STRONGEST = Math.max(...CARD_BOX.map(({ strength }) => strength));
/** By hand, then by strength: how likely a card of just this strength is. */
const LIKELY = Array.from({ length: 1 << CARD_BOX.length }, (_, hand) => {
  const shares = new Array<number>(STRONGEST + 1).fill(0);
  let total = 0;
  for (const [card, { name, strength }] of CARD_BOX.entries())
    if (hand & (1 << card)) {
      const share = CHOSEN[name] ?? CHOSEN_OTHERWISE;
      shares[strength] = (shares[strength] ?? missing()) + share;
      total += share;
    }
  return total === 0 ? [1, ...shares.slice(1)] : shares.map((share) => share / total);
});
/** A tie is won by one side if it holds the tie-breaker, else by nobody. */
const TIE = 0.3;
/** A figure brought by an obelisk may be wanted elsewhere, and there are so many spaces next to one. */
const BROUGHT = 0.7;
const NEXT_TO_OBELISK = 3;

const card = (name: CardName) => 1 << CARD_NAMES.indexOf(name);
const PLAGUE = card('plague-of-locusts');
const DROUGHT = card('drought');
const MIRACLE = card('miracle');
const OBELISK_ATTUNED = 1 << POWER_NAMES.indexOf('obelisk-attuned');
const DROUGHT_STRENGTH = CARD_BOX[CARD_NAMES.indexOf('drought')]?.strength ?? missing();

export function prospectsOf(state: AnkhState, seen: Survey, counts: Counts): Prospects {
  const { standings } = seen;
  const { teams, regions } = standings;
  const zeros = () => new Array<number>(teams).fill(0);
  const found = {
    wins: zeros(),
    losses: zeros(),
    devotion: [...seen.gains],
    plague: zeros(),
    plagued: zeros(),
    drought: zeros(),
    miracle: zeros(),
    reserves: zeros(),
  };
  const strengths = zeros();
  for (let region = 0; region < regions; region++) {
    const here = standings.here[region] ?? missing();
    if ((here & (here - 1)) === 0) continue;
    for (let team = 0; team < teams; team++)
      if (here & (1 << team))
        strengths[team] = strengthIn(state, standings, counts, region, team, found.reserves);
    for (let team = 0; team < teams; team++)
      if (here & (1 << team)) weigh(state, standings, counts, found, region, here, strengths, team);
  }
  for (let team = 0; team < teams; team++)
    found.devotion[team] =
      (found.devotion[team] ?? missing()) +
      (found.drought[team] ?? missing()) +
      (found.miracle[team] ?? missing());
  return found;
}

/** Before cards, with what obelisks would bring. */
function strengthIn(
  { teams: owners }: AnkhState,
  { teams, strength, present, figures }: Standings,
  { obelisksIn }: Counts,
  region: number,
  team: number,
  reserves: number[],
): number {
  const at = region * teams + team;
  const plain = strength[at] ?? missing();
  if (((owners[team] ?? missing()).powers & OBELISK_ATTUNED) === 0) return plain;
  const elsewhere = (figures[team] ?? missing()) - (present[at] ?? missing());
  const brought = Math.min(elsewhere, NEXT_TO_OBELISK * (obelisksIn[at] ?? missing()));
  reserves[team] = Math.max(reserves[team] ?? missing(), brought);
  return plain + BROUGHT * brought;
}

/** One battle, as one of those in it sees it. */
function weigh(
  state: AnkhState,
  { teams, mortal }: Standings,
  { desertIn }: Counts,
  found: { [Key in keyof Prospects]: number[] },
  region: number,
  here: number,
  strengths: readonly number[],
  team: number,
): void {
  const at = region * teams + team;
  const { hand } = state.teams[team] ?? missing();
  const mortals = mortal[at] ?? missing();
  const win = chanceToWin(state, here, strengths, team, LIKELY[hand] ?? missing());
  const bonus = addedToGain(state, team)?.amount ?? 0;
  found.wins[team] = (found.wins[team] ?? missing()) + win;
  found.losses[team] = (found.losses[team] ?? missing()) + (1 - win) * mortals;
  const most = (of: number[], amount: number) => {
    of[team] = Math.max(of[team] ?? missing(), amount);
  };
  if (hand & DROUGHT) {
    const withDrought = chanceToWin(state, here, strengths, team, ONLY_DROUGHT);
    most(found.drought, withDrought * (desertIn[at] ?? missing()));
  }
  if (hand & MIRACLE && mortals > 0) most(found.miracle, (1 - win) * (mortals + bonus));
  if (isSpared(state, here, team)) {
    let killed = 0;
    for (let rival = 0; rival < teams; rival++) {
      if (rival === team || (here & (1 << rival)) === 0) continue;
      const theirs = mortal[region * teams + rival] ?? missing();
      killed += theirs;
      found.plagued[rival] = Math.max(found.plagued[rival] ?? missing(), theirs);
    }
    most(found.plague, killed);
  }
}

const ONLY_DROUGHT = Array.from({ length: STRONGEST + 1 }, (_, strength) =>
  strength === DROUGHT_STRENGTH ? 1 : 0,
);

/** A Plague in hand, and more followers to bid than any rival in the battle has. */
function isSpared({ teams }: AnkhState, here: number, team: number): boolean {
  const { hand, followers } = teams[team] ?? missing();
  if ((hand & PLAGUE) === 0) return false;
  for (let rival = 0; rival < teams.length; rival++)
    if (rival !== team && here & (1 << rival) && (teams[rival] ?? missing()).followers >= followers)
      return false;
  return true;
}

/** Card against card: one's own are as likely as given, those of rivals as their hands let one expect. */
function chanceToWin(
  { teams }: AnkhState,
  here: number,
  strengths: readonly number[],
  team: number,
  likely: readonly number[],
): number {
  let win = 0;
  for (let own = 0; own <= STRONGEST; own++) {
    let share = likely[own] ?? missing();
    if (share === 0) continue;
    const strength = (strengths[team] ?? missing()) + own;
    for (let rival = 0; rival < teams.length; rival++)
      if (rival !== team && here & (1 << rival))
        share *= chanceToBeat(
          strength - (strengths[rival] ?? missing()),
          LIKELY[(teams[rival] ?? missing()).hand] ?? missing(),
        );
    win += share;
  }
  return win;
}

/** Chance that a rival's card does not make up for the lead. */
function chanceToBeat(lead: number, likely: readonly number[]): number {
  let chance = 0;
  for (let strength = 0; strength <= STRONGEST; strength++)
    if (strength < lead) chance += likely[strength] ?? missing();
    else if (strength === lead) chance += TIE * (likely[strength] ?? missing());
  return chance;
}
