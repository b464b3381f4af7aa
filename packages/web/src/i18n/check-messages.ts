import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages } from './catalog.ts';
import type { Locale } from './locale.ts';

type Ast = ReturnType<IntlMessageFormat['getAst']>;
type Element = Ast[number];

const parse = (message: string): Ast =>
  new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst();

/** Sentences about everything that is wrong with a catalog in one language, measured against English. */
export function problemsOf(locale: Locale, english: Messages, messages: Messages): string[] {
  const missing = Object.keys(english).filter((key) => !(key in messages));
  const extra = Object.keys(messages).filter((key) => !(key in english));
  const wrong = Object.entries(messages).flatMap(([key, message]) =>
    wrongIn(locale, english[key] ?? '', message).map((problem) => `${key}: ${problem}`),
  );
  return [
    ...missing.map((key) => `${key} is missing`),
    ...extra.map((key) => `${key} is not in English`),
    ...wrong,
  ];
}

function wrongIn(locale: Locale, english: string, message: string): string[] {
  if (message.trim() === '') return ['is empty'];
  let ast: Ast;
  try {
    ast = parse(message);
  } catch (error) {
    return [`cannot be read: ${String(error)}`];
  }
  const wanted = [...argumentsOf(parse(english))].sort().join(', ');
  const used = [...argumentsOf(ast)].sort().join(', ');
  const names = wanted === used ? [] : [`uses {${used}} where English uses {${wanted}}`];
  return [...names, ...missingPlurals(locale, ast)];
}

function argumentsOf(ast: Ast): Set<string> {
  const names = new Set<string>();
  for (const element of walk(ast)) if (!isWords(element) && 'value' in element) names.add(element.value);
  return names;
}

/** Plain words and the # of a plural name no value. */
function isWords({ type }: Element): boolean {
  const literal = 0;
  const pound = 7;
  return type === literal || type === pound;
}

/** Every plural must say something for each category of its language, used or not. */
function missingPlurals(locale: Locale, ast: Ast): string[] {
  const problems: string[] = [];
  for (const element of walk(ast)) {
    if (!('pluralType' in element)) continue;
    const type = element.pluralType ?? 'cardinal';
    const { pluralCategories } = new Intl.PluralRules(locale, { type }).resolvedOptions();
    for (const category of pluralCategories)
      if (!(category in element.options))
        problems.push(`the plural of ${element.value} has no "${category}"`);
  }
  return problems;
}

function* walk(ast: Ast): Generator<Element> {
  for (const element of ast) {
    yield element;
    if ('options' in element) for (const { value } of Object.values(element.options)) yield* walk(value);
  }
}

/** The keys that no source names, neither whole ('home.new') nor as the beginning of a template (`ankh.god.${...}`). */
export function unusedKeys(keys: readonly string[], sources: string): string[] {
  const beginnings = [...sources.matchAll(/`([a-z][\w.-]*[.-])\$\{/g)].map(
    ([, beginning]) => beginning as string,
  );
  return keys.filter(
    (key) =>
      !sources.includes(`'${key}'`) &&
      !sources.includes(`"${key}"`) &&
      !beginnings.some((beginning) => key.startsWith(beginning)),
  );
}
