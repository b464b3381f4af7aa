import { flushSync, getContext, setContext } from 'svelte';

/** Turns that are short share a task up to this. */
const TASK_MS = 1;
const TURNS = Symbol('turns');

type Turn = () => void;

/** What stands around the board, the place of the board, what is drawn on it, all else: in this order. */
export const FRAME = 0;
export const BOARD = 1;
export const ON_BOARD = 2;
export const REST = 3;
export const LAST = 4;

/**
 * The parts of a page that is opened, drawn one after the other, each in a task of its own: a slow processor answers a tap in
 * between, and what matters is seen before the rest is there. When all have had their turn, whatever is new is drawn at once.
 */
export class Turns {
  readonly #waiting = new Map<number, Set<Turn>>();
  readonly #onOver: Turn;
  #isUnderWay = false;
  isOver = false;

  constructor(onOver: Turn = () => undefined) {
    this.#onOver = onOver;
  }

  /** Draws this when its turn has come: lower ranks first, in one rank who came first. Returns how to withdraw it. */
  wait(rank: number, turn: Turn): Turn {
    const waiting = this.#waiting.get(rank) ?? new Set();
    this.#waiting.set(rank, waiting.add(turn));
    if (!this.#isUnderWay) {
      this.#isUnderWay = true;
      nextTask(() => this.#run());
    }
    return () => waiting.delete(turn);
  }

  #run(): void {
    const end = performance.now() + TASK_MS;
    do {
      const next = this.#next();
      if (next === undefined) {
        this.isOver = true;
        this.#onOver();
        return;
      }
      flushSync(next);
    } while (performance.now() < end);
    nextTask(() => this.#run());
  }

  #next(): Turn | undefined {
    for (const rank of [...this.#waiting.keys()].sort((a, b) => a - b)) {
      const waiting = this.#waiting.get(rank);
      for (const turn of waiting ?? []) {
        waiting?.delete(turn);
        return turn;
      }
    }
    return undefined;
  }
}

/** What is drawn inside the component that calls this takes turns. */
export function takeTurns(onOver?: Turn): Turns {
  return setContext(TURNS, new Turns(onOver));
}

/** The turns that are still taken around the component that asks; none: everything is drawn at once. */
export function turnsHere(): Turns | null {
  const turns = getContext<Turns | undefined>(TURNS);
  return turns === undefined || turns.isOver ? null : turns;
}

/** Resolves in a task of its own. */
export function nextTurn(): Promise<void> {
  return new Promise(nextTask);
}

/** Without the wait of a timer that is set again and again. */
function nextTask(run: Turn): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}
