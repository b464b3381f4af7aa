import { version } from '../config.ts';
import type { Api } from './api.ts';

/** Whether the server works, for whoever watches over it. */
export function addHealth({ app, hub }: Api): void {
  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) => {
    try {
      await hub.db.all('SELECT 1 AS one');
      return { status: 'ok', version, storage: hub.db.kind };
    } catch {
      void reply.status(503);
      return { status: 'storage-failed', version, storage: hub.db.kind };
    }
  });
}
