import https from 'node:https';
import type { PushSubscription } from '../protocol.ts';
import type { Database } from '../storage/sql.ts';
import { isPublicUrl, publicLookup } from './public-address.ts';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys this server signs its pushes with: made once, the same for all processes. */
export async function pushKeys(db: Database): Promise<Keys> {
  const known = await readKeys(db);
  if (known !== undefined) return known;
  const made = JSON.stringify((await webPush()).generateVAPIDKeys());
  await db.run("INSERT INTO settings (name, value) VALUES ('push-keys', ?) ON CONFLICT DO NOTHING", [made]);
  return (await readKeys(db)) ?? JSON.parse(made);
}

async function readKeys(db: Database): Promise<Keys | undefined> {
  const [row] = await db.all<{ value: string }>("SELECT value FROM settings WHERE name = 'push-keys'");
  return row === undefined ? undefined : JSON.parse(row.value);
}

/** Loaded when the first push is asked for. */
const webPush = async () => (await import('web-push')).default;

const agent = new https.Agent({ lookup: publicLookup });

/** Sends a push. False when the browser has ended the subscription. */
export async function sendPush(
  keys: Keys,
  contact: string,
  subscription: Pick<PushSubscription, 'endpoint' | 'keys'>,
  message: object,
): Promise<boolean> {
  if (!isPublicUrl(subscription.endpoint)) return false;
  try {
    await (await webPush()).sendNotification(subscription, JSON.stringify(message), {
      vapidDetails: { subject: contact, ...keys },
      TTL: 86_400,
      timeout: 5000,
      agent,
    });
    return true;
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 404 || statusCode === 410) return false;
    throw error;
  }
}
