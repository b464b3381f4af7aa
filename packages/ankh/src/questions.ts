import type { DecisionOf, KindOf, OptionOf } from '@ennead/kernel';
import type { ActionName } from './actions/names.ts';
import type { CardPair } from './cards/choices.ts';
import type { CardName } from './cards/names.ts';
import type { SideName } from './map/sides.ts';
import type { SpaceName } from './map/spaces.ts';
import type { FigureName } from './pieces.ts';
import type { PowerName } from './powers/names.ts';
import type { TokenPair } from './token-pair.ts';

export type YesOrNo = 'yes' | 'no';

/** What Move and Summon actions offer beside figures, by who brings it; each adds its own in its own file. */
// biome-ignore lint/suspicious/noEmptyInterface: filled from the files of those who offer
export interface ActionChoices {}
export type ActionChoice = ActionChoices[keyof ActionChoices];

/** What is summoned from elsewhere than a pool, by who brings it; each adds its own in its own file. */
// biome-ignore lint/suspicious/noEmptyInterface: filled from the files of those who bring it
export interface SummonSources {}
export type SummonSourceName = SummonSources[keyof SummonSources];
export type Summoned = FigureName | SummonSourceName;

/**
 * The questions of Ankh: by kind, its options and what it is about. Spaces, sides, regions (by their first land space),
 * pieces, powers and cards go by name. What only a god, guardian, power, card, scenario or pharaoh asks stands in its own
 * file.
 */
export interface QuestionKinds {
  // ---- turns, asked of the seat whose turn it is
  /** D-ACT1 */
  action: { option: ActionName };
  /** D-ACT2: the actions on lower rows. About the first action. */
  'second-action': { option: ActionName; about: ActionName };
  /** D-MOVE: figures that can still move. */
  'move-figure': { option: SpaceName | ActionChoice | 'done' };
  /** D-MOVE: about the space of the figure. */
  'move-to': { option: SpaceName; about: SpaceName };
  /** D-PUSH: about the spaces of the one that pushes and the one that is pushed. */
  push: { option: SpaceName; about: { readonly by: SpaceName; readonly from: SpaceName } };
  /** D-SUM: about what gives the summon, where it is no action. */
  'summon-figure': { option: Summoned | ActionChoice | 'done'; about?: string };
  'summon-to': { option: SpaceName; about: Summoned };
  /** D-SUM: the extra summons that could serve: 'gate', 'pyramid F7'. */
  'summon-slot': { option: string; about: { readonly figure: Summoned; readonly space: SpaceName } };
  /** D-UNL: about the level. */
  unlock: { option: PowerName | 'pass'; about: number };
  /** D-CTRL: spaces of monuments. */
  control: { option: SpaceName };
  /** D-CAR: 'pass' before the first side. About the sides drawn so far. */
  caravan: { option: SideName | 'pass'; about: readonly SideName[] };
  /** D-CARTOK: the two new regions. About the number of the old token. */
  'caravan-token': { option: SpaceName; about: number };
  /** D-CARSWAP: a new region's token and another. About the numbers of the new regions. */
  'caravan-swap': { option: TokenPair | 'pass'; about: readonly number[] };
  // ---- Conflicts and what follows them, asked of the seat of the team's upper god (A-MRG-14)
  /** D-CARD: cards in hand; secret. About the region. */
  card: { option: CardName; about: SpaceName };
  /** D-CARD: pairs of cards in hand; secret. About the region. */
  'card-pair': { option: CardPair; about: SpaceName };
  /** D-TIE */
  'tie-breaker': { option: YesOrNo };
  /** D-MRGG: spaces of guardians, names of those in the pool. */
  'give-up': { option: SpaceName | FigureName };
}

/** The same as a plain map. */
export type AnkhQuestions = Pick<QuestionKinds, keyof QuestionKinds>;
export type QuestionKind = KindOf<AnkhQuestions>;
export type AnkhDecision<K extends QuestionKind = QuestionKind> = DecisionOf<AnkhQuestions, K>;
export type AnkhOption<K extends QuestionKind = QuestionKind> = OptionOf<AnkhQuestions, K>;
