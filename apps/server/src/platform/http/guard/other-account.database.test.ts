import { type EndpointKey, endpoints, needsSiteChecks } from '@callshot/contract';
import { expect, test } from 'vitest';
import { signedIn } from '../../../../testing/account/users.ts';
import { recordingHandlers, testApp } from '../../../../testing/platform/app.ts';

// A page acts for the account that it was loaded for, also after another sign-in [rule:
// accounts-50].

const reached: EndpointKey[] = [];
const { app, db } = await testApp({ handlers: recordingHandlers(reached) });
const admin = await signedIn({ app, db }, 'newer', ['Admin']);
const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
const keys = Object.keys(endpoints) as EndpointKey[];
const changing = keys.filter((key) => needsSiteChecks(endpoints[key]));

const ask = (key: EndpointKey, user: string | undefined, cookies = admin.cookies) => {
  const [method, path = ''] = key.split(' ');
  return app.inject({
    method: method as 'POST',
    url: path.replace(/:\w+/g, '1'),
    cookies: Object.fromEntries(cookies),
    headers: { game: '1', ...(user !== undefined && { user }) },
    payload: {},
  });
};

test.each(changing)('%s: nothing is done for another account', async (key) => {
  reached.length = 0;
  for (const user of [String(id + 1), `${id}.0`, ` 0${id}`, '', '-1', '4294967296', 'newer']) {
    const answer = await ask(key, user);
    expect([answer.statusCode, answer.json().code], user).toEqual([409, 'other_account']);
  }
  expect(reached).toEqual([]);
});

test('for the own account, for nobody in particular and for visitors all goes on', async () => {
  for (const key of changing) {
    for (const user of [String(id), undefined]) {
      expect((await ask(key, user)).payload, key).not.toContain('other_account');
    }
    expect((await ask(key, String(id), new Map())).payload, key).not.toContain('other_account');
  }
});

test('what only reads is answered', async () => {
  const answer = await ask('GET /api/user/currentUser', String(id + 1));
  expect(answer.payload).not.toContain('other_account');
});
