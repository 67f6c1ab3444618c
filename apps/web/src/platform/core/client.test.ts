// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, call, configureApi } from './client.ts';
import { answersAreOf, isServerAway, noteAnswer } from './connection.ts';
import { serverNow } from './server-clock.ts';

const fetched = vi.fn<typeof fetch>();
const failures: ApiError[] = [];

let user: number | undefined;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  );

const ends: string[] = [];

const headersOf = (index: number) => new Headers(fetched.mock.calls[index]?.[1]?.headers);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  configureApi({
    gameId: () => 2,
    userId: () => user,
    onSessionEnd: (end) => void ends.push(end),
    onFailure: (error) => failures.push(error),
  });
});

afterEach(() => {
  noteAnswer();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetched.mockReset();
  failures.length = 0;
  user = undefined;
});

test('fills path and query, and always names the game', async () => {
  fetched.mockResolvedValue(json({}));
  await call('GET /api/picks/get/user/:eventId', { params: { eventId: 7 }, query: { userId: 3 } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/picks/get/user/7?userId=3');
  expect(headersOf(0).get('Game')).toBe('2');
});

test('says whom the page acts for, where it is for somebody', async () => {
  fetched.mockImplementation(async () => json({}));
  await call('POST /api/auth/logout');
  user = 12;
  await call('POST /api/auth/logout');
  expect([headersOf(0).get('User'), headersOf(1).get('User')]).toEqual([null, '12']);
});

test('escapes what people type into a path', async () => {
  fetched.mockResolvedValue(json({}));
  const params = { eventId: 7, text: 'a/b?c' };
  await call('GET /api/picks/search/leaderboard/:eventId/:text', { params });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/picks/search/leaderboard/7/a%2Fb%3Fc');
});

test('asks for another game when told', async () => {
  fetched.mockResolvedValue(json(null));
  await call('GET /api/event/next', { gameId: 1 });
  expect(headersOf(0).get('Game')).toBe('1');
});

test('sends a body as JSON with the key that makes a repeat harmless', async () => {
  fetched.mockResolvedValue(json({}));
  const body = { groupStagePicks: [], matchPicks: [] };
  await call('POST /api/picks/save/user/:eventId', {
    params: { eventId: 1 },
    body,
    idempotencyKey: 'k',
  });
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(body));
  expect(headersOf(0).get('Content-Type')).toBe('application/json');
  expect(headersOf(0).get('Idempotency-Key')).toBe('k');
});

test('an answer without content is null', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await call('POST /api/auth/logout')).toBeNull();
});

test('a refusal carries its code, title, problems and newer copy, and is told once', async () => {
  const body = {
    code: 'version_conflict',
    title: 'Your picks were changed in another window',
    problems: [{ path: 'matchPicks.0', message: 'Unknown team' }],
    current: { version: 4 },
  };
  fetched.mockResolvedValue(json(body, 409));
  const sent = { params: { eventId: 1 }, body: { groupStagePicks: [], matchPicks: [] } };
  const error = await failureOf(call('POST /api/picks/save/user/:eventId', sent));
  expect(error).toMatchObject({ ...body, status: 409 });
  expect(failures).toEqual([error]);
});

test.each([
  { input: { handles: ['not_found'] }, why: 'its caller answers the code' },
  { input: { isSilent: true }, why: 'it runs in the background' },
])('a failure is thrown but not told when $why', async ({ input }) => {
  fetched.mockResolvedValue(json({ code: 'not_found', title: 'No' }, 404));
  expect(await failureOf(call('GET /api/event/next', input))).toBeInstanceOf(ApiError);
  expect(failures).toEqual([]);
});

test('a read that meets a short interruption is asked once more, unnoticed', async () => {
  vi.useFakeTimers();
  fetched.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(json(null));
  const answer = call('GET /api/event/next');
  await vi.runAllTimersAsync();
  expect(await answer).toBeNull();
  expect(failures).toEqual([]);
});

describe('a server that is away', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  const refused = () => Promise.reject(new TypeError('network'));
  const page = (status: number) => async () => new Response('<html>', { status });

  test.each([
    { why: 'out of reach', answer: refused },
    { why: 'behind a proxy that says 502', answer: page(502) },
    { why: 'behind a proxy that says 503', answer: page(503) },
    { why: 'behind a proxy that says 504', answer: page(504) },
  ])('$why is said by the page after three seconds, until it answers', async ({ answer }) => {
    fetched.mockImplementation(answer);
    const failure = failureOf(call('GET /api/event/next'));
    await vi.advanceTimersByTimeAsync(600);
    expect(await failure).toBeInstanceOf(ApiError);
    expect([isServerAway(), failures]).toEqual([false, []]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(isServerAway()).toBe(true);
    const asked = fetched.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched.mock.calls.length - asked).toBeLessThan(20);
    fetched.mockImplementation(async () => json(null));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(isServerAway()).toBe(false);
    const done = fetched.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched.mock.calls.length).toBe(done);
  });

  test('is not said of one call that fails while others are answered', async () => {
    fetched.mockImplementation(async (url) =>
      String(url).includes('next') ? page(504)() : json(null),
    );
    await failureOf(call('GET /api/event/next'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isServerAway()).toBe(false);
  });

  test('hangs: it is said before the call itself is over', async () => {
    fetched.mockImplementation(hanging);
    const failure = failureOf(call('GET /api/event/next'));
    await vi.advanceTimersByTimeAsync(6100);
    expect(isServerAway()).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ code: 'too_slow' });
  });

  test('a write says that it was not done', async () => {
    fetched.mockImplementation(refused);
    await failureOf(call('POST /api/auth/logout'));
    expect(failures).toMatchObject([{ title: 'The server cannot be reached' }]);
  });
});

