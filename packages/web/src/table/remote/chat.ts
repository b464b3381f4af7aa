import type { ChatLine as SentLine } from '@ennead/wire';
import type { Chat, ChatLine } from '../source.ts';
import { chatLines } from './api.ts';

/** Talk at a table of the server: what was said before, and what is heard from now on. */
export interface TableChat extends Chat {
  receive(line: SentLine): void;
  /** Reads again what was said: some of it may have been missed. */
  catchUp(): Promise<void>;
}

export function tableChat(
  table: string,
  speak: Pick<Chat, 'say' | 'react'>,
  isMine: (person: string) => boolean,
): TableChat {
  let lines: readonly ChatLine[] = [];
  const listeners = new Set<Parameters<Chat['subscribe']>[0]>();
  const read = ({ id, person, text, reaction, at, channel }: SentLine): ChatLine => ({
    id,
    person: person.id,
    name: person.name,
    isMine: isMine(person.id),
    text,
    reaction,
    at,
    fromSpectator: channel === 'spectators',
  });
  function show(next: readonly ChatLine[], heard: ChatLine | null) {
    lines = [...new Map([...lines, ...next].map((line) => [line.id, line])).values()].sort(
      (a, b) => a.id - b.id,
    );
    for (const listener of listeners) listener(lines, heard);
  }
  async function catchUp() {
    const answer = await chatLines(table);
    if (answer.ok) show(answer.value.lines.map(read), null);
  }
  return {
    ...speak,
    catchUp,
    receive(sent) {
      const line = read(sent);
      show([line], line);
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(lines, null);
      return () => listeners.delete(listener);
    },
  };
}
