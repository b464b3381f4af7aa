import type { ChatLine as SentLine } from '@ennead/wire';
import type { Chat, ChatLine } from '../source.ts';
import { chatLines } from './api.ts';

/** Talk at a table of the server: what was said before, and what is heard from now on. */
export interface TableChat extends Chat {
  hear(line: SentLine): void;
  /** Reads again what was said: some of it may have been missed. */
  catchUp(): Promise<void>;
}

export function tableChat(table: string, say: Chat['say']): TableChat {
  let lines: readonly ChatLine[] = [];
  const listeners = new Set<(lines: readonly ChatLine[]) => void>();
  const read = ({ id, person, text, at, channel }: SentLine): ChatLine => ({
    id,
    name: person.name,
    text,
    at,
    fromSpectator: channel === 'spectators',
  });
  function show(next: readonly ChatLine[]) {
    lines = [...new Map([...lines, ...next].map((line) => [line.id, line])).values()].sort(
      (a, b) => a.id - b.id,
    );
    for (const listener of listeners) listener(lines);
  }
  async function catchUp() {
    const answer = await chatLines(table);
    if (answer.ok) show(answer.value.lines.map(read));
  }
  return {
    say,
    catchUp,
    hear: (line) => show([read(line)]),
    subscribe(listener) {
      listeners.add(listener);
      listener(lines);
      return () => listeners.delete(listener);
    },
  };
}
