import { formatter, isPlain } from './formatter.ts';

/**
 * A message in the part of ICU syntax that our catalogs use: `{name}`, `{count, plural, =0 {…} one {# …} other {# …}}` and
 * selectordinal, one within another. Messages are checked by the tests: what cannot be read is said as it stands.
 */
export type Message = readonly Piece[];

type Piece = string | Argument | Plural | typeof COUNT;

interface Argument {
  readonly name: string;
}

interface Plural extends Argument {
  readonly type: Intl.PluralRuleType;
  readonly options: ReadonlyMap<string, Message>;
}

/** The # of a plural: its number. */
const COUNT = Symbol('#');

export type Inserted<P> = Readonly<Record<string, string | number | P>>;

const PLURAL = /^\{\s*(\w+)\s*,\s*(plural|selectordinal)\s*,/;
const ARGUMENT = /^\{\s*(\w+)\s*\}/;
const OPTION = /^\s*(=\d+|\w+)\s*\{/;

export function readMessage(text: string): Message {
  let at = 0;

  /** Moves on behind what stands here; null: something else does. */
  function take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(text.slice(at));
    if (match !== null) at += match[0].length;
    return match;
  }

  function readUntil(end: string, inPlural: boolean): Message {
    const pieces: Piece[] = [];
    let words = '';
    const add = (piece: Piece) => {
      if (words !== '') pieces.push(words);
      words = '';
      pieces.push(piece);
    };
    while (at < text.length && text[at] !== end) {
      const plural = text[at] === '{' ? take(PLURAL) : null;
      const argument = text[at] === '{' ? take(ARGUMENT) : null;
      if (plural !== null) add(readPlural(plural[1] ?? '', plural[2] === 'plural' ? 'cardinal' : 'ordinal'));
      else if (argument !== null) add({ name: argument[1] ?? '' });
      else if (inPlural && text[at] === '#') {
        at += 1;
        add(COUNT);
      } else {
        words += text[at];
        at += 1;
      }
    }
    at += 1;
    if (words !== '') pieces.push(words);
    return pieces;
  }

  function readPlural(name: string, type: Intl.PluralRuleType): Plural {
    const options = new Map<string, Message>();
    for (let option = take(OPTION); option !== null; option = take(OPTION))
      options.set(option[1] ?? '', readUntil('}', true));
    take(/^\s*\}/);
    return { name, type, options };
  }

  return readUntil('', false);
}

/** The message with its values: words joined, values that are objects between them. */
export function messageParts<P extends object>(
  message: Message,
  language: string,
  values: Inserted<P>,
): (string | P)[] {
  const parts: (string | P)[] = [];
  const say = (pieces: Message, count: number) => {
    for (const piece of pieces) {
      if (piece === COUNT) add(isPlain(count) ? String(count) : numbers(language).format(count));
      else if (typeof piece === 'string') add(piece);
      else if ('options' in piece) {
        const amount = Number(values[piece.name]);
        const { options } = piece;
        const chosen = options.get(`=${amount}`) ?? options.get(rules(language, piece.type).select(amount));
        say(chosen ?? options.get('other') ?? [], amount);
      } else {
        const value = values[piece.name];
        if (value === undefined) throw new Error(`the message has no value for ${piece.name}`);
        add(typeof value === 'object' ? value : String(value));
      }
    }
  };
  const add = (part: string | P) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  say(message, 0);
  return parts;
}

const numbers = formatter((language) => new Intl.NumberFormat(language));
const rules = formatter((language, type: Intl.PluralRuleType) => new Intl.PluralRules(language, { type }));
