import { Worker } from 'node:worker_threads';

/** A thread that answers in the order it is asked. */
export interface Thread<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

export function openThread<Question, Answer>(module: URL): Thread<Question, Answer> {
  const worker = new Worker(module);
  const asked: { resolve: (answer: Answer) => void; reject: (error: Error) => void }[] = [];
  worker.on('message', (answer: Answer) => asked.shift()?.resolve(answer));
  worker.on('error', (error) => {
    for (const { reject } of asked) reject(error as Error);
  });
  return {
    ask(question) {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      // Whoever stops early does not hear of what failed later.
      promise.catch(() => {});
      asked.push({ resolve, reject });
      worker.postMessage(question);
      return promise;
    },
    async close() {
      await worker.terminate();
    },
  };
}
