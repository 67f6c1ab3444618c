import { expect, test } from 'vitest';
import { isCreated, isFilledIn } from './new-account.ts';

const account = {
  username: 'ann',
  email: 'ann@example.org',
  password: 'secret12',
  confirmPassword: 'x',
};

test.each([
  { change: {}, is: true, why: 'all four have content' },
  { change: { username: '  ' }, is: false, why: 'spaces are not content' },
  { change: { confirmPassword: '' }, is: false, why: 'the repetition is missing' },
])('may be sent: $why [rule: accounts-1]', ({ change, is }) => {
  expect(isFilledIn({ ...account, ...change })).toBe(is);
});

test('one field error means that nothing was created', () => {
  const none = {
    usernameError: null,
    emailError: null,
    passwordError: null,
    confirmPasswordError: null,
  };
  expect(isCreated(none)).toBe(true);
  expect(isCreated({ ...none, emailError: 'Taken' })).toBe(false);
});
