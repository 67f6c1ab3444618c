import { expect, test } from 'vitest';
import { createDiscordLimits } from './discord-limits.ts';

let now = 1_000_000;
const limitsOf = () => createDiscordLimits(() => now);
const route = (major: string) => ({ name: 'message', major });
const answer = (status: number, headers: Record<string, string>, body: unknown = null) => ({
  status,
  headers: new Headers(headers),
  body,
});

test('a bucket that is empty is left alone until its reset, others are not', () => {
  const limits = limitsOf();
  limits.learn(
    route('1'),
    answer(200, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '1.5' }),
  );
  expect(limits.ask(route('1'))).toEqual({ forMs: 1500, isOfAll: false });
  expect(limits.ask(route('2'))).toBeNull();
  now += 1500;
  expect(limits.ask(route('1'))).toBeNull();
});

test('routes that share a bucket share its limit', () => {
  const limits = limitsOf();
  const bucket = { 'x-ratelimit-bucket': 'b' };
  limits.learn({ name: 'other', major: '1' }, answer(200, bucket));
  limits.learn(
    route('1'),
    answer(429, { ...bucket, 'retry-after': '2', 'x-ratelimit-scope': 'user' }),
  );
  expect(limits.ask({ name: 'other', major: '1' })).toEqual({ forMs: 2000, isOfAll: false });
});

test.each([
  ['by its header', { 'x-ratelimit-global': 'true', 'retry-after': '3' }, null, 3000],
  ['by its body', { 'x-ratelimit-bucket': 'b' }, { global: true, retry_after: 0.25 }, 250],
  ['of what stands in front', { 'retry-after': '60' }, null, 60_000],
  ['that says nothing', {}, 'no JSON', 5000],
  ['that says nonsense', { 'retry-after': 'soon' }, { retry_after: 'later' }, 5000],
])('a limit of all, %s, stops all', (_how, headers, body, forMs) => {
  const limits = limitsOf();
  expect(limits.learn(route('1'), answer(429, headers, body))).toEqual({ forMs, isOfAll: true });
  expect(limits.ask(route('2'))).toEqual({ forMs, isOfAll: true });
  now += forMs;
  expect(limits.ask(route('2'))).toBeNull();
});

test('a process asks forty times a second', () => {
  const limits = limitsOf();
  const asked = Array.from({ length: 41 }, (_, at) => limits.ask(route(String(at))));
  expect(asked.filter((wait) => wait === null)).toHaveLength(40);
  expect(asked.at(-1)).toEqual({ forMs: 1000, isOfAll: true });
});

test('it stops long before its refusals shut the address out', () => {
  const limits = limitsOf();
  for (let at = 0; at < 2000; at += 1) limits.learn(route(String(at)), answer(403, {}));
  expect(limits.ask(route('new'))).toEqual({ forMs: 600_000, isOfAll: true });
});
