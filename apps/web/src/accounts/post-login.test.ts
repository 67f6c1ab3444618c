// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { isOwnPath, storePostLoginPath, takePostLoginPath } from './post-login.ts';

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

test('what somebody else put into the store is not followed', () => {
  sessionStorage.setItem('callshot.post-login-path', '//evil.example');
  expect(takePostLoginPath()).toBeNull();
});
