import type { AnkhDecision, AnkhFact, AnkhState, QuestionKind } from '@ennead/ankh/tables';
import type { DecisionText } from '../../table/game-table.ts';
import type { Sentence } from '../../table/sentence.ts';
import type { Bead } from '../battle/script.ts';
import type { Describers } from '../words/worded.ts';

export type Asker<K extends QuestionKind> = (view: AnkhState, decision: AnkhDecision<K>) => DecisionText;

type FactOf<T extends AnkhFact['type']> = Extract<AnkhFact, { readonly type: T }>;

export type Teller<T extends AnkhFact['type']> = (view: AnkhState, fact: FactOf<T>) => Sentence | null;

/** What the table shows of the questions and facts of one god. */
export interface GodPage {
  /** How its questions are asked. */
  readonly asks?: { readonly [K in QuestionKind]?: Asker<K> };
  /** How their options are called. */
  readonly options?: Partial<Describers<QuestionKind>>;
  /** How its facts are told. */
  readonly tells?: { readonly [T in AnkhFact['type']]?: Teller<T> };
  /** The step of a battle that its questions and facts belong to. */
  readonly beads?: { readonly [Name in QuestionKind | AnkhFact['type']]?: Bead };
}
