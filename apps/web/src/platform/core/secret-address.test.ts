// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetSecrets, secretsOfPage, takeSecrets } from './secret-address.ts';

beforeEach(() => history.replaceState(null, '', '/'));

test.each([
  {
    why: 'in the query',
    address: '/reset-password?resetId=a-b_c',
    name: 'resetId',
    value: 'a-b_c',
  },
  { why: 'behind the #', address: '/verify-email#token=a-b_c', name: 'token', value: 'a-b_c' },
  { why: 'of the first admin', address: '/first-admin#token=x', name: 'token', value: 'x' },
  {
    why: 'of a message',
    address: '/unsubscribe?token=1.email.x',
    name: 'token',
    value: '1.email.x',
  },
  {
    why: 'of a provider',
    address: '/signin-google?state=s&code=c%2F1',
    name: 'code',
    value: 'c/1',
  },
  { why: 'of a link', address: '/link-reddit?code=c&state=s', name: 'state', value: 's' },
])('a secret leaves the address and stays with the page: $why', ({ address, name, value }) => {
  history.replaceState({ idx: 3 }, '', address);
  takeSecrets();
  expect(location.href).toBe(`${location.origin}${address.replace(/[?#].*/, '')}`);
  expect(secretsOfPage().get(name)).toBe(value);
  // The router's own entries stay.
  expect(history.state.idx).toBe(3);
  // A reload finds it again.
  takeSecrets();
  expect(secretsOfPage().get(name)).toBe(value);
  forgetSecrets();
  expect([...secretsOfPage()]).toEqual([]);
  expect(history.state.idx).toBe(3);
});

test.each(['/rl/event/3?stage=1#x', '/reset-passwords?resetId=x', '/reset-password', '/?token=x'])(
  'other addresses stay as they are: %s',
  (address) => {
    history.replaceState(null, '', address);
    takeSecrets();
    expect(location.pathname + location.search + location.hash).toBe(address);
    expect([...secretsOfPage()]).toEqual([]);
  },
);
