import { type LocalSource, recordSource } from '../table/local/local-source.ts';
import type { LocalSeat } from '../table/local/local-table.ts';
import type { Snapshot, UndoState } from '../table/snapshot.ts';
import type { ExerciseRun } from './exercise-run.svelte.ts';

const NO_WAY_BACK: UndoState = { step: null, turn: null, ask: null, request: null };

/** The table of an exercise: it hears the answer that is looked for and no other; once that is found it is played on. */
export function exerciseSource(
  run: ExerciseRun,
  players: number,
  name: string,
  wrong: () => string,
): LocalSource {
  const { record, seat } = run.exercise;
  const seats = Array.from(
    { length: players },
    (_, other): LocalSeat =>
      other === seat ? { kind: 'person', name } : { kind: 'bot', name: '', bot: 'easy' },
  );
  const source = recordSource(record, seats);
  const cut = (snapshot: Snapshot): Snapshot =>
    run.isSolved ? snapshot : { ...snapshot, practice: false, undo: NO_WAY_BACK };
  return {
    ...source,
    subscribe: (listener) => source.subscribe((snapshot) => listener(cut(snapshot))),
    async decide(by, option) {
      if (!run.accepts(option)) {
        run.refused();
        return { ok: false, problem: { code: 'exercise', message: wrong() } };
      }
      const taken = await source.decide(by, option);
      if (taken.ok) run.answered();
      return taken;
    },
  };
}
