import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { reactionTo } from './failures.ts';

test.each([
  { status: 401, reaction: { kind: 'logIn' }, why: 'the session has ended' },
  { status: 403, reaction: { kind: 'toast', text: 'Title' }, why: 'not allowed' },
  { status: 404, reaction: { kind: 'nothing' }, why: 'the screen has its empty state' },
  ...[400, 409, 413, 422].map((status) => ({
    status,
    reaction: { kind: 'error', title: 'Title', isContactShown: false },
    why: 'a refused request says its title only',
  })),
  ...[0, 500, 502, 503].map((status) => ({
    status,
    reaction: { kind: 'error', title: 'Title', isContactShown: true },
    why: 'trouble on our side says whom to ask',
  })),
])('$status: $why [rule: api-4]', ({ status, reaction }) => {
  expect(reactionTo(new ApiError({ status, title: 'Title' }))).toEqual(reaction);
});

test.each([
  { retryAfter: 12, wait: '12 seconds' },
  { retryAfter: 1, wait: '1 second' },
  { retryAfter: 60, wait: '1 minute' },
  { retryAfter: 840, wait: '14 minutes' },
  { retryAfter: 3600, wait: '1 hour' },
  { retryAfter: 7500, wait: '2 hours 5 minutes' },
])('a limit says how long to wait: $wait', ({ retryAfter, wait }) => {
  const error = new ApiError({ status: 429, title: 'Too many requests.', retryAfter });
  expect(reactionTo(error)).toEqual({
    kind: 'toast',
    text: `Too many requests. Try again in ${wait}.`,
  });
});

test('a server that is away says so, too, and titles without a full stop get one', () => {
  const error = new ApiError({ status: 503, title: 'The wiki cannot be read now', retryAfter: 2 });
  expect(reactionTo(error)).toMatchObject({
    title: 'The wiki cannot be read now. Try again in 2 seconds.',
  });
});
