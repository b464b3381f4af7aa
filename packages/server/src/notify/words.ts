import { HOUR } from '../time.ts';
import cs from './words/cs.ts';
import en, { type Words } from './words/en.ts';
import ru from './words/ru.ts';
import uk from './words/uk.ts';

/** One line a language. */
const languages: Readonly<Record<string, Words>> = { en, uk, cs, ru };

/** `turn`: it is your turn. `bot`: a bot plays your seat while you are away. `plan`: what you laid down fits no longer. */
export type NewsKind = 'turn' | 'bot' | 'plan';

/** What somebody is told; the text is a sentence without its full stop. */
export interface News {
  readonly subject: string;
  readonly text: string;
}

/** The words for somebody who speaks this; English where this server does not. */
export function wordsIn(language: string | null): Words {
  const own = (language ?? 'en').toLowerCase().split('-')[0] ?? 'en';
  return Object.hasOwn(languages, own) ? (languages[own] ?? en) : en;
}

/** What a game is called. */
export function gameIn(words: Words, game: string): string {
  return words.games[game] ?? capitalised(game);
}

export function newsOf(words: Words, kind: NewsKind, game: string): News {
  const named = gameIn(words, game);
  const { subject, text } = words[kind];
  return { subject: subject.replace('{game}', named), text: text.replace('{game}', named) };
}

/** That a friend invites somebody to a table. */
export function invitationNews(words: Words, name: string, game: string): News {
  const named = gameIn(words, game);
  const filled = (text: string) => text.replace('{game}', named).replace('{name}', () => name);
  return { subject: filled(words.invitation.subject), text: filled(words.invitation.text) };
}

/** That a round of a tournament has begun. */
export function roundNews(words: Words, name: string, round: number, game: string): News {
  const named = gameIn(words, game);
  const filled = (text: string) =>
    text
      .replace('{game}', named)
      .replace('{round}', String(round))
      .replace('{name}', () => name);
  return { subject: filled(words.round.subject), text: filled(words.round.text) };
}

/** That others want the same game, and there is a table. */
export function matchNews(words: Words, game: string): News {
  const named = gameIn(words, game);
  const { subject, text } = words.match;
  return { subject: subject.replace('{game}', named), text: text.replace('{game}', named) };
}

/** That so many milliseconds are left for a turn. */
export function deadlineNews(words: Words, game: string, rest: number): News {
  const hours = rest / HOUR;
  const [amount, unit] =
    hours >= 1 ? [Math.floor(hours), 'hour'] : [Math.max(1, Math.floor(60 * hours)), 'minute'];
  const time = new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    amount,
  );
  const filled = (text: string) => text.replace('{game}', gameIn(words, game)).replace('{time}', time);
  return { subject: filled(words.deadline.subject), text: filled(words.deadline.text) };
}

/** The letter that asks whether an address is right. It holds nothing that whoever asked for it wrote. */
export function confirmation({ confirm }: Words, site: string, link: string): News {
  return { subject: confirm.subject, text: confirm.text.replace('{site}', site).replace('{link}', link) };
}

function capitalised(game: string): string {
  return game.replace(/^./, (first) => first.toUpperCase());
}
