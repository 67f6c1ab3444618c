import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime } from '../core/server-clock.ts';
import { desk, stage } from './desk.test-support.ts';
import { locksAtOnce } from './locks-at-once.ts';

const NOW = '2099-06-08T12:00:00.000Z';
const [before, after] = ['2099-06-08T11:59:00.000Z', '2099-06-08T12:05:00.000Z'];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
  noteServerTime(new Response(null, { headers: { 'Server-Time': NOW } }));
});
afterEach(() => vi.useRealTimers());

const at = (state: 'open' | 'locked', picked = 3) =>
  desk({ stage: 0, stages: [stage(0, { state, picked })] });

test('a start before now locks what is open, by the server’s clock, and says how many have picked', () => {
  expect(locksAtOnce(at('open'), before)).toContain('3 people picked it');
  expect(locksAtOnce(at('open', 0), before)).toContain('Nobody has the time to pick it any more');
});

test.each([
  { why: 'a later one', of: at('open'), startsAt: after },
  { why: 'none', of: at('open'), startsAt: null },
  { why: 'one of a stage that is locked', of: at('locked'), startsAt: before },
])('$why locks nothing', ({ of, startsAt }) => {
  expect(locksAtOnce(of, startsAt)).toBeNull();
});
