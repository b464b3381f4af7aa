/// <reference lib="webworker" />
import type { CallMessage, Calls, WorkerMessage } from './calls.ts';

/** Inside a worker: the answers to the calls of the page, now or later. */
export type Handlers<C extends Calls<C>> = {
  readonly [Name in keyof C]: (
    ...args: Parameters<C[Name]>
  ) => ReturnType<C[Name]> | Promise<ReturnType<C[Name]>>;
};

/** Inside a worker: answers the calls of the page. Whatever is thrown reaches the caller. */
export function serveCalls<C extends Calls<C>>(handlers: Handlers<C>): void {
  addEventListener('message', async ({ data }: MessageEvent<CallMessage>) =>
    post(await answerTo(handlers, data)),
  );
}

export async function answerTo<C extends Calls<C>>(
  handlers: Handlers<C>,
  { id, name, args }: CallMessage,
): Promise<WorkerMessage> {
  try {
    const handler = handlers[name as keyof C] as (...args: readonly unknown[]) => unknown;
    return { kind: 'answer', id, value: await handler(...args) };
  } catch (error) {
    return { kind: 'fault', id, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Inside a worker: tells the page of something it did not ask for. */
export function emit(event: unknown): void {
  post({ kind: 'event', event });
}

function post(message: WorkerMessage): void {
  postMessage(message);
}
