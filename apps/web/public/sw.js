/*
 * Shows what is pushed and opens the page that it is about; loads and keeps nothing else.
 * The message is {title, body, url}, encrypted by the server for this browser alone.
 */

self.addEventListener('push', (event) => {
  const { title, body, url } = messageOf(event.data);
  const shown = self.registration.showNotification(title, {
    body,
    icon: '/favicon.svg',
    data: { url },
    // The same message again takes the place of the first.
    tag: `${title}|${url}`,
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownAddress(event.notification.data?.url)));
});

/** A browser that hears a push has to show something, whatever it holds. */
function messageOf(data) {
  let sent = null;
  try {
    sent = data?.json();
  } catch {
    // No message of the server's.
  }
  const textOf = (value, otherwise) => (typeof value === 'string' ? value : otherwise);
  return {
    title: textOf(sent?.title, 'Callshot'),
    body: textOf(sent?.body, 'There is something new for you.'),
    url: textOf(sent?.url, '/'),
  };
}

/** An address of this site; whatever leads elsewhere leads home. */
function ownAddress(url) {
  const home = new URL('/', self.location.origin).href;
  if (typeof url !== 'string' || !URL.canParse(url, self.location.origin)) return home;
  const { origin, href } = new URL(url, self.location.origin);
  return origin === self.location.origin ? href : home;
}

/** Brings the page to the front where it is open already. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url === address);
  return shown ? shown.focus() : self.clients.openWindow(address);
}
