import { version } from '../config.ts';
import type { Hub } from '../play/hub.ts';
import { StorageError } from '../storage/sql.ts';
import type { Api } from './api.ts';

type Status = 'ok' | StorageError['code'];

/** Milliseconds. A write that takes longer counts as failed; one answer serves all who ask meanwhile. */
const PATIENCE = 800;
const KEPT = 1000;

/** Whether the server works, for whoever watches over it: it does when something can be written. */
export function addHealth({ app, hub }: Api): void {
  const look = statusOf(hub);
  app.get('/healthz', async (_request, reply) => {
    const status = await look();
    if (status !== 'ok') void reply.status(503);
    return { status, version, storage: hub.db.kind };
  });
}

/** Writes at most once a second however often it is asked, and never two at a time. */
function statusOf({ db }: Hub): () => Promise<Status> {
  let writing: Promise<Status> | null = null;
  let latest: { readonly status: Status; readonly at: number } | null = null;

  async function write(): Promise<Status> {
    try {
      await db.run(
        `INSERT INTO settings (name, value) VALUES ('written', CAST({now} AS TEXT))
         ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      );
      return 'ok';
    } catch (error) {
      return error instanceof StorageError ? error.code : 'storage-failed';
    }
  }

  return async () => {
    if (latest !== null && performance.now() - latest.at < KEPT) return latest.status;
    writing ??= write().finally(() => {
      writing = null;
    });
    const status = await Promise.race([writing, tooLate()]);
    latest = { status, at: performance.now() };
    return status;
  };
}

function tooLate(): Promise<Status> {
  return new Promise((resolve) => setTimeout(() => resolve('storage-failed'), PATIENCE).unref());
}
