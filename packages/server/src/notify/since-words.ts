import type { Since } from '@ennead/table';
import type { Words } from './words/en.ts';

const PARTS = ['turns', 'battles', 'pieces', 'places', 'points'] as const;

/** What somebody missed, in a sentence that names nobody: these words leave the server. Empty: nothing. */
export function sinceWords({ language, since: words }: Words, since: Since): string {
  const rules = new Intl.PluralRules(language);
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  const parts = PARTS.filter((part) => since[part] !== 0).map((part) => {
    const count = since[part];
    const form = words[part][rules.select(Math.abs(count))] ?? words[part].other ?? '';
    return form.replace(
      '{count}',
      part === 'points' ? signed.format(count).replace('-', '−') : String(count),
    );
  });
  if (parts.length === 0) return '';
  return words.line.replace('{list}', parts.join(', '));
}
