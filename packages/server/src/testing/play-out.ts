import type { Fresh, Moved, TableInfo } from '@ennead/wire';
import type { TestPerson } from './client.ts';

/** Plays a table that has begun to its end over sockets: everybody always takes their first option. */
export async function playOut(table: string, people: readonly TestPerson[]): Promise<TableInfo> {
  const [host] = people as readonly [TestPerson, ...TestPerson[]];
  const { body: info } = await host.api<TableInfo>('GET', `/tables/${table}`);
  await Promise.all(
    info.seats.map(async ({ person }, seat) => {
      const who = people.find(({ id }) => id === person?.id);
      if (who !== undefined) await playSeat(who, table, seat);
    }),
  );
  for (;;) {
    const { body } = await host.api<TableInfo>('GET', `/tables/${table}`);
    if (body.status === 'finished') return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function playSeat(person: TestPerson, table: string, seat: number): Promise<void> {
  const socket = await person.connect();
  socket.send({ type: 'watch', table, seat });
  let now: Fresh | Moved = await socket.next('fresh');
  for (;;) {
    const [asked] = now.decisions;
    const [option] = asked?.options ?? [];
    if (now.waiting.length === 0 && asked === undefined) break;
    if (option !== undefined) await socket.call({ type: 'decide', table, seat, number: now.number, option });
    const number: number = now.number;
    now = await socket.next('moved', (moved) => moved.number > number);
  }
  await socket.close();
}
