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

export type InSector = { readonly sector: SectorId };
type OfColour = { readonly colour: Colour };
type OfCreature = { readonly creature: CreatureId };
type Step = { readonly from: SectorId; readonly to: SectorId };

/**
 * Every question of Kemet (section 17): by kind, its options and what it is about. Kinds with `PlayOption` are
 * idle points. Tiles and interventions that ask something add theirs in their own files.
 */
export interface QuestionKinds {
  split: { option: '1/1/1' | '2/1/0' };
  /** The colour that gets level 2. */
  'high-colour': { option: Colour };
  /** Which of the other two colours stays off the board. */
  'missing-colour': { option: Colour };
  district: { option: SectorId; about: OfColour };
  'setup-units': { option: number; about: InSector };
  /** From the first place to the last. */
  'turn-order': { option: Seat };
  token: { option: TokenOption | PlayOption };
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
  /** The card to play. Secret. */
  'battle-card': { option: BattleCardId; about: InSector };
  /** The card to discard. Secret. */
  'discard-card': { option: BattleCardId; about: InSector };
  /** One at a time. Secret. */
  'battle-intervention': { option: InterventionId | 'done'; about: InSector };
  loser: { option: 'retreat' | 'recall' | 'stay'; about: InSector };
  /** About the sector of the battle. */
  'retreat-sector': { option: SectorId; about: InSector };
  winner: { option: 'stay' | 'recall'; about: InSector };
  'creature-home': { option: SectorId | 'reserve'; about: OfCreature };
  delta: { option: 'sacrifice' | 'decline' };
  sanctuary: { option: 'sacrifice' | 'decline' };
}

/** The same as a plain map. */
export type KemetQuestions = Pick<QuestionKinds, keyof QuestionKinds>;

export type DecisionKind = KindOf<KemetQuestions>;
export type KemetDecision<K extends DecisionKind = DecisionKind> = DecisionOf<KemetQuestions, K>;
export type KemetOption<K extends DecisionKind = DecisionKind> = OptionOf<KemetQuestions, K>;
