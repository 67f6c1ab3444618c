import { afterEach, describe, expect, test, vi } from 'vitest';
import { showPushes } from './pushes.ts';

type Listener = (event: object) => void;

interface Shown {
  title: string;
  options: {
    body: string;
    silent: boolean;
    lang: string;
    data: { url: string };
    actions: { action: string; title: string }[];
  };
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

describe('a reminder', () => {
  const later = { action: 'later', title: 'Später', notificationId: 12 };
  const reminder = {
    ...message,
    language: 'de',
    actions: [{ action: 'open', title: 'Tipps abgeben' }, later],
  };
  const close = () => undefined;

  async function shownReminder() {
    const worker = startWorker();
    await worker.fire('push', { data: { json: () => reminder } });
    const data = worker.shown[0]?.options.data;
    const press = (action: string) =>
      worker.fire('notificationclick', { action, notification: { close, data } });
    return { ...worker, press };
  }

  test('offers to make picks or to come later, in the receiver’s language [rule: notifications-23]', async () => {
    const { shown, opened, press } = await shownReminder();
    expect(shown[0]?.options).toMatchObject({
      lang: 'de',
      actions: [
        { action: 'open', title: 'Tipps abgeben' },
        { action: 'later', title: 'Später' },
      ],
    });
    await press('open');
    expect(opened).toEqual([`open ${origin}/rl/event/3`]);
  });

  test('that the server tells again is gone until then', async () => {
    const ask = vi.fn(async () => Response.json({ againAt: '2026-11-28T12:00:00.000Z' }));
    vi.stubGlobal('fetch', ask);
    const { shown, opened, press } = await shownReminder();
    await press('later');
    expect(ask.mock.calls).toMatchObject([
      ['/api/notification/later', { method: 'POST', body: '{"notificationId":12}' }],
    ]);
    expect([shown.length, opened]).toEqual([1, []]);
  });

  test.each([
    { why: 'there is no connection', answer: () => Promise.reject(new TypeError('offline')) },
    { why: 'the server refuses', answer: async () => new Response('{}', { status: 401 }) },
    { why: 'it is too late', answer: async () => Response.json({ againAt: null }) },
    { why: 'somebody else answers', answer: async () => new Response('<h1>Hotel</h1>') },
  ])('stays, quietly and without the offer, where $why', async ({ answer }) => {
    vi.stubGlobal('fetch', answer);
    const { shown, press } = await shownReminder();
    await press('later');
    expect(shown[1]).toMatchObject({ title: message.title, options: { silent: true } });
    expect(shown[1]?.options.actions.map(({ action }) => action)).toEqual(['open']);
  });
});
