import type { CallMessage, Calls, WorkerMessage } from './calls.ts';

/** The part of a Worker that calls go through. */
export interface WorkerPort {
  onmessage: ((message: MessageEvent<WorkerMessage>) => void) | null;
  onerror: ((error: ErrorEvent) => void) | null;
  postMessage(message: CallMessage): void;
  terminate(): void;
}

/** A worker as an object of calls that return promises. */
export interface WorkerClient<C extends Calls<C>> {
  call<Name extends keyof C & string>(
    name: Name,
    ...args: Parameters<C[Name]>
  ): Promise<Awaited<ReturnType<C[Name]>>>;
  close(): void;
}

interface Caller {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Whatever the worker tells unasked goes to `onEvent`. */
export function workerClient<C extends Calls<C>, Event = never>(
  worker: WorkerPort,
  onEvent: (event: Event) => void = () => undefined,
): WorkerClient<C> {
  const pending = new Map<number, Caller>();
  let calls = 0;

  worker.onmessage = ({ data }) => {
    if (data.kind === 'event') return onEvent(data.event as Event);
    const caller = pending.get(data.id);
    pending.delete(data.id);
    if (data.kind === 'answer') caller?.resolve(data.value);
    else caller?.reject(new Error(data.message));
  };
  // A worker that could not be loaded, or broke outside of a call, answers nobody.
  worker.onerror = ({ message }) => {
    for (const { reject } of pending.values()) reject(new Error(message));
    pending.clear();
  };

  return {
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        calls += 1;
        pending.set(calls, { resolve: resolve as Caller['resolve'], reject });
        worker.postMessage({ id: calls, name, args });
      }),
    close: () => worker.terminate(),
  };
}
