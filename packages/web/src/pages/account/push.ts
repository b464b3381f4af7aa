import type { Result } from '@ennead/kernel';
import type { Me } from '@ennead/wire';
import { addPush, channels, dropPushes } from './api.ts';

/** `blocked`: the person has told the browser never to show notifications of this page. */
export type PushState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on';

const registration = async () => (await navigator.serviceWorker?.getRegistration()) ?? null;

/** Whether this device is told. */
export async function pushState(): Promise<PushState> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  const worker = await registration();
  if (worker === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks for permission and subscribes this device. Call it on a click: browsers want to see one. */
export async function turnOnPush(): Promise<Result<Me>> {
  if ((await Notification.requestPermission()) !== 'granted') return failed('push-blocked');
  const worker = await registration();
  const known = await channels();
  if (!known.ok) return known;
  try {
    const subscription = await worker?.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: known.value.key,
    });
    return subscription === undefined ? failed('push-failed') : addPush(subscription.toJSON());
  } catch {
    return failed('push-failed');
  }
}

/** Who leaves is told no more on this device; the server forgets it when the next push finds nobody. */
export async function leavePush(): Promise<void> {
  const subscription = await (await registration())?.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
}

/** No more pushes, on no device. */
export async function turnOffPush(): Promise<Result<Me>> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return dropPushes();
}

function failed(code: string): Result<Me> {
  return { ok: false, problem: { code, message: '' } };
}
