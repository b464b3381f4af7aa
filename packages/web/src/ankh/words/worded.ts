import type { AnkhDecision, AnkhOption, AnkhState, QuestionKind } from '@ennead/ankh/tables';
import type { OptionText } from '../../table/game-table.ts';
import { type MessageKey, t } from '../words.ts';

/** How the options of one kind of question are called. */
export type Describer<K extends QuestionKind> = (
  view: AnkhState,
  option: AnkhOption<K>,
  decision: AnkhDecision<K>,
) => OptionText;

export type Describers<K extends QuestionKind> = { readonly [Kind in K]: Describer<Kind> };

/** An option that is a word of the interface. */
export function worded(key: MessageKey, tone?: NonNullable<OptionText['tone']>): OptionText {
  return { label: t(key), ...(tone !== undefined && { tone }) };
}
