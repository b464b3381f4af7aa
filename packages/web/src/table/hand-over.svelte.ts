import type { Seat } from '@ennead/kernel';
import type { GameTable } from './game-table.ts';
import type { Snapshot } from './snapshot.ts';
import type { TableSource } from './source.ts';

/** One device, several people: whose side of the table is shown, and a cover in between where there is something to hide. */
export class HandOver {
  readonly #game: GameTable;
  readonly #source: TableSource;
  #viewer: Seat | null;
  /** The position at which another side was asked for: once is enough. */
  #lookedAt = -1;
  /** The device must be handed to this seat before anything is shown. */
  passTo: Seat | null = $state(null);
  /** It was handed over; their side of the table is on its way. */
  isUnderWay = $state(false);

  constructor(game: GameTable, source: TableSource, first: Snapshot) {
    this.#game = game;
    this.#source = source;
    this.#viewer = first.viewer;
    const hides = first.decisions[0]?.secret !== undefined || game.hasSecrets(first.view, first.viewer ?? 0);
    if (isShared(first) && hides) this.passTo = first.viewer;
    this.follow(first);
  }

  /** The device has been handed over. */
  take(): void {
    if (this.passTo === null) return;
    if (this.passTo === this.#viewer) this.passTo = null;
    else if (!this.isUnderWay) {
      this.isUnderWay = true;
      this.#source.look(this.passTo);
    }
  }

  /** Someone else at this device is asked now: show their side, or a cover first if there is something to hide. */
  follow(snapshot: Snapshot): void {
    const { decisions, next, view, viewer } = snapshot;
    if (viewer !== this.#viewer) {
      this.#viewer = viewer;
      if (this.passTo === viewer) this.passTo = null;
      this.isUnderWay = false;
      this.#lookedAt = -1;
    }
    if (decisions.length > 0 || next === null || next.seat === viewer || viewer === null) return;
    const hides =
      next.secret || this.#game.hasSecrets(view, viewer) || this.#game.hasSecrets(view, next.seat);
    if (isShared(snapshot) && hides) this.passTo = next.seat;
    else if (this.#lookedAt !== snapshot.number) {
      this.#lookedAt = snapshot.number;
      this.#source.look(next.seat);
    }
  }
}

function isShared({ seats }: Snapshot): boolean {
  return seats.filter(({ mine }) => mine).length > 1;
}
