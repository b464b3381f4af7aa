import { missing } from '@ennead/kernel';
import type { Fresh } from '@ennead/wire';
import { expect, test } from 'vitest';
import { enter, tableOf } from '../testing/client.ts';
import { startServer } from '../testing/server.ts';

test('who watches the same seat twice hears everything once', async () => {
  const server = await startServer();
  const people = [await enter(server.url, 'Anna'), await enter(server.url, 'Ben')];
  const { id: table } = await tableOf(people);
  const [one, two] = await Promise.all(people.map((person) => person.connect()));
  if (one === undefined || two === undefined) throw new Error('two sockets were opened');
  for (const _ of [1, 2]) {
    one.send({ type: 'watch', table, seat: 0 });
    await one.next('fresh');
  }
  two.send({ type: 'watch', table, seat: 1 });
  await two.next('fresh');
  for (const [seat, socket] of [one, two].entries()) {
    const { decisions } = socket.received.findLast((each): each is Fresh => each.type === 'fresh') as Fresh;
    const option = decisions[0]?.options[0] ?? missing();
    await socket.call({ type: 'decide', table, seat, number: 0, option });
  }
  await one.next('moved', ({ moment }) => moment === 1);
  one.send({ type: 'ping' });
  await one.next('pong');
  const numbers = one.received.flatMap((message) => (message.type === 'moved' ? [message.number] : []));
  expect(numbers).toEqual([1, 2]);
  await server.close();
});
