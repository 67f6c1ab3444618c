// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPushState, subscribe, unsubscribe } from './push.ts';

const KEY = 'BK-serverkey_0';
const endpoint = 'https://push.example/1';

/** A browser with web push, as far as the product asks it. */
let permission: NotificationPermission;
let answer: NotificationPermission;
let isSubscribed: boolean;
let isReachable: boolean;
let sent: { path: string; body: unknown }[];

const subscription = {
  endpoint,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
  unsubscribe: async () => {
    isSubscribed = false;
    return true;
  },
};

const registration = {
  pushManager: {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      if (!isReachable) throw new Error('no push service');
      isSubscribed = true;
      return subscription;
    },
  },
};

beforeEach(() => {
  permission = 'default';
  answer = 'granted';
  isSubscribed = false;
  isReachable = true;
  sent = [];
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      permission = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
    },
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  { state: 'off', given: 'default', subscribed: false, why: 'nobody was asked yet' },
  { state: 'off', given: 'granted', subscribed: false, why: 'allowed, but not wanted' },
  { state: 'on', given: 'granted', subscribed: true, why: 'allowed and wanted' },
  { state: 'off', given: 'default', subscribed: true, why: 'the permission was taken back' },
  { state: 'denied', given: 'denied', subscribed: true, why: 'forbidden, whatever was before' },
] as const)('push is $state: $why', async ({ state, given, subscribed }) => {
  permission = given;
  isSubscribed = subscribed;
  expect(await readPushState()).toBe(state);
});

test('a browser without web push says so, and there is nothing to end', async () => {
  vi.unstubAllGlobals();
  expect(await readPushState()).toBe('unsupported');
  await unsubscribe();
});

test.each([
  { says: 'denied', reachable: true, obstacle: 'denied', why: 'its user forbids it' },
  { says: 'default', reachable: true, obstacle: 'dismissed', why: 'the question was closed' },
  { says: 'granted', reachable: false, obstacle: 'unreachable', why: 'no push service answers' },
] as const)('nothing is sent to the server when $why', async ({ says, reachable, obstacle }) => {
  answer = says;
  isReachable = reachable;
  expect(await subscribe(KEY)).toBe(obstacle);
  expect(sent).toEqual([]);
});

test('a subscription is told to the server, and its end as well', async () => {
  expect(await subscribe(KEY)).toBeNull();
  expect(await readPushState()).toBe('on');
  await unsubscribe();
  expect(await readPushState()).toBe('off');
  expect(sent).toEqual([
    {
      path: '/api/notification/pushSubscription',
      body: { endpoint, keys: { p256dh: 'point', auth: 'secret' } },
    },
    { path: '/api/notification/pushUnsubscription', body: { endpoint } },
  ]);
});
