import type { MatchRecord } from '@ennead/kernel';
import { type WorkerClient, workerClient } from '../worker/client.ts';
import type { Curve, OpenedReview, ReviewCalls, ToldMove } from './calls.ts';

export type Depth = 'quick' | 'deep';

/** Worlds played out for one answer. */
const NODES: Readonly<Record<Depth, number>> = { quick: 100, deep: 600 };

/** More cores than these would hardly be free. */
const MOST_WORKERS = 4;

type Reviewer = WorkerClient<ReviewCalls>;

function startReviewer(): Reviewer {
  return workerClient<ReviewCalls>(
    new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  );
}

/** A review under way: workers take one answer after the other, from the first to the last. */
export class ReviewRun {
  readonly #record: MatchRecord;
  #workers: Reviewer[] = [];
  #opened: OpenedReview | null = $state.raw(null);
  #next = 0;
  #isClosed = false;

  curve: Curve = $state.raw({ points: [], turning: [] });
  moves: readonly ToldMove[] = $state.raw([]);
  problem = $state('');

  constructor(record: MatchRecord) {
    this.#record = record;
  }

  /** How many answers are to be looked at; null: not known yet. */
  get all(): number | null {
    return this.#opened?.choices.length ?? null;
  }

  get isDone(): boolean {
    return this.#opened !== null && this.moves.length === this.#opened.choices.length;
  }

  /** The moment of the replay just before a move. */
  momentBefore(move: number): number {
    return Math.max(
      0,
      (this.#opened?.moments ?? []).findLastIndex((standing) => standing <= move),
    );
  }

  /** Looks at everything, from the start, so deep. What was found before goes. */
  async start(depth: Depth): Promise<void> {
    this.#end();
    this.moves = [];
    this.#next = 0;
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency ?? 1));
    this.#workers = Array.from({ length: count }, startReviewer);
    const workers = this.#workers;
    try {
      await Promise.all(workers.map((worker, at) => this.#work(worker, at === 0, NODES[depth])));
    } catch (error) {
      if (workers === this.#workers && !this.#isClosed) this.problem = String(error);
    }
    if (workers === this.#workers) this.#end();
  }

  async #work(worker: Reviewer, isFirst: boolean, nodes: number): Promise<void> {
    const opened = await worker.call('open', this.#record);
    if (!opened.ok) throw new Error(opened.problem.message);
    this.#opened ??= opened.value;
    if (isFirst) this.curve = await worker.call('curve');
    const { choices } = opened.value;
    for (let move = choices[this.#next]; move !== undefined && this.#workers.includes(worker); ) {
      this.#next += 1;
      const told = await worker.call('judge', move, nodes);
      if (!this.#workers.includes(worker)) return;
      this.moves = [...this.moves, told].sort((a, b) => a.move - b.move);
      move = choices[this.#next];
    }
  }

  #end(): void {
    for (const worker of this.#workers) worker.close();
    this.#workers = [];
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
  }
}
