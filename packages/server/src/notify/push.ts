import { missing } from '@ennead/kernel';
import type { PushSubscription } from '@ennead/wire';
import type { Database } from '../storage/sql.ts';
import { post, type Reach } from './post.ts';

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
  return (await readKeys(db)) ?? missing();
}

async function readKeys(db: Database): Promise<Keys | undefined> {
  const [row] = await db.all<{ value: string }>("SELECT value FROM settings WHERE name = 'push-keys'");
  return row === undefined ? undefined : JSON.parse(row.value);
}

/** Loaded when the first push is asked for. */
const webPush = async () => (await import('web-push')).default;

/** Sends a push. False when the browser has ended the subscription. */
export async function sendPush(
  reach: Reach,
  keys: Keys,
  contact: string,
  subscription: Pick<PushSubscription, 'endpoint' | 'keys'>,
  message: object,
): Promise<boolean> {
  const { endpoint, headers, body } = (await webPush()).generateRequestDetails(
    subscription,
    JSON.stringify(message),
    { vapidDetails: { subject: contact, ...keys }, TTL: 86_400 },
  );
  const status = await post(reach, { url: endpoint, headers, body });
  if (status === 404 || status === 410) return false;
  if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`);
  return true;
}
