import { settings } from '../settings.ts';
import { foretold } from './last-seen.ts';
import type { SceneState } from './scene-state.svelte.ts';

/** Whether what would come is in sight: somebody wants to know, or it is about to happen and was not foretold yet. */
export class Foretelling {
  readonly #scene: SceneState;
  readonly #tableId: string;
  #state: 'closed' | 'asked' | 'due' = $state('closed');
  /** The question at which it opened by itself. */
  #since = 0;

  constructor(scene: SceneState, tableId: string) {
    this.#scene = scene;
    this.#tableId = tableId;
  }

  get isOpen(): boolean {
    return this.#state !== 'closed';
  }

  open(): void {
    this.#state = 'asked';
  }

  close(): void {
    this.#state = 'closed';
    this.#scene.pointAt([]);
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

  /** In an effect. Where it lies over the board it goes with the first answer, else with the last before it happens. */
  follow(isOverBoard: boolean): void {
    const { game, view, decision, mode, number } = this.#scene;
    const due =
      mode === 'play' && decision !== null && settings().forecast
        ? (game.outlook?.due?.(view, decision) ?? null)
        : null;
    if (due !== null && foretold.of(this.#tableId) !== due) {
      foretold.note(this.#tableId, due);
      this.#since = number;
      this.#state = 'due';
    } else if (this.#state === 'due' && (due === null || (isOverBoard && number !== this.#since)))
      this.close();
  }
}
