// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { inviteOfAccount, rememberInviteOfAccount } from './invite-of-account.ts';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('an invite is kept for the address that the account was made with, and for no other', () => {
  expect(inviteOfAccount('ann@example.org')).toBe(null);
  rememberInviteOfAccount('abcdefgh', ' Ann@Example.org');
  expect(inviteOfAccount('ann@example.org')).toBe('abcdefgh');
  expect(inviteOfAccount('bo@example.org')).toBe(null);
});

test('it is kept as long as the link of a mail is good', () => {
  vi.useFakeTimers();
  rememberInviteOfAccount('abcdefgh', 'ann@example.org');
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  expect(inviteOfAccount('ann@example.org')).toBe('abcdefgh');
  vi.advanceTimersByTime(1);
  expect(inviteOfAccount('ann@example.org')).toBe(null);
});
