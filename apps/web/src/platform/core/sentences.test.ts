import { beforeAll, expect, test } from 'vitest';
import { retold, withOwnFaults } from './sentences.ts';

// The first refusal waits for the table no longer than a page would.
beforeAll(() => import('@callshot/contract/sentences'));

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

const nameFault = { code: 'league_name_length', values: { least: 3, most: 40 } };

test.each([
  {
    why: 'a field says the sentence of this page',
    answer: { nameError: 'Of a server of another day', faults: { nameError: nameFault } },
    told: { nameError: "A league's name has 3 to 40 characters" },
  },
  {
    why: 'a code of a newer server is told in its own words',
    answer: { nameError: 'Newer', faults: { nameError: { code: 'odd', values: {} } } },
    told: { nameError: 'Newer' },
  },
  {
    why: 'a sentence without its values is not made',
    answer: { nameError: 'Whole', faults: { nameError: { ...nameFault, values: { least: 3 } } } },
    told: { nameError: 'Whole' },
  },
  {
    why: 'fields that are fine stay so',
    answer: { nameError: null, passwordError: 'x', faults: { passwordError: nameFault } },
    told: { nameError: null, passwordError: "A league's name has 3 to 40 characters" },
  },
])('$why [rule: api-23]', async ({ answer, told }) => {
  expect(await withOwnFaults(answer)).toEqual(told);
});

test.each([null, 7, 'text', [1], { nameError: null }])(
  '%j is answered as it came',
  async (answer) => {
    expect(await withOwnFaults(answer)).toBe(answer);
  },
);

test('problems say the sentences of this page, and their own where it has none [rule: api-24]', async () => {
  const at = { path: 'matchPicks[0]', message: 'Of a server of another day' };
  const problems = [
    { ...at, code: 'match_twice' as const, values: { match: 'UB-0-0' } },
    { ...at, code: 'full' as const },
    { ...at, code: 'match_twice' as const },
    at,
  ];
  const { problems: told = [] } = await retold(picks, { code: 'invalid_picks', problems });
  expect(told.map(({ message }) => message)).toEqual([
    'Match UB-0-0 is there twice',
    'More teams are picked for this than it takes',
    at.message,
    at.message,
  ]);
});
