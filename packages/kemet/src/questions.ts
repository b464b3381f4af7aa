import type { DecisionOf, KindOf, OptionOf, Seat } from '@ennead/kernel';
import type { SpaceId } from './data/action-board.ts';
import type { BattleCardId } from './data/battle-cards.ts';
import type { SectorId } from './data/board-data.ts';
import type { CreatureId } from './data/creatures.ts';
import type { InterventionId } from './data/interventions.ts';
import type { TileKind } from './data/tiles.ts';
import type { Way } from './facts.ts';
import type { Colour } from './pieces.ts';

/** A card played at an idle point instead of an answer (K-DEC-11). */
export type PlayOption = `play:${InterventionId}`;
/** A pyramid that stands in a district, or one that is not on the board yet. */
export type PyramidOption = SectorId | `new:${Colour}`;
/** The way and where it leads. */
export type StepOption = `${Way}:${SectorId}`;
export type TokenOption = SpaceId | `silver:${SpaceId}` | 'gold:move' | 'gold:recruit' | 'end';

type InSector = { readonly sector: SectorId };
type OfColour = { readonly colour: Colour };
type OfCreature = { readonly creature: CreatureId };
type Step = { readonly from: SectorId; readonly to: SectorId };

/** Every question of Kemet (section 17): by kind, its options and what it is about. Kinds with `PlayOption` are idle points. */
export type KemetQuestions = {
  split: { option: '1/1/1' | '2/1/0' };
  /** The colour that gets level 2. */
  'high-colour': { option: Colour };
  /** Which of the other two colours stays off the board. */
  'missing-colour': { option: Colour };
  district: { option: SectorId; about: OfColour };
  'setup-units': { option: number; about: InSector };
  /** Which of the cards looked at to keep. Secret. */
  vision: { option: InterventionId };
  /** One unit at a time. */
  reinforcements: { option: SectorId | 'stop' };
  'hand-of-god': { option: PyramidOption | 'none' };
  /** From the first place to the last. */
  'turn-order': { option: Seat };
  token: { option: TokenOption | PlayOption };
  'fire-target': { option: SectorId };
  /** One unit at a time; 'stop' after the first. */
  enlistment: { option: SectorId | 'stop' };
  'raise-pyramid': { option: PyramidOption | 'none' | PlayOption };
  /** Target levels. */
  'raise-level': { option: number | 'none'; about: { readonly pyramid: PyramidOption } };
  'new-district': { option: SectorId; about: OfColour };
  tile: { option: TileKind | 'none' | PlayOption; about: OfColour };
  'creature-place': { option: SectorId | 'reserve'; about: OfCreature };
  'give-up': { option: BattleCardId };
  /** Only the first one of a Recruit action is an idle point. */
  'recruit-district': { option: SectorId | 'done' | PlayOption };
  'recruit-units': { option: number; about: InSector };
  'recruit-creature': { option: CreatureId | 'none'; about: InSector };
  start: { option: SectorId | 'none' | PlayOption };
  /** Paid teleports are 'teleport', those of the card 'card-teleport'. */
  step: { option: StepOption | 'end' | PlayOption; about: Pick<Step, 'from'> };
  'step-units': { option: number; about: Step };
  'step-creature': { option: 'with' | 'without'; about: Step & OfCreature };
  /** Secret. */
  escape: { option: 'fight' | 'escape'; about: InSector };
  'escape-sector': { option: SectorId; about: InSector };
  /** The card to play. Secret. */
  'battle-card': { option: BattleCardId; about: InSector };
  /** The card to discard. Secret. */
  'discard-card': { option: BattleCardId; about: InSector };
  /** One at a time. Secret. */
  'battle-intervention': { option: InterventionId | 'done'; about: InSector };
  /** One card at a time to discard. Secret. */
  wound: { option: InterventionId | 'done'; about: InSector };
  loser: { option: 'retreat' | 'recall' | 'stay'; about: InSector };
  /** About the sector of the battle. */
  'retreat-sector': { option: SectorId; about: InSector };
  winner: { option: 'stay' | 'recall'; about: InSector };
  'creature-home': { option: SectorId | 'reserve'; about: OfCreature };
  delta: { option: 'sacrifice' | 'decline' };
  sanctuary: { option: 'sacrifice' | 'decline' };
  /** About the card that may be vetoed and who played it. Secret. */
  veto: { option: 'pass' | 'veto'; about: { readonly card: InterventionId; readonly seat: Seat } };
};

export type DecisionKind = KindOf<KemetQuestions>;
export type KemetDecision<K extends DecisionKind = DecisionKind> = DecisionOf<KemetQuestions, K>;
export type KemetOption<K extends DecisionKind = DecisionKind> = OptionOf<KemetQuestions, K>;

/** By kind: its row in section 17. */
export const DECISION_KINDS: Readonly<Record<DecisionKind, string>> = {
  split: 'K-DEC-1',
  'high-colour': 'K-DEC-2',
  'missing-colour': 'K-DEC-3',
  district: 'K-DEC-4',
  'setup-units': 'K-DEC-5',
  vision: 'K-DEC-6',
  reinforcements: 'K-DEC-7',
  'hand-of-god': 'K-DEC-8',
  'turn-order': 'K-DEC-9',
  token: 'K-DEC-10',
  'fire-target': 'K-DEC-12',
  enlistment: 'K-DEC-13',
  'raise-pyramid': 'K-DEC-14',
  'raise-level': 'K-DEC-15',
  'new-district': 'K-DEC-16',
  tile: 'K-DEC-17',
  'creature-place': 'K-DEC-18',
  'give-up': 'K-DEC-19',
  'recruit-district': 'K-DEC-20',
  'recruit-units': 'K-DEC-21',
  'recruit-creature': 'K-DEC-22',
  start: 'K-DEC-23',
  step: 'K-DEC-24',
  'step-units': 'K-DEC-25',
  'step-creature': 'K-DEC-26',
  escape: 'K-DEC-27',
  'escape-sector': 'K-DEC-28',
  'battle-card': 'K-DEC-29',
  'discard-card': 'K-DEC-30',
  'battle-intervention': 'K-DEC-31',
  wound: 'K-DEC-32',
  loser: 'K-DEC-33',
  'retreat-sector': 'K-DEC-34',
  winner: 'K-DEC-35',
  'creature-home': 'K-DEC-36',
  delta: 'K-DEC-37',
  sanctuary: 'K-DEC-38',
  veto: 'K-DEC-39',
};
