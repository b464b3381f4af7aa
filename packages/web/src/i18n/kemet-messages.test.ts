import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import cs from './cs/kemet/index.ts';
import en from './en/kemet/index.ts';
import ru from './ru/kemet/index.ts';
import uk from './uk/kemet/index.ts';

const LANGUAGES = Object.entries({ uk, cs, ru });
/** Words that Czech and English share. */
const CZECH_LIKE_ENGLISH = ['board.obelisk', 'card.veto', 'tile.teleport'];

type Node = ReturnType<IntlMessageFormat['getAst']>[number];

/** What a message is made of, also inside its plural forms. */
function nodesOf(message: string): Node[] {
  const inside = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => [
      node,
      ...('options' in node ? Object.values(node.options).flatMap(({ value }) => inside(value)) : []),
    ]);
  return inside(new IntlMessageFormat(message, 'en').getAst());
}

const VALUE = new Set([1, 2, 6]);

/** The names of the values a message takes: plain arguments, numbers and plurals. */
function valuesIn(message: string): Set<string> {
  return new Set(
    nodesOf(message).flatMap((node) => (VALUE.has(node.type) && 'value' in node ? [node.value] : [])),
  );
}

test.each(LANGUAGES)('%s takes the same values as English', (_language, messages) => {
  for (const [key, message] of Object.entries(messages))
    expect(valuesIn(message), key).toEqual(valuesIn(en[key as keyof typeof en]));
});

test.each(LANGUAGES)('%s counts with all its plural forms', (_language, messages) => {
  for (const [key, message] of Object.entries(messages))
    for (const node of nodesOf(message))
      if ('options' in node)
        expect(Object.keys(node.options), key).toEqual(
          expect.arrayContaining(['one', 'few', 'many', 'other']),
        );
});

test.each(LANGUAGES)('%s has no words left in English', (language, messages) => {
  const same = Object.entries(messages)
    .filter(([key, message]) => message === en[key as keyof typeof en])
    .filter(([, message]) => /[a-z]{4}/i.test(message.replace(/\{\w+\}/g, '')));
  expect(same.map(([key]) => key).sort()).toEqual(language === 'cs' ? CZECH_LIKE_ENGLISH : []);
});
