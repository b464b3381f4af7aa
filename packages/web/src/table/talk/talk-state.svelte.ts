import { read } from '../last-seen.ts';
import type { Chat, ChatLine } from '../source.ts';
import { isMuted } from './muted.ts';

/** The talk at a table as one reactive object: what was said, what of it was not read, what has just been said. */
export class TalkState {
  readonly chat: Chat;
  readonly #table: string;
  #all: readonly ChatLine[] = $state.raw([]);
  #readUpTo = $state(0);
  #isShown = $state(false);
  #heard: ChatLine | null = $state.raw(null);
  /** Whether log or chat is in their common place. */
  tab: 'log' | 'chat' = $state('log');
  readonly lines: readonly ChatLine[] = $derived(this.#all.filter(({ person }) => !isMuted(person)));
  readonly unread: number = $derived(
    this.lines.filter(({ id, isMine }) => id > this.#readUpTo && !isMine).length,
  );

  constructor(chat: Chat, table: string) {
    this.chat = chat;
    this.#table = table;
    this.#readUpTo = read.of(table) ?? 0;
  }

  /** Listens from now on. Returns the way out. */
  listen(): () => void {
    return this.chat.subscribe((lines, heard) => {
      this.#all = lines;
      if (heard !== null && !heard.isMine && !isMuted(heard.person)) this.#heard = heard;
      if (this.#isShown) this.#note();
    });
  }

  /** What has just been said and is not in sight; null: nothing. */
  get heard(): ChatLine | null {
    return this.#isShown ? null : this.#heard;
  }

  /** It was seen, or passes. */
  forget(): void {
    this.#heard = null;
  }

  /** The lines are in sight until the returned way out. */
  show(): () => void {
    this.#isShown = true;
    this.#note();
    return () => {
      this.#isShown = false;
    };
  }

  #note(): void {
    const last = this.#all.at(-1)?.id ?? 0;
    this.forget();
    if (last <= this.#readUpTo) return;
    this.#readUpTo = last;
    read.note(this.#table, last);
  }
}
