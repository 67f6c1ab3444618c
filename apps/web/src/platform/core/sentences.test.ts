import { expect, test } from 'vitest';
import { retold } from './sentences.ts';

const picks = 'POST /api/picks/save/user/:eventId';

test.each([
  {
    why: 'a code means what its call says by it',
    call: picks,
    body: { code: 'version_conflict', title: 'Of a server of another day' },
    title: 'Your picks were changed in another window',
  },
  {
    why: 'any other call says the usual sentence',
    call: 'GET /api/event/next',
    body: { code: 'too_many_requests', title: '' },
    title: 'Too many requests.',
  },
  {
    why: 'a code of a newer server is told in its own words',
    call: picks,
    body: { code: 'invented_tomorrow', title: 'Told by a newer server' },
    title: 'Told by a newer server',
  },
  {
    why: 'a name that every object has is no code',
    call: picks,
    body: { code: 'constructor', title: 'As it came' },
    title: 'As it came',
  },
  { why: 'an answer without a code stays as it is', call: picks, body: {}, title: undefined },
])('$why [rule: api-22]', async ({ call, body, title }) => {
  expect((await retold(call, body)).title).toBe(title);
});

test('all else of a refusal stays', async () => {
  const body = { code: 'busy', title: 'x', retryAfter: 3, current: { version: 4 }, problems: [] };
  expect(await retold('POST /api/auth/login', body)).toEqual({
    ...body,
    title: 'Many people are signing in.',
  });
});
