import type { Viewer } from '@ennead/kernel';
import type { NumberedFact, Snapshot } from '../table/snapshot.ts';
import type { Answer, ReplayInfo, ReplaySource, ReplayStep, TableSource } from '../table/source.ts';

/** A match to look back at, behind the interface of a table where nothing can be decided. */
export interface ReplayTable extends TableSource {
  /** Shows the position after so many moves. Of several calls the last one counts. */
  goTo(number: number): Promise<void>;
  /** All that happens up to the end, and the end, as far as the viewer may know. */
  whole(): Promise<WholeMatch>;
}

export interface WholeMatch {
  readonly facts: readonly NumberedFact[];
  readonly view: Snapshot['view'];
}

const LOOK_ONLY: Answer = { ok: false, problem: { code: 'replay', message: '' } };

export function replayTable(source: ReplaySource, info: ReplayInfo, firstViewer: Viewer): ReplayTable {
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let latest: Snapshot | null = null;
  let viewer = firstViewer;
  let wanted = 0;
  let calls = 0;

  async function goTo(number: number) {
    wanted = number;
    calls += 1;
    const call = calls;
    const step = await source.at(number, viewer);
    if (call !== calls) return;
    const follows = latest !== null && latest.number + 1 === number && latest.viewer === viewer;
    latest = snapshotOf(step, info, viewer, follows);
    for (const listener of listeners) listener(latest);
  }

  return {
    place: 'local',
    goTo,
    async whole() {
      const [facts, { view }] = await Promise.all([source.facts(viewer), source.at(info.length, viewer)]);
      return { facts, view };
    },
    subscribe(listener) {
      listeners.add(listener);
      if (latest !== null) listener(latest);
      return () => listeners.delete(listener);
    },
    decide: async () => LOOK_ONLY,
    undo: async () => LOOK_ONLY,
    answerUndo: async () => LOOK_ONLY,
    look(next) {
      viewer = next;
      void goTo(wanted);
    },
    async history() {
      const number = latest?.number ?? 0;
      return (await source.facts(viewer)).filter((entry) => entry.number <= number);
    },
    story: async (from) => ({ from, view: (await source.at(from, viewer)).view, steps: [] }),
    record: () => source.record(),
    chat: null,
    seating: null,
    close: () => source.close(),
  };
}

function snapshotOf(
  step: ReplayStep,
  { game, seats }: ReplayInfo,
  viewer: Viewer,
  follows: boolean,
): Snapshot {
  const { number, view, facts, stops, by, waiting, outcome } = step;
  return {
    game,
    number,
    moment: number,
    view,
    viewer,
    facts: follows ? facts : [],
    since: follows ? number - 1 : number,
    stops: follows ? stops : [],
    by: follows ? by : null,
    decisions: [],
    owing: [],
    next: null,
    waiting,
    seats: seats.map(({ name, kind }, seat) => ({
      seat,
      name,
      kind,
      mine: false,
      present: true,
      standIn: false,
    })),
    outcome,
    undo: { step: null, turn: null, ask: null, request: null },
    clock: null,
    connection: 'here',
    practice: false,
    room: null,
  };
}
