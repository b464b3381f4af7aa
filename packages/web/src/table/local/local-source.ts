import type { MatchRecord } from '@ennead/kernel';
import type { Snapshot } from '../snapshot.ts';
import type { Answer, ReplaySource, TableSource } from '../source.ts';
import type { NewLocalTable } from './calls.ts';
import { startEngine } from './engine.ts';
import type { LocalSeat } from './local-table.ts';

export interface LocalSource extends TableSource {
  /** Resolves when the table stands. */
  readonly ready: Promise<Answer>;
}

/** A table on this device: a new one, or one kept in this browser by its id. */
export function localSource(table: NewLocalTable | string): LocalSource {
  return sourceOf((engine) =>
    typeof table === 'string' ? engine.call('resume', table) : engine.call('start', table),
  );
}

/** A position to be played on from; nothing of it is kept. */
export function trySource(game: string, position: unknown, name: string): LocalSource {
  return sourceOf((engine) => engine.call('tryOut', game, position, name));
}

/** A game that was begun elsewhere, to be played on from where its record ends; nothing of it is kept. */
export function recordSource(record: MatchRecord, seats: readonly LocalSeat[]): LocalSource {
  return sourceOf((engine) => engine.call('tryRecord', record, seats));
}

function sourceOf(begin: (engine: ReturnType<typeof startEngine>) => Promise<Answer>): LocalSource {
  let latest: Snapshot | null = null;
  const listeners = new Set<(snapshot: Snapshot) => void>();
  const engine = startEngine((snapshot) => {
    latest = snapshot;
    for (const listener of listeners) listener(snapshot);
  });
  const ready = begin(engine);

  return {
    place: 'local',
    ready,
    subscribe(listener) {
      listeners.add(listener);
      if (latest !== null) listener(latest);
      return () => listeners.delete(listener);
    },
    decide: (seat, option) => engine.call('decide', seat, option),
    undo: (to) => engine.call('undo', to),
    answerUndo: async () => ({ ok: true, value: null }),
    look: (viewer) => void engine.call('look', viewer),
    history: () => engine.call('history'),
    story: (from, to) => engine.call('story', from, to),
    record: () => engine.call('record'),
    chat: null,
    seating: null,
    close: engine.close,
  };
}

/** A match to look back at: a table kept in this browser, or a record from a file. */
export function localReplay(from: { readonly id: string } | { readonly record: unknown }): ReplaySource {
  const engine = startEngine(() => undefined);
  return {
    open: () => engine.call('replay', from),
    at: (number, viewer) => engine.call('at', number, viewer),
    facts: (viewer) => engine.call('facts', viewer),
    record: () => engine.call('record'),
    close: engine.close,
  };
}
