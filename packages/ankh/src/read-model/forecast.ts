import { ALL_CARDS, CARD_NAMES } from '../cards/names.ts';
import { clone } from '../clone.ts';
import { type BattleState, battleOf, cloneBattle, startBattle } from '../conflict/battle-state.ts';
import { regionsToCome } from '../conflict/conflict.ts';
import { dominate } from '../conflict/domination.ts';
import { dyingTeams } from '../conflict/dying.ts';
import type { Term } from '../conflict/facts.ts';
import { scoreMajorities } from '../conflict/majorities.ts';
import { bitsOf, mortalsIn, regionName, teamsIn } from '../conflict/region.ts';
import { reward } from '../conflict/reward.ts';
import { countStrengths } from '../conflict/strength.ts';
import type { AnkhFact } from '../facts.ts';
import { mayPlayTwoCards } from '../gods/kept.ts';
import { groundOf } from '../ground/ground.ts';
import { spaceName } from '../map/spaces.ts';
import '../procedures.ts';
import type { AnkhState } from '../state.ts';
import { teamAt } from '../teams.ts';

/** What a Conflict would bring in one region with everything as it stands, before cards are chosen. */
export interface RegionForecast {
  /** The region by its number and by its first land space. */
  readonly region: number;
  readonly name: string;
  /** Its conflict token. */
  readonly number: number;
  /** Nobody is there, one team dominates it, or several fight. */
  readonly status: 'empty' | 'dominated' | 'battle';
  /** The team that dominates it, -1 for none. */
  readonly dominated: number;
  /** Teams with a figure in the region, the strongest first. */
  readonly teams: readonly TeamForecast[];
  /** Kinds of monument somebody controls here, with who scores them. */
  readonly majorities: AnkhFact<'majorities'>['kinds'];
  /** Devotion that is certain whatever cards come: majorities, and domination where one team is alone. */
  readonly gains: readonly Gain[];
}

export interface TeamForecast {
  readonly team: number;
  readonly figures: number;
  /** Figures, powers and gods; cards only once they are revealed. */
  readonly strength: number;
  readonly terms: readonly Term[];
  /** What the cards that the team may still choose add. */
  readonly cards: { readonly least: number; readonly most: number };
  /** Devotion for winning with this strength; 0 where the region is not fought for. */
  readonly victory: number;
  /** Spaces of its figures that die if it loses. */
  readonly mortals: readonly string[];
}

export interface Gain {
  readonly team: number;
  readonly amount: number;
  /** 'majorities' or 'domination'. */
  readonly source: string;
}

/** The regions in the order in which the coming Conflict, or the one under way, reaches them. */
export function conflictForecast(view: AnkhState): RegionForecast[] {
  return regionsToCome(view).map((region) => forecast(view, region));
}

/** The rules themselves are played on a copy; what they tell is the forecast. */
export function forecast(view: AnkhState, region: number): RegionForecast {
  const ground = groundOf(view);
  const present = teamsIn(view, ground, region);
  const teams = bitsOf(present);
  const status = teams.length === 0 ? 'empty' : teams.length === 1 ? 'dominated' : 'battle';
  const dominated = status === 'dominated' ? (teams[0] ?? -1) : -1;
  const told = rehearse(view, region, (copy, facts) => {
    if (dominated >= 0) dominate(copy, region, dominated, facts);
    else scoreMajorities(copy, region, present, facts);
  });
  return {
    region,
    name: regionName(ground, region),
    number: view.conflict[region] ?? 0,
    status,
    dominated,
    teams: teamForecasts(view, region, status === 'battle'),
    majorities: told.find((fact) => fact.type === 'majorities')?.kinds ?? [],
    gains: told.flatMap((fact) =>
      fact.type === 'devotion' ? [{ team: fact.team, amount: fact.amount, source: fact.source }] : [],
    ),
  };
}

/** Runs rules on a copy in which the region is fought for, and gives back what they told. */
function rehearse(
  view: AnkhState,
  region: number,
  play: (copy: AnkhState, facts: AnkhFact[]) => void,
): AnkhFact[] {
  const copy = clone(view);
  copy.battle = battleIn(view, region);
  const facts: AnkhFact[] = [];
  play(copy, facts);
  return facts;
}

/** The battle under way if it is this one, or one that begins now. */
function battleIn(view: AnkhState, region: number): BattleState {
  return view.battle?.region === region
    ? cloneBattle(view.battle)
    : startBattle(region, teamsIn(view, groundOf(view), region), view.teams.length);
}

function teamForecasts(view: AnkhState, region: number, isFoughtFor: boolean): TeamForecast[] {
  const ground = groundOf(view);
  return rehearse(view, region, countStrengths)
    .flatMap((fact) => (fact.type === 'strength' ? [fact] : []))
    .map(({ team, total, terms, figures }) => ({
      team,
      figures,
      strength: total,
      terms,
      cards: cardsToCome(view, region, team, total),
      victory: isFoughtFor ? victoryOf(view, region, team) : 0,
      mortals: isFoughtFor ? mortalsIn(view, ground, region, dyingIfLost(view, team)).map(spaceName) : [],
    }))
    .sort((a, b) => b.strength - a.strength);
}

/** The team's bit if its figures die where nobody or another team wins. */
function dyingIfLost(view: AnkhState, team: number): number {
  return dyingTeams(view, -1, 1 << team) & (1 << team);
}

function victoryOf(view: AnkhState, region: number, team: number): number {
  const told = rehearse(view, region, (copy, facts) => {
    countStrengths(copy, null);
    battleOf(copy).winner = team;
    reward(copy, region, team, 'battle', facts);
  });
  return told.reduce((sum, fact) => (fact.type === 'devotion' ? sum + fact.amount : sum), 0);
}

/** Least and most that a choice of cards would add to the strength. Hands are public (A-HID-1). */
function cardsToCome(view: AnkhState, region: number, team: number, without: number): TeamForecast['cards'] {
  const battle = battleIn(view, region);
  if (battle.participants === 1 << team || battle.cards.some((cards) => cards !== 0))
    return { least: 0, most: 0 };
  const copy = { ...clone(view), battle };
  const added = choices(view, battle, team).map((cards) => {
    battle.cards[team] = cards;
    countStrengths(copy, null);
    return (battle.strength[team] ?? 0) - without;
  });
  return { least: Math.min(...added), most: Math.max(...added) };
}

/** Sets of cards the team may choose, as bits: one, or two where it has announced them or still may. */
function choices(view: AnkhState, battle: BattleState, team: number): number[] {
  const hand = teamAt(view, team).hand & ALL_CARDS;
  const single = CARD_NAMES.flatMap((_, card) => ((hand >> card) & 1 ? [1 << card] : []));
  const announced = ((battle.announced >> team) & 1) === 1;
  const mayAnnounce = view.battle?.region !== battle.region && mayPlayTwoCards(view, team);
  const pairs =
    announced || mayAnnounce ? single.flatMap((a) => single.filter((b) => b > a).map((b) => a | b)) : [];
  if (pairs.length === 0) return single;
  return announced ? pairs : [...single, ...pairs];
}
