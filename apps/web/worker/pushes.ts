declare const self: ServiceWorkerGlobalScope;

/** Shows what is pushed and opens the page that it is about. The message is {title, body, url, language, actions}. */
export function showPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(messageOf(pushed(event.data)))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const shown: unknown = event.notification.data;
    event.waitUntil(
      event.action === 'later' ? putOff(messageOf(shown)) : open(ownAddress(messageOf(shown).url)),
    );
  });
}

interface Message {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly language: string;
  readonly actions: readonly Action[];
}

/** A button, in the receiver's language. */
interface Action {
  readonly action: string;
  readonly title: string;
  readonly notificationId?: unknown;
}

/** TypeScript's own lacks the buttons. */
interface Shown extends NotificationOptions {
  readonly actions: readonly Pick<Action, 'action' | 'title'>[];
}

async function show(message: Message, isAgain = false): Promise<void> {
  const { title, body, url, language, actions } = message;
  const options: Shown = {
    body,
    icon: `/icons/${/^\/cs(\/|$)/.test(url) ? 'cs' : 'rl'}-192.png`,
    badge: '/icons/badge-96.png',
    lang: language,
    silent: isAgain,
    actions: actions.map((each) => ({ action: each.action, title: each.title })),
    data: message,
    // The same message again takes the place of the first.
    tag: `${title}|${url}`,
  };
  await self.registration.showNotification(title, options);
}

/** The server tells it again. A notification that it does not promise to repeat stays, without the offer. */
async function putOff(message: Message): Promise<void> {
  const later = message.actions.find(({ action }) => action === 'later');
  if (later !== undefined && (await isPutOff(later.notificationId))) return;
  await show({ ...message, actions: message.actions.filter((each) => each !== later) }, true);
}

async function isPutOff(notificationId: unknown): Promise<boolean> {
  try {
    const answer = await fetch('/api/notification/later', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Game: '1' },
      body: JSON.stringify({ notificationId }),
    });
    if (!answer.ok) return false;
    const { againAt } = (await answer.json()) as { againAt?: unknown };
    return typeof againAt === 'string';
  } catch {
    return false;
  }
}

function pushed(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    // No message of the server's.
    return null;
  }
}

/** A browser that hears a push has to show something, whatever it holds. */
function messageOf(said: unknown): Message {
  const sent = said as Partial<Record<keyof Message, unknown>> | null | undefined;
  const textOf = (value: unknown, otherwise: string) =>
    typeof value === 'string' ? value : otherwise;
  return {
    title: textOf(sent?.title, 'Callshot'),
    body: textOf(sent?.body, 'There is something new for you.'),
    url: textOf(sent?.url, '/'),
    language: textOf(sent?.language, 'en'),
    actions: Array.isArray(sent?.actions) ? sent.actions.filter(isAction) : [],
  };
}

const isAction = (value: Partial<Action> | null): value is Action =>
  typeof value?.action === 'string' && typeof value.title === 'string';

/** An address of this site; whatever leads elsewhere leads home. */
function ownAddress(url: unknown): string {
  const home = new URL('/', self.location.origin).href;
  if (typeof url !== 'string' || !URL.canParse(url, self.location.origin)) return home;
  const { origin, href } = new URL(url, self.location.origin);
  return origin === self.location.origin ? href : home;
}

/** Brings the page to the front where it is open already. */
async function open(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}
