import { call } from '../../platform/core/client.ts';
import { registerWorker } from '../../platform/core/service-worker.ts';

/** The state of push notifications in this browser. */
export type PushState =
  /** The browser knows no web push. */
  | 'unsupported'
  /** Its user has forbidden this site to notify. */
  | 'denied'
  | 'off'
  | 'on';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await findSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Why a browser could not be subscribed; a refusal of the server's throws as any other. */
export type PushObstacle = 'denied' | 'dismissed' | 'unreachable';

/** Asks for permission where it was not given yet, then has push sent to this browser. */
export async function subscribe(pushKey: string): Promise<PushObstacle | null> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const subscription = await subscribeBrowser(pushKey);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'unreachable';
  const { p256dh, auth } = keys;
  await call('POST /api/notification/pushSubscription', {
    body: { endpoint, keys: { p256dh, auth } },
  });
  return null;
}

async function subscribeBrowser(pushKey: string): Promise<PushSubscription | null> {
  try {
    const registration = await registerWorker();
    const existing = await registration.pushManager.getSubscription();
    // One that was made with another key of the server's would hear nothing any more.
    if (existing && !isMadeWith(existing, pushKey)) await existing.unsubscribe();
    await navigator.serviceWorker.ready;
    return await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    });
  } catch {
    return null;
  }
}

function isMadeWith({ options }: PushSubscription, pushKey: string): boolean {
  if (!options.applicationServerKey) return false;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === pushKey;
}

/** This browser hears nothing any more, whatever becomes of the server's answer. */
export async function unsubscribe(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await call('POST /api/notification/pushUnsubscription', { body: { endpoint } });
}
