import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { sqliteThread } from './sqlite-thread.ts';

test('what a thread that ends has not written is refused, and so is what comes after', async () => {
  const folder = temporaryFolder();
  const thread = sqliteThread(join(folder.path, 'ennead.sqlite'));
  const ended = thread.close();
  const tooLate = () => thread.commit([[['SELECT 1', []]]]);
  await expect(tooLate()).rejects.toMatchObject({ code: 'storage-failed' });
  await ended;
  await expect(tooLate()).rejects.toMatchObject({ code: 'storage-failed' });
  folder.remove();
});
