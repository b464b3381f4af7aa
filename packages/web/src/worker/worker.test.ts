import { expect, test } from 'vitest';
import type { WorkerMessage } from './calls.ts';
import { type WorkerPort, workerClient } from './client.ts';
import { answerTo, type Handlers } from './serve.ts';

interface Sums {
  add(a: number, b: number): number;
  divide(a: number, b: number): number;
}

const handlers: Handlers<Sums> = {
  add: (a, b) => a + b,
  async divide(a, b) {
    if (b === 0) throw new Error('by zero');
    return a / b;
  },
};

/** A worker without a thread: answers as soon as it is asked. */
function port(): WorkerPort & { send(data: WorkerMessage): void } {
  return {
    onmessage: null,
    onerror: null,
    send(data) {
      this.onmessage?.({ data } as MessageEvent<WorkerMessage>);
    },
    postMessage(message) {
      void answerTo(handlers, message).then((answer) => this.send(answer));
    },
    terminate: () => undefined,
  };
}

test('every call gets its own answer', async () => {
  const { call } = workerClient<Sums>(port());
  expect(await Promise.all([call('divide', 6, 3), call('add', 1, 2), call('add', 3, 4)])).toEqual([2, 3, 7]);
});

test('what is thrown in the worker reaches the caller, and no one else', async () => {
  const { call } = workerClient<Sums>(port());
  const [broken, whole] = await Promise.allSettled([call('divide', 1, 0), call('add', 1, 1)]);
  expect(broken).toMatchObject({ status: 'rejected', reason: new Error('by zero') });
  expect(whole).toMatchObject({ value: 2 });
});

test('events are told apart from answers', () => {
  const heard: string[] = [];
  const worker = port();
  workerClient<Sums, string>(worker, (event) => heard.push(event));
  worker.send({ kind: 'event', event: 'snapshot' });
  expect(heard).toEqual(['snapshot']);
});

test('a worker that breaks leaves nobody waiting', async () => {
  const worker: WorkerPort = { ...port(), postMessage: () => undefined };
  const { call } = workerClient<Sums>(worker);
  const waiting = call('add', 1, 2);
  worker.onerror?.({ message: 'no such file' } as ErrorEvent);
  await expect(waiting).rejects.toThrow('no such file');
});
