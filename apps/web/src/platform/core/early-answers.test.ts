// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, call } from './client.ts';

const fetched = vi.fn<typeof fetch>();
const SETTINGS = '/api/settings/all';

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  // Files of one worker share a clock.
  vi.spyOn(performance, 'now').mockReturnValue(900);
  fetched.mockImplementation(async () => Response.json([]));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  fetched.mockReset();
  delete window.earlyAnswers;
});

const early = (answer: Promise<Response>) => {
  answer.catch(() => undefined);
  window.earlyAnswers = new Map([[SETTINGS, answer]]);
};
const settings = (signal?: AbortSignal) =>
  call('GET /api/settings/all', { signal, isSilent: true });
const one = [{ name: 'adminContactName', value: 'Ada' }];

test('an answer that the page asked for is taken once, and then asked for again', async () => {
  early(Promise.resolve(Response.json(one)));
  expect(await settings()).toEqual(one);
  expect(fetched).not.toHaveBeenCalled();
  await settings();
  expect(fetched).toHaveBeenCalledOnce();
});

test('one that failed is asked for again, as any read is', async () => {
  early(Promise.reject(new TypeError('no connection')));
  expect(await settings()).toEqual([]);
  expect(fetched).toHaveBeenCalledOnce();
});

test('one that never comes ends with the timeout of a call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  early(new Promise(() => undefined));
  const failed = settings().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failed).toBeInstanceOf(ApiError);
});

test('a caller that gives up does not wait for it', async () => {
  early(new Promise(() => undefined));
  const controller = new AbortController();
  const read = settings(controller.signal);
  controller.abort(new Error('left'));
  await expect(read).rejects.toThrow('left');
});

test('an old one is not believed', async () => {
  early(Promise.resolve(Response.json(one)));
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await settings()).toEqual([]);
});

test('after something was sent none is believed: somebody may have signed in', async () => {
  early(Promise.resolve(Response.json(one)));
  await call('POST /api/auth/logout', { isSilent: true });
  expect(await settings()).toEqual([]);
});
