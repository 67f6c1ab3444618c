declare const self: ServiceWorkerGlobalScope;

/** Shows what is pushed and opens the page that it is about. The message is {title, body, url}. */
export function showPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(messageOf(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(ownAddress(event.notification.data?.url)));
  });
}

interface Message {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

async function show({ title, body, url }: Message): Promise<void> {
  await self.registration.showNotification(title, {
    body,
    icon: `/icons/${/^\/cs(\/|$)/.test(url) ? 'cs' : 'rl'}-192.png`,
    badge: '/icons/badge-96.png',
    data: { url },
    // The same message again takes the place of the first.
    tag: `${title}|${url}`,
  });
}

/** A browser that hears a push has to show something, whatever it holds. */
function messageOf(data: PushMessageData | null): Message {
  let sent: Partial<Record<keyof Message, unknown>> | null = null;
  try {
    sent = data?.json();
  } catch {
    // No message of the server's.
  }
  const textOf = (value: unknown, otherwise: string) =>
    typeof value === 'string' ? value : otherwise;
  return {
    title: textOf(sent?.title, 'Callshot'),
    body: textOf(sent?.body, 'There is something new for you.'),
    url: textOf(sent?.url, '/'),
  };
}

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
