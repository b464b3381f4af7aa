import type { Page } from 'playwright-core';

interface Message {
  readonly type: string;
  readonly seat?: number | null;
  readonly facts?: readonly { readonly type: string; readonly to?: readonly number[] }[];
  readonly view?: Readonly<Record<string, unknown>>;
  readonly changed?: Readonly<Record<string, unknown>>;
}

/** Everything the server told a page about positions, as it came. */
export function framesOf(page: Page): Message[] {
  const messages: Message[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as Message;
      if (message.type === 'fresh' || message.type === 'moved') messages.push(message);
    }),
  );
  return messages;
}

/** The values that a part of the view took, in order. */
export function partsNamed(messages: readonly Message[], name: string): unknown[] {
  return messages.flatMap(({ view, changed }) => {
    const value = (view ?? changed)?.[name];
    return value === undefined || value === null ? [] : [value];
  });
}

/** Facts that were told to a seat they are not for. */
export function strayFacts(messages: readonly Message[], seat: number): string[] {
  return messages.flatMap(({ facts = [] }) =>
    facts.filter(({ to }) => to !== undefined && !to.includes(seat)).map(({ type }) => type),
  );
}
