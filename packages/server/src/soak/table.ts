import { missing } from '@ennead/kernel';
import type { Fresh, TableInfo } from '@ennead/wire';
import type { Tally } from '../soak.ts';
import type { SoakPerson } from './person.ts';
import type { Heard, HeardMove } from './sample.ts';
import { newSeat, type SoakSeat, takeFresh, takeMoved } from './seat.ts';

/** A table of the soak: people who answer at random as soon as they are asked. */
export interface SoakTable {
  readonly game: string;
  readonly people: readonly SoakPerson[];
  id: string;
  seats: SoakSeat[];
  begin(): void;
  /** Whether no answer is on its way. */
  quiet(): boolean;
}

let calls = 0;

export async function soakTable(
  game: string,
  people: readonly SoakPerson[],
  tally: Tally,
  pause: number,
): Promise<SoakTable> {
  const table: SoakTable = {
    game,
    people,
    id: '',
    seats: [],
    begin: () => table.seats.forEach(act),
    quiet: () => table.seats.every(({ sentAt }) => sentAt === 0) && !sitting,
  };
  const asked = new Map<number, Fresh['decisions']>();
  /** For the moment that an answer brings about: who gave it last, when, and how many others have not yet seen it. */
  const coming = new Map<number, { seat: number; at: number; unseen: number }>();
  let sitting = false;

  function act(seat: SoakSeat): void {
    const decision = asked.get(seat.seat)?.[0];
    if (!tally.running || decision === undefined || seat.sentAt !== 0) return;
    asked.delete(seat.seat);
    const option = decision.options[Math.floor(Math.random() * decision.options.length)] ?? missing();
    const send = () => {
      seat.sentAt = performance.now();
      coming.set(seat.moment + 1, { seat: seat.seat, at: seat.sentAt, unseen: people.length - 1 });
      const id = `s${calls++}`;
      seat.person.send({ type: 'decide', id, table: table.id, seat: seat.seat, number: seat.number, option });
    };
    if (pause === 0) send();
    else {
      seat.sentAt = performance.now();
      setTimeout(
        () => {
          if (tally.running) send();
          else seat.sentAt = 0;
        },
        pause * (0.5 + Math.random()),
      );
    }
  }

  function receive(seat: SoakSeat, message: Heard): void {
    if (message.type === 'done') {
      tally.ack.push(performance.now() - seat.sentAt);
      tally.moves += 1;
      seat.sentAt = 0;
      seat.acknowledged = Math.max(seat.acknowledged, message.number);
      act(seat);
    } else if (message.type === 'refused') {
      tally.errors += 1;
      seat.sentAt = 0;
    } else if ((message.type === 'fresh' || message.type === 'moved') && message.table === table.id) {
      if (message.type === 'fresh') takeFresh(seat, message);
      else follow(seat, message);
      asked.set(seat.seat, message.decisions);
      if (message.outcome !== null) void again(seat.seat);
      else act(seat);
    }
  }

  function follow(seat: SoakSeat, moved: HeardMove): void {
    if (!takeMoved(seat, moved)) return;
    const sent = coming.get(moved.moment);
    if (sent === undefined || sent.seat === seat.seat) return;
    sent.unseen -= 1;
    if (sent.unseen > 0) return;
    coming.delete(moved.moment);
    tally.seen.push(performance.now() - sent.at);
  }

  /** A finished game makes room for the next. */
  async function again(seat: number): Promise<void> {
    if (seat !== 0 || !tally.running) return;
    tally.finishedGames += 1;
    sitting = true;
    try {
      await sit();
    } catch {
      tally.errors += 1;
    }
    sitting = false;
    table.begin();
  }

  async function sit(): Promise<void> {
    const [host, ...others] = people as [SoakPerson, ...SoakPerson[]];
    if (table.id !== '') for (const person of people) person.send({ type: 'unwatch', table: table.id });
    const { id } = await host.post<TableInfo>('/tables', {
      game,
      setup: {},
      seats: people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
      visibility: 'private',
    });
    for (const person of others) await person.post(`/tables/${id}/join`, {});
    await host.post(`/tables/${id}/start`);
    asked.clear();
    coming.clear();
    table.id = id;
    table.seats = people.map(newSeat);
    await Promise.all(
      table.seats.map((seat) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        seat.person.onMessage = (message) => {
          receive(seat, message);
          if (message.type === 'fresh') resolve();
        };
        seat.person.send({ type: 'watch', table: id, seat: seat.seat });
        return promise;
      }),
    );
  }

  await sit();
  return table;
}

/** Waits until no answer is on its way. */
export async function stopTable(table: SoakTable): Promise<void> {
  const patience = performance.now() + 10_000;
  while (!table.quiet() && performance.now() < patience)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
