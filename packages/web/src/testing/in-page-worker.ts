import type { CallMessage, WorkerMessage } from '../worker/calls.ts';

type Heard = ((message: { data: never }) => void) | null;

/**
 * Where there are no workers: what a worker's file does when it is loaded is done in the page, and the messages of the two
 * go through this. One at a time, and one kind of worker in a test file: what a worker's file does is done once.
 */
export class InPageWorker {
  onmessage: Heard = null;
  onerror: Heard = null;
  static #hears: ((message: { data: CallMessage }) => void)[] = [];
  readonly #loaded: Promise<unknown>;

  constructor(url: URL | string, { name = '' }: { readonly name?: string } = {}) {
    Object.assign(globalThis, { WorkerGlobalScope: InPageWorker, name });
    const listen = globalThis.addEventListener;
    globalThis.addEventListener = ((type: string, heard: never, ...rest: never[]) => {
      if (type === 'message') InPageWorker.#hears = [heard];
      else listen.call(globalThis, type, heard, ...rest);
    }) as typeof listen;
    globalThis.postMessage = ((data: WorkerMessage) => {
      queueMicrotask(() => this.onmessage?.({ data: structuredClone(data) as never }));
    }) as typeof globalThis.postMessage;
    const isLesson = String(url).includes('lesson-worker');
    this.#loaded = isLesson ? import('../learn/lesson-worker.ts') : import('../table/local/engine-worker.ts');
  }

  postMessage(data: CallMessage): void {
    void this.#loaded.then(() => {
      for (const hears of InPageWorker.#hears) hears({ data: structuredClone(data) });
    });
  }

  terminate(): void {
    this.onmessage = null;
  }
}