test('a write is never repeated by itself', async () => {
  fetched.mockRejectedValue(new TypeError('network'));
  await failureOf(call('POST /api/auth/logout'));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a call that was given up is no failure', async () => {
  const giveUp = new AbortController();
  fetched.mockImplementation(async () => {
    giveUp.abort();
    throw new DOMException('aborted', 'AbortError');
  });
  await failureOf(call('GET /api/event/next', { signal: giveUp.signal }));
  expect(failures).toEqual([]);
});

const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

test('a call that hangs ends after 15 seconds, is not sent again, and says what happened', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(hanging);
  const failure = failureOf(call('POST /api/auth/logout'));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(failures).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ status: 0, code: 'too_slow' });
  expect(fetched.mock.calls.filter(([url]) => String(url).includes('logout'))).toHaveLength(1);
  expect(failures).toHaveLength(1);
});

test('what is known to take longer is waited for longer', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(hanging);
  const failure = failureOf(call('POST /api/auth/logout', { limitMs: 60_000 }));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(failures).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ code: 'too_slow' });
});

test('an answer that breaks off counts as none', async () => {
  vi.useFakeTimers();
  const torn = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"id":'));
          controller.error(new TypeError('network'));
        },
      }),
    );
  fetched.mockImplementation(async () => torn());
  const failure = failureOf(call('POST /api/auth/logout'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await failure).toMatchObject({ status: 0, code: 'network' });
});

describe('without a connection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetched.mockRejectedValue(new TypeError('network'));
  });
  afterEach(() => vi.restoreAllMocks());

  test('a read fails without a word of its own: the page says it for all', async () => {
    const failure = failureOf(call('GET /api/event/next'));
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ title: 'There is no internet connection' });
    expect(failures).toEqual([]);
  });

  test('a write says that it was not done', async () => {
    await failureOf(call('POST /api/auth/logout'));
    expect(failures).toMatchObject([{ title: 'There is no internet connection' }]);
  });
});

test('an error page of something in between still becomes a failure with a title', async () => {
  fetched.mockResolvedValue(new Response('<html>', { status: 500 }));
  const error = await failureOf(call('GET /api/event/next'));
  expect(error).toMatchObject({ status: 500, title: 'Something went wrong' });
});

test('the server’s clock is taken from whatever answer carries it', async () => {
  vi.useFakeTimers({ now: Date.parse('2025-06-03T12:00:00Z') });
  fetched.mockResolvedValue(
    new Response('[]', { headers: { 'Server-Time': '2025-06-03T12:00:05Z' } }),
  );
  await call('GET /api/event/currentEvents', { query: {} });
  expect(serverNow()).toBe(Date.parse('2025-06-03T12:00:05Z'));
});

test('an answer that says why this browser is logged out is told of', async () => {
  const end = 'too-many 2026-11-03T12:00:00.000Z';
  fetched.mockResolvedValue(new Response('null', { headers: { 'Session-Ended': end } }));
  await call('GET /api/user/currentUser');
  expect(ends).toEqual([end]);
});

test('an answer out of the memory of a server without a database says of when it is, until one is of now', async () => {
  vi.useFakeTimers();
  const before = '2026-06-01T12:00:00.000Z';
  const kept = () =>
    new Response('{}', { headers: { 'Of-Before': before, 'Content-Type': 'application/json' } });
  fetched.mockImplementation(async () => kept());
  await call('GET /api/event/get', { query: { eventId: 1 } });
  expect(answersAreOf()).toBe(before);
  // It asks again by itself, and the screens are read anew once the server is back.
  await vi.advanceTimersByTimeAsync(4000);
  expect(isServerAway()).toBe(true);
  expect(fetched.mock.calls.length).toBeGreaterThan(1);
  fetched.mockImplementation(async () => json({}));
  await vi.advanceTimersByTimeAsync(40_000);
  expect(answersAreOf()).toBeNull();
  expect(isServerAway()).toBe(false);
});
