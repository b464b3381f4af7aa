import { join } from 'node:path';
import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { openSqlite } from '../storage/sqlite.ts';
import { as, enter, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer } from '../testing/server.ts';

test('a bot asked in secret answers though the clock was set back by a day since', async () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'ennead.sqlite');
  const tomorrow = await startServer({
    db: openSqlite(file),
    now: () => Date.now() + 86_400_000,
    pace: { secret: 3_600_000 },
  });
  const { id, name, key } = await enter(tomorrow.url, 'Anna');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' as const }];
  const { id: table } = await tableOf([as(tomorrow.url, id, name, key)], { seats });
  await tomorrow.close();

  const today = await startServer({ db: openSqlite(file) });
  const socket = await as(today.url, id, name, key).connect();
  socket.send({ type: 'watch', table, seat: 0 });
  const { number, decisions } = await socket.next('fresh');
  expect(decisions[0]?.secret).toBeDefined();
  await socket.call({
    type: 'decide',
    table,
    seat: 0,
    number,
    option: decisions[0]?.options[0] ?? missing(),
  });
  await socket.next('moved', ({ moment }) => moment > 0);
  await today.close();
  folder.remove();
});
