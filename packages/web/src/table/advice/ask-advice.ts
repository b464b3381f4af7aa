import type { Explained } from '@ennead/bots';
import type { BaseState, Decision } from '@ennead/kernel';

/** Page to worker: what a seat sees and what it is asked. */
export interface AdviceCall {
  readonly id: number;
  readonly game: string;
  readonly view: BaseState;
  readonly decision: Decision;
}

/** Worker to page: the best options, the best one first. */
export interface AdviceAnswer {
  readonly id: number;
  readonly best: readonly Explained[];
}

let worker: Worker | null = null;
let calls = 0;

/** What a strong bot would do in this place, and why. It knows no more than the person who asks. */
export function askAdvice(game: string, view: BaseState, decision: Decision): Promise<readonly Explained[]> {
  worker ??= new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  calls += 1;
  const id = calls;
  return new Promise((resolve, reject) => {
    asked.addEventListener('message', function heard({ data }: MessageEvent<AdviceAnswer>) {
      if (data.id !== id) return;
      asked.removeEventListener('message', heard);
      resolve(data.best);
    });
    asked.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
    asked.postMessage({ id, game, view, decision } satisfies AdviceCall);
  });
}
