import type { BaseState, Viewer } from '@ennead/kernel';
import type { ReplaySource } from '../source.ts';
import { logOf, me, recordOf, replayAt, tableInfo } from './api.ts';
import { sittingAt } from './room.ts';

/** A match at the server, looked back at as far as the visitor may know. */
export function remoteReplay(id: string): ReplaySource {
  return {
    async open() {
      const [info, person, end] = await Promise.all([tableInfo(id), me(), replayAt(id, 0, null)]);
      if (!info.ok) return info;
      if (!end.ok) return end;
      const { game, seats, status } = info.value;
      const mine = person.ok ? person.value.person?.id : undefined;
      const open = [...seats.keys()].filter(
        (seat) => status === 'finished' || (mine !== undefined && seats[seat]?.person?.id === mine),
      );
      const viewers = [null, ...open];
      return { ok: true, value: { game, length: end.value.of, seats: sittingAt(info.value), viewers } };
    },
    async at(number: number, viewer: Viewer) {
      const step = await replayAt(id, number, viewer);
      if (!step.ok) throw new Error(step.problem.message);
      const { view, facts, stops, by, waiting, outcome } = step.value;
      return { number, view: view as unknown as BaseState, facts, stops, by, waiting, outcome };
    },
    async facts(viewer) {
      const log = await logOf(id, viewer);
      if (!log.ok) return [];
      return log.value.entries.flatMap(({ moment, facts }) =>
        facts.map((fact) => ({ number: moment, fact })),
      );
    },
    record: () => recordOf(id),
    close: () => undefined,
  };
}
