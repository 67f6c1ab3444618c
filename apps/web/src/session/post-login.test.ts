// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { isOwnPath, storeEventPath, storePostLoginPath, takePostLoginPath } from './post-login.ts';

beforeEach(() => {
  sessionStorage.clear();
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
  { at: '/about-us', to: null, why: 'so does any other page' },
])('logging in at $at: $why', ({ at, to }) => {
  storePostLoginPath('/rl/event/3');
  history.replaceState(null, '', at);
  storeEventPath();
  expect(takePostLoginPath()).toBe(to);
});

test('what somebody else put into the store is not followed', () => {
  sessionStorage.setItem('callshot.post-login-path', '//evil.example');
  expect(takePostLoginPath()).toBeNull();
});
