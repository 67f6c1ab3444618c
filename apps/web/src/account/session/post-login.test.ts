// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetPostLoginPath,
  isOwnPath,
  keepPostLoginPath,
  leavePostLoginPath,
  storePlace,
  storePostLoginPath,
  takePostLoginPath,
  waitingSlip,
} from './post-login.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { path: '/rl/event/3', is: true, why: 'a path of this site' },
  { path: '/rl/event?stage=1', is: true, why: 'with a query' },
  { path: '//evil.example', is: false, why: 'two slashes name another host' },
  { path: '/\\evil.example', is: false, why: 'browsers read a backslash as a slash' },
  { path: '/\t/evil.example', is: false, why: 'browsers drop tabs' },
  { path: 'https://evil.example', is: false, why: 'an address' },
  { path: 'rl/event', is: false, why: 'no leading slash' },
])('$path: $why', ({ path, is }) => {
  expect(isOwnPath(path)).toBe(is);
});

test('is taken once', () => {
  storePostLoginPath('/cs/event/9');
  expect(takePostLoginPath()).toBe('/cs/event/9');
  expect(takePostLoginPath()).toBeNull();
});

test.each([
  { at: '/rl/event/12?stage=2', to: '/rl/event/12?stage=2', why: 'an event is come back to' },
  { at: '/join/7Q4K-M2XD', to: '/join/7Q4K-M2XD', why: 'an invite, too' },
  { at: '/', to: null, why: 'the landing page leads on to the picks' },
  { at: '/about-us', to: '/about-us', why: 'any other page is come back to' },
  { at: '/reset-password', to: null, why: 'a link that was used opens nothing again' },
])('logging in at $at: $why [rule: accounts-30]', ({ at, to }) => {
  storePostLoginPath('/rl/event/3');
  history.replaceState(null, '', at);
  storePlace();
  expect(takePostLoginPath()).toBe(to);
});

test('what somebody else put into the store is not followed [rule: accounts-30]', () => {
  for (const path of ['//evil.example', 7, null]) {
    sessionStorage.setItem('callshot.post-login-path', JSON.stringify({ path, at: Date.now() }));
    expect(takePostLoginPath()).toBeNull();
  }
  sessionStorage.setItem('callshot.post-login-path', '/rl/event/3');
  expect(takePostLoginPath()).toBeNull();
});

test('a place is kept for a day, and a newer one takes its place when it is over', () => {
  vi.useFakeTimers();
  storePostLoginPath('/rl/event/3');
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  keepPostLoginPath();
  expect(leavePostLoginPath()).toBe('/rl/event/3');
  storePostLoginPath('/rl/event/3');
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  history.replaceState(null, '', '/cs/event/6');
  keepPostLoginPath();
  expect(takePostLoginPath()).toBe('/cs/event/6');
});

describe('picks that a visitor submitted', () => {
  const slip = { eventId: 3, eventStageId: 31, picks: { matchPicks: [] } };
  beforeEach(() => storePostLoginPath('/rl/event/3?stage=2', slip));

  test('go along with whoever comes back signed in, for their stage alone', () => {
    expect(waitingSlip(3, 31)).toBeNull();
    expect(takePostLoginPath()).toBe('/rl/event/3?stage=2');
    expect(waitingSlip(3, 30)).toBeNull();
    expect(waitingSlip(3, 31)).toEqual(slip);
  });

  test.each([
    { why: 'is cancelled', act: leavePostLoginPath },
    { why: 'is given up', act: forgetPostLoginPath },
    { why: 'begins anew elsewhere', act: storePlace },
  ])('are not submitted where the sign-in $why', ({ act }) => {
    act();
    takePostLoginPath();
    expect(waitingSlip(3, 31)).toBeNull();
  });

  test('are not submitted by a page that is opened later', () => {
    vi.useFakeTimers();
    takePostLoginPath();
    vi.advanceTimersByTime(2 * 60 * 1000);
    expect(waitingSlip(3, 31)).toBeNull();
  });
});
