import { afterEach, expect, test, vi } from 'vitest';
import { showPushes } from './pushes.ts';

type Listener = (event: object) => void;

interface Shown {
  title: string;
  options: { body: string; data: { url: string } };
}

const origin = 'https://callshot.example';

afterEach(() => vi.unstubAllGlobals());

/** Surroundings of a worker that note what it does. */
function startWorker(pages: readonly string[] = []) {
  const listeners: Record<string, Listener> = {};
  const shown: Shown[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener;
    },
    registration: {
      showNotification: async (title: string, options: Shown['options']) => {
        shown.push({ title, options });
      },
    },
    clients: {
      matchAll: async () =>
        pages.map((url) => ({ url, focus: async () => opened.push(`focus ${url}`) })),
      openWindow: async (url: string) => opened.push(`open ${url}`),
    },
  };
  vi.stubGlobal('self', self);
  showPushes();

  const fire = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    listeners[name]?.({ ...event, waitUntil });
    await work;
  };
  return { fire, shown, opened };
}

const message = { title: 'Picks lock soon', body: 'Worlds', url: '/rl/event/3' };

test.each([
  { sent: message, ...message, why: 'the message of the server' },
  { sent: { title: 1 }, title: 'Callshot', url: '/', why: 'a message that lacks everything' },
  { sent: null, title: 'Callshot', url: '/', why: 'no object' },
  { sent: 'no json', isBroken: true, title: 'Callshot', url: '/', why: 'no JSON at all' },
])('a push is shown: $why', async ({ sent, isBroken, title, url }) => {
  const { fire, shown } = startWorker();
  const json = () => (isBroken ? JSON.parse('{') : sent);
  await fire('push', { data: { json } });
  expect(shown).toMatchObject([{ title, options: { icon: '/icons/rl-192.png', data: { url } } }]);
});

test('a push wears the icon of the game that it is about', async () => {
  const { fire, shown } = startWorker();
  await fire('push', { data: { json: () => ({ ...message, url: '/cs/event/4' }) } });
  expect(shown).toMatchObject([{ options: { icon: '/icons/cs-192.png' } }]);
});

test('a push without anything is shown too, since a browser insists', async () => {
  const { fire, shown } = startWorker();
  await fire('push', { data: null });
  expect(shown).toHaveLength(1);
});

test.each([
  { url: '/rl/event/3', opens: `open ${origin}/rl/event/3`, why: 'a page of this site' },
  { url: `${origin}/cs`, opens: `open ${origin}/cs`, why: 'its whole address' },
  { url: 'https://evil.example/x', opens: `open ${origin}/`, why: 'another site' },
  { url: '//evil.example/x', opens: `open ${origin}/`, why: 'another site without its protocol' },
  { url: '/\\evil.example', opens: `open ${origin}/`, why: 'another site in disguise' },
  { url: 'javascript:alert(1)', opens: `open ${origin}/`, why: 'a script' },
  { url: 7, opens: `open ${origin}/`, why: 'no address at all' },
  { url: '/about-us', opens: `focus ${origin}/about-us`, why: 'a page that is open already' },
])('a press opens pages of this site alone: $why', async ({ url, opens }) => {
  const { fire, opened } = startWorker([`${origin}/about-us`]);
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  await fire('notificationclick', { notification: { close, data: { url } } });
  expect(opened).toEqual([opens]);
  expect(isClosed).toBe(true);
});
