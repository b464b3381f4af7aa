import { expect, test } from 'vitest';
import { enter, tableOf } from '../testing/client.ts';
import { startServer } from '../testing/server.ts';
import { sweep } from './due.ts';

test('a table of rules that are gone keeps no other waiting', async () => {
  const server = await startServer({ pace: { least: 3_600_000, secret: 3_600_000 } });
  const anna = await enter(server.url, 'Anna');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' as const }];
  const [gone, kept] = [await tableOf([anna], { seats }), await tableOf([anna], { seats })];
  await server.db.run('UPDATE tables SET due = 1, rules = 999 WHERE id = ?', [gone.id]);
  await server.db.run('UPDATE tables SET due = 2 WHERE id = ?', [kept.id]);
  server.hub.rooms.clear();
  const chore = sweep(server.hub);
  await expect.poll(() => server.hub.rooms.has(kept.id)).toBe(true);
  chore.stop();
  await server.close();
});
