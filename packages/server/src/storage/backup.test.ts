import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { missing } from '@ennead/kernel';
import { afterAll, expect, test } from 'vitest';
import { as, enter, tableOf } from '../testing/client.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { startServer } from '../testing/server.ts';
import { openSqlite } from './sqlite.ts';

const docs = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
const folder = temporaryFolder();
afterAll(() => folder.remove());

test('the backup of docs/hosting.md, taken while people play, is restored and played on', async () => {
  const [, program = ''] = /npx node --input-type=module -e "\n([\s\S]*?)"\n/.exec(docs) ?? [];
  expect(program).toContain('backup(');
  mkdirSync(join(folder.path, 'data'));
  const server = await startServer({ db: openSqlite(join(folder.path, 'data', 'ennead.sqlite')) });
  const anna = await enter(server.url, 'Anna');
  const table = await tableOf([anna], { seats: [{ kind: 'me' }, { kind: 'me' }] });
  const socket = await anna.connect();
  socket.send({ type: 'watch', table: table.id, seat: 0 });
  const { decisions } = await socket.next('fresh');
  const option = decisions[0]?.options[0] ?? missing();
  await socket.call({ type: 'decide', table: table.id, seat: 0, number: 0, option });
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: folder.path });
  await server.close();

  mkdirSync(join(folder.path, 'restored'));
  const file = join(folder.path, 'restored', 'ennead.sqlite');
  copyFileSync(join(folder.path, 'backup.sqlite'), file);
  const again = await startServer({ db: openSqlite(file) });
  const back = await as(again.url, anna.id, anna.name, anna.key).connect();
  back.send({ type: 'watch', table: table.id, seat: 1 });
  const fresh = await back.next('fresh');
  const answer = fresh.decisions[0]?.options[0] ?? missing();
  const done = await back.call({
    type: 'decide',
    table: table.id,
    seat: 1,
    number: fresh.number,
    option: answer,
  });
  expect(done).toMatchObject({ type: 'done' });
  await again.close();
});
