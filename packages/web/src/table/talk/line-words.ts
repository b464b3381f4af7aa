import type { ChatLine } from '../source.ts';
import { t } from './words.ts';

/** What was said, in the reader's language where one tap said it. */
export function lineWords({ text, reaction }: Pick<ChatLine, 'text' | 'reaction'>): string {
  return reaction === null ? text : t(`talk.react.${reaction}`);
}
