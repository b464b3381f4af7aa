import type { Problem } from '@ennead/kernel';
import type { Snapshot } from '../snapshot.ts';
import type { Call, CallName, EngineCalls, WorkerMessage } from './calls.ts';

/** The engine behind its worker: calls that return promises, and snapshots as they come. */
export interface Engine {
  call<Name extends CallName>(
    name: Name,
    ...args: Parameters<EngineCalls[Name]>
  ): Promise<ReturnType<EngineCalls[Name]>>;
  close(): void;
}

export function startEngine(onSnapshot: (snapshot: Snapshot) => void): Engine {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, { resolve: (value: never) => void; reject: (problem: Error) => void }>();
  let calls = 0;

  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'snapshot') return onSnapshot(data.snapshot);
    const caller = pending.get(data.id);
    pending.delete(data.id);
    if (data.kind === 'answer') caller?.resolve(data.value as never);
    else caller?.reject(faultOf(data.problem));
  };

  return {
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        calls += 1;
        pending.set(calls, { resolve, reject });
        const message: Call = { id: calls, name, args };
        worker.postMessage(message);
      }),
    close: () => worker.terminate(),
  };
}

function faultOf({ message }: Problem): Error {
  return new Error(message);
}
