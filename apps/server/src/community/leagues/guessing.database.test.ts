import { expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { inviteOf, joinBy } from '../../../testing/community/invites.ts';
import { join, leagueOf, wishFor, withPassword } from '../../../testing/community/leagues.ts';
import { type TestProduct, testProduct } from '../../../testing/product/product.ts';
import { attemptLimit } from '../../account/accounts/login/attempt-limits.ts';
import { hashOf } from '../../account/accounts/login/attempts.repository.ts';
import { insertSession } from '../../account/accounts/login/sessions.repository.ts';

const product = await testProduct();
/** Another process on the same database. */
const elsewhere = await testProduct(product);
const { db } = product;
const openLeague = await leagueOf(await product.user('open host'));

let made = 0;
/** People who were never here, each with a session of their own. */
async function strangers(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, () => {
    made += 1;
    return `comer ${made}`;
  });
  const rows = await db
    .insertInto('users')
    .values(names.map((name) => ({ username: name, usernameKey: name })))
    .returning('id')
    .execute();
  return Promise.all(rows.map(async ({ id }) => (await insertSession(db, id, 'comer')).token));
}

interface Try {
  readonly leagueId: number;
  readonly password: string;
  readonly address: string;
  readonly by?: TestProduct;
}
const guess = (token: string, { leagueId, password, address, by = product }: Try) =>
  by.app.inject({
    method: 'POST',
    url: '/api/leagues/join',
    headers: { game: '1' },
    cookies: { callshot: token },
    remoteAddress: address,
    payload: { leagueId, password },
  });
const addressOf = (at: number): string => `10.2.${at >> 8}.${at & 255}`;
const codeOf = (answer: Awaited<ReturnType<typeof guess>>): string =>
  answer.statusCode === 200 ? 'in' : answer.json().code;
const bellOf = async (user: TestUser): Promise<string[]> =>
  (await user.get('/api/notification/all')).json().map(({ html }: { html: string }) => html);

test.each([
  { why: 'as many accounts and addresses', addressAt: addressOf, accounts: 120 },
  { why: 'one address', addressAt: () => '198.51.100.10', accounts: 120 },
])(
  '120 guesses at once, from $why, keep nothing from others',
  async ({ why, addressAt, accounts }) => {
    const host = await product.user(`target of ${why.slice(0, 12)}`);
    const league = await leagueOf(host, withPassword('sesame'));
    const tokens = await strangers(accounts);
    const guesses = Array.from({ length: 120 }, (_, at) =>
      guess(tokens[at % accounts] ?? '', {
        leagueId: league.id,
        password: `guess ${at}`,
        address: addressAt(at),
      }),
    );
    const reads = Array.from({ length: 60 }, () =>
      host.get(`/api/leagues/get?leagueId=${league.id}`),
    );
    const joins = (await strangers(10)).map((token) =>
      guess(token, { leagueId: openLeague.id, password: '', address: '203.0.113.5' }),
    );
    const others = await Promise.all([...reads, ...joins]);
    expect(others.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200));
    const codes = (await Promise.all(guesses)).map(codeOf);
    const wrong = codes.filter((code) => code === 'wrong_password');
    expect(wrong.length).toBeLessThanOrEqual(30);
    // Guesses that come faster than they are counted are asked to retry.
    const told = [
      'wrong_password',
      'too_many_tries',
      'league_guarded',
      'busy',
      'unavailable',
      'too_many_requests',
    ];
    expect(codes.filter((code) => !told.includes(code))).toEqual([]);
  },
);

test('a league takes thirty wrong passwords an hour, whoever types them and wherever; its invites go on', async () => {
  const host = await product.user('guarded host');
  const league = await leagueOf(host, withPassword('sesame'));
  const tokens = await strangers(33);
  const send = (at: number, password: string) =>
    guess(tokens[at] ?? '', {
      leagueId: league.id,
      password,
      address: addressOf(500 + at),
      by: at % 2 ? product : elsewhere,
    });
  const codes: string[] = [];
  for (let at = 0; at < 30; at += 1) codes.push(codeOf(await send(at, `guess ${at}`)));
  expect(codes).toEqual(Array.from({ length: 30 }, () => 'wrong_password'));
  for (const password of ['guess', 'sesame']) {
    const refused = await send(31, password);
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'league_guarded']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
  }
  const bell = await bellOf(host);
  expect(bell.filter((html) => html.includes('guessing the password'))).toHaveLength(1);
  const { code } = await inviteOf(host, league.id);
  expect((await joinBy(await product.user('invited'), code)).statusCode).toBe(200);
  const spared = await leagueOf(host, withPassword('sesame'));
  expect((await join(await product.user('elsewhere'), spared.id, 'sesame')).statusCode).toBe(200);

  const wish = wishFor({
    id: league.id,
    name: league.name,
    version: league.version,
    ...withPassword('another one'),
  });
  expect((await host.post('/api/leagues/save', wish)).json().league).not.toBeNull();
  expect(codeOf(await send(32, 'another one'))).toBe('in');
  expect(await bellOf(host)).toHaveLength(bell.length);
});

test('a rush of people who know the password locks nobody out, behind one address or many', async () => {
  const host = await product.user('rushed');
  for (const addressAt of [() => '198.51.100.20', (at: number) => addressOf(1000 + at)]) {
    const league = await leagueOf(host, withPassword('sesame'));
    const tokens = await strangers(100);
    const answers = await Promise.all(
      tokens.map((token, at) =>
        guess(token, {
          leagueId: league.id,
          password: 'sesame',
          address: addressAt(at),
          by: at % 2 ? product : elsewhere,
        }),
      ),
    );
    expect(answers.map(codeOf)).toEqual(tokens.map(() => 'in'));
  }
});

test('what is right is not counted, also after somebody else was right', async () => {
  const league = await leagueOf(await product.user('quiet host'), withPassword('sesame'));
  for (const token of await strangers(8)) {
    const told = { leagueId: league.id, address: '198.51.100.30' };
    expect(codeOf(await guess(token, { ...told, password: 'nope' }))).toBe('wrong_password');
    expect(codeOf(await guess(token, { ...told, password: 'sesame' }))).toBe('in');
  }
  for (const { kind, subject } of [
    attemptLimit('league-password-league', `league ${league.id}`),
    attemptLimit('league-password-address', '198.51.100.30'),
  ]) {
    const { attemptedAt } = await db
      .selectFrom('attempts')
      .select('attemptedAt')
      .where('kind', '=', kind)
      .where('subject', '=', hashOf({ subject }))
      .executeTakeFirstOrThrow();
    expect(attemptedAt).toHaveLength(8);
  }
});
