import { type BaseState, patched } from '@ennead/kernel';
import { type WorkerClient, workerClient } from '../../worker/client.ts';
import type { SceneState } from '../scene-state.svelte.ts';

/** What the page may ask the bot in the worker. */
export interface ChancesCalls {
  /** Counts the turns: positions of one turn have the same number. */
  turn(game: string, view: BaseState): number;
  /** Everybody's chance to win, by what a spectator sees. */
  chances(game: string, view: BaseState, moment: number): number[];
}

/** Everybody's chances after the turn that ended at a moment. */
interface ChancePoint {
  readonly moment: number;
  readonly chances: readonly number[];
}

/** The chances at the ends of turns, as far back as the server tells, and those of now. */
export class Chances {
  readonly #scene: SceneState;
  #worker: WorkerClient<ChancesCalls> | null = null;
  #turn = Number.NaN;
  #isBusy = false;

  points: readonly ChancePoint[] = $state.raw([]);
  failed = $state(false);

  constructor(scene: SceneState) {
    this.#scene = scene;
  }

  /** Brings the curve up to the position on the table; what came meanwhile is asked for after that. */
  async follow(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      while (this.#isBehind()) await this.#catchUp();
    } catch {
      this.failed = true;
    } finally {
      this.#isBusy = false;
    }
  }

  #isBehind(): boolean {
    const { moment } = this.#scene.snapshot;
    // What was taken back is no longer on the curve.
    if (this.points.some((point) => point.moment > moment)) {
      this.points = this.points.filter((point) => point.moment <= moment);
      this.#turn = Number.NaN;
    }
    return this.points.at(-1)?.moment !== moment;
  }

  async #catchUp(): Promise<void> {
    const { source, snapshot } = this.#scene;
    const story = await source.story(this.points.at(-1)?.moment ?? 0);
    let { view } = story;
    if (this.points.length === 0) await this.#note(snapshot.game, story.from, view, false);
    for (const [at, { moment, patch }] of story.steps.entries()) {
      view = patched(view, patch);
      await this.#note(snapshot.game, moment, view, at === story.steps.length - 1);
    }
    if (story.steps.length === 0 && this.#isBehind())
      await this.#note(snapshot.game, snapshot.moment, snapshot.view, true);
  }

  /** A turn has ended, or it is the position of now: that one goes when there is a later one of the same turn. */
  async #note(game: string, moment: number, view: BaseState, isLast: boolean): Promise<void> {
    this.#worker ??= workerClient<ChancesCalls>(
      new Worker(new URL('./chances-worker.ts', import.meta.url), { type: 'module' }),
    );
    const turn = await this.#worker.call('turn', game, view);
    const isNew = turn !== this.#turn;
    if (!isNew && !isLast) return;
    const chances = await this.#worker.call('chances', game, view, moment);
    const before = this.points.filter((point) => point.moment < moment);
    this.points = [...(isNew ? before : before.slice(0, -1)), { moment, chances }];
    this.#turn = turn;
  }

  close(): void {
    this.#worker?.close();
    this.#worker = null;
  }
}
