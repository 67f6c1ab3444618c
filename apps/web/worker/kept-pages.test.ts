import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptPages } from './kept-pages.ts';

const shell = '/cs';
const event = {} as Parameters<KeptPages['renew']>[1];
const pageOf = (build: string) => `<script src="/assets/index-${build}.js"></script>`;

/** A server of which each test says what it answers. */
let served: () => Promise<Response>;
let store: Map<string, Response>;
let asked: Request[];
let isFileThere: boolean;
let newPages: number;

function answerOf(html: string, headers: Record<string, string> = {}): Response {
  const answer = new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      date: new Date().toUTCString(),
      ...headers,
    },
  });
  Object.defineProperty(answer, 'type', { value: 'basic' });
  return answer;
}

const askFor = (cache: RequestCache = 'default') =>
  new Request(`https://callshot.example${shell}`, { cache });
const shown = async (request = askFor()) => (await pages().answer(request, shell)).text();

const pages = () =>
  new KeptPages({
    keepFile: async () => new Response(null, { status: isFileThere ? 200 : 404 }),
    onNewPage: async () => {
      newPages += 1;
    },
    restMs: 0,
  });

beforeEach(() => {
  served = async () => answerOf(pageOf('new'));
  store = new Map();
  asked = [];
  isFileThere = true;
  newPages = 0;
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, answer: Response) => void store.set(key, answer),
    }),
    delete: async () => store.clear(),
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return served();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a kept page is shown without asking the server', async () => {
  store.set(shell, answerOf(pageOf('old')));
  expect(await shown()).toBe(pageOf('old'));
  expect(asked).toEqual([]);
});

test('somebody who loads the page again gets the server’s', async () => {
  store.set(shell, answerOf(pageOf('old')));
  expect(await shown(askFor('no-cache'))).toBe(pageOf('new'));
  expect(await shown(askFor('reload'))).toBe(pageOf('new'));
});

test.each([
  { why: 'without a connection', serves: () => Promise.reject(new TypeError('offline')) },
  {
    why: 'where the server is being started',
    serves: async () => new Response('', { status: 503 }),
  },
])('loading again shows the kept page $why', async ({ serves }) => {
  store.set(shell, answerOf(pageOf('old')));
  served = serves;
  expect(await shown(askFor('no-cache'))).toBe(pageOf('old'));
});

test.each([
  { why: 'is older than a week', date: new Date(Date.now() - 8 * 86_400_000).toUTCString() },
  { why: 'is from a future that was a wrong clock', date: 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { why: 'says no time', date: '' },
])('the server is asked first where the kept page $why', async ({ date }) => {
  store.set(shell, answerOf(pageOf('old'), { date }));
  expect(await shown()).toBe(pageOf('new'));
});

test('without a connection another kept page stands in, and none where nothing is kept', async () => {
  served = () => Promise.reject(new TypeError('offline'));
  await expect(shown()).rejects.toThrow('offline');
  store.set('/cs/leagues', answerOf(pageOf('old')));
  expect(await shown()).toBe(pageOf('old'));
});

test('a page of another build takes the place of the kept one, and open pages are told', async () => {
  store.set(shell, answerOf(pageOf('old')));
  await pages().renew(shell, event);
  expect(await shown()).toBe(pageOf('new'));
  expect(newPages).toBe(1);
  await pages().renew(shell, event);
  expect(newPages).toBe(1);
});

test.each([
  { why: 'a file of it is gone', isThere: false, serves: () => answerOf(pageOf('new')) },
  { why: 'it is no page', serves: () => answerOf('{}', { 'content-type': 'application/json' }) },
  {
    why: 'somebody else answered',
    serves: () => new Response(pageOf('x'), { headers: { 'content-type': 'text/html' } }),
  },
  { why: 'it names no files', serves: () => answerOf('<h1>Maintenance</h1>') },
  {
    why: 'there is no connection',
    serves: () => {
      throw new TypeError('offline');
    },
  },
])('the kept page stays where $why', async ({ serves, isThere = true }) => {
  isFileThere = isThere;
  served = async () => serves();
  store.set(shell, answerOf(pageOf('old')));
  await pages().renew(shell, event);
  expect(await shown()).toBe(pageOf('old'));
  expect(newPages).toBe(0);
});

test('an open page learns that the kept one is of another build', async () => {
  expect(await pages().isOther(shell, '/assets/index-old.js')).toBe(false);
  store.set(shell, answerOf(pageOf('new')));
  expect(await pages().isOther(shell, '/assets/index-old.js')).toBe(true);
  expect(await pages().isOther(shell, '/assets/index-new.js')).toBe(false);
});

test('asked twice at once, the server is asked once', async () => {
  const kept = pages();
  await Promise.all([kept.renew(shell, event), kept.renew(shell, event)]);
  expect(asked).toHaveLength(1);
});
