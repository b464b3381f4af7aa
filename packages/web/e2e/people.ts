import type { Page } from 'playwright-core';

/** The parts of a table that the tests look at. */
interface Table {
  readonly id: string;
}

/** Asks the server as the visitor of this page. */
export function api<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const response = await fetch(`/api/v1${path}`, {
        method,
        ...(body !== '' && { body, headers: { 'content-type': 'application/json' } }),
      });
      const answer = (await response.json()) as unknown;
      if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
      return answer;
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  ) as Promise<T>;
}

/**
 * Everybody opens the page and is known by name; the first one sets a table where all sit, and starts it. It is dealt
 * the same each time, unless something else is wished.
 */
export async function sitDown(
  url: string,
  pages: readonly Page[],
  names: readonly string[],
  wish: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const [host] = pages;
  if (host === undefined) throw new Error('nobody is there');
  for (const [at, page] of pages.entries()) {
    await page.goto(url);
    await api(page, 'POST', '/people', { name: names[at] });
  }
  const seats = pages.map((_, at) => ({ kind: at === 0 ? 'me' : 'open' }));
  const table = await api<Table>(host, 'POST', '/tables', {
    game: 'ankh',
    setup: {},
    seats,
    visibility: 'private',
    practiceSeed: 'together',
    ...wish,
  });
  for (const page of pages.slice(1)) await api(page, 'POST', `/tables/${table.id}/join`, {});
  await api(host, 'POST', `/tables/${table.id}/start`);
  return table.id;
}

/** Answers for this visitor by chance, without drawing anything, until the game is over or, if so wished, nothing is asked of them. */
export function playOut(
  page: Page,
  table: string,
  seed: number,
  until: 'over' | 'idle' = 'over',
): Promise<void> {
  return page.evaluate(
    ({ table, seed, until }) =>
      new Promise<void>((done, fail) => {
        let state = seed;
        let calls = 0;
        // The server answers a call that it has heard before as the first time.
        const call = crypto.randomUUID();
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/socket`);
        const send = (message: object) => socket.send(JSON.stringify(message));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.type === 'hello') send({ type: 'watch', table });
          if (message.type === 'refused') fail(new Error(JSON.stringify(message)));
          if (message.type !== 'fresh' && message.type !== 'moved') return;
          const [decision] = message.decisions;
          if (message.outcome !== null || (until === 'idle' && decision === undefined)) {
            socket.close();
            done();
            return;
          }
          if (decision === undefined) return;
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          const option = decision.options[Math.floor((state / 2 ** 32) * decision.options.length)];
          const { seat } = decision;
          send({ type: 'decide', id: `${call}-${calls++}`, table, seat, number: message.number, option });
        };
      }),
    { table, seed, until },
  );
}
