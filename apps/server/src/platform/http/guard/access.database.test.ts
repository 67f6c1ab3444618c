import {
  type Endpoint,
  type EndpointKey,
  endpoints,
  isForKeys,
  roleNames,
} from '@callshot/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../../../testing/account/users.ts';
import { recordingHandlers, testApp } from '../../../../testing/platform/app.ts';
import { type TestClient, testClient } from '../../../../testing/platform/client.ts';
import { sampleOf } from '../../../../testing/platform/sample.ts';

const keys = Object.keys(endpoints) as EndpointKey[];
const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];

const send = (app: FastifyInstance, { cookies }: TestClient, key: EndpointKey) => {
  const { method, url, body } = sampleOf(key);
  return app.inject({
    method,
    url,
    headers: { game: '1' },
    cookies: Object.fromEntries(cookies),
    ...(body === undefined ? {} : { payload: body as object }),
  });
};

/** The meaning of the contract's `who` for a caller with these roles; null = a visitor. */
const expected = (key: EndpointKey, roles: readonly string[] | null): number | null => {
  const { who } = endpointOf(key);
  if (who === 'anyone') return null;
  // No session opens a call for API keys.
  if (roles === null || isForKeys(who)) return 401;
  if (who === 'user' || roles.includes('Admin')) return null;
  return who.some((name) => roles.includes(name)) ? null : 403;
};

describe('who may call what', async () => {
  const reached: EndpointKey[] = [];
  const served = await testApp({ handlers: recordingHandlers(reached) });
  const { app, db } = served;
  const callers = new Map<string, { client: TestClient; roles: readonly string[] | null }>();
  callers.set('a visitor', { client: testClient(app), roles: null });
  callers.set('a player', { client: await signedIn(served, 'player'), roles: [] });
  for (const role of roleNames) {
    callers.set(role, { client: await signedIn(served, `is${role}`, [role]), roles: [role] });
  }

  const expired = await signedIn(served, 'expired', ['Admin']);
  await db
    .updateTable('sessions')
    .set({ expiresAt: sql`clock_timestamp()` })
    .where('userId', '=', expired.id)
    .execute();
  callers.set('an Admin whose session has expired', { client: expired, roles: null });

  const stale = await signedIn(served, 'stale', ['Admin']);
  await db
    .updateTable('sessions')
    .set({ createdAt: sql`clock_timestamp() - interval '13 hours'` })
    .where('userId', '=', stale.id)
    .execute();
  callers.set('an Admin whose session is older than staff may', { client: stale, roles: null });

  const disabled = await signedIn(served, 'disabled', ['Admin']);
  await db
    .updateTable('users')
    .set({ disabledAt: sql`clock_timestamp()` })
    .where('id', '=', disabled.id)
    .execute();
  callers.set('an Admin who was disabled', { client: disabled, roles: null });

  const demoted = await signedIn(served, 'demoted', ['Admin']);
  await db.deleteFrom('userRoles').where('userId', '=', demoted.id).execute();
  callers.set('an Admin whose role was taken', { client: demoted, roles: [] });

  const rows = keys.flatMap((key) => [...callers.keys()].map((caller) => ({ key, caller })));
  test.each(rows)(
    '$key as $caller [rule: picks-7, product-3, product-4, safety-1, staff-4, staff-6]',
    async ({ key, caller }) => {
      reached.length = 0;
      const { client, roles } = callers.get(caller)!;
      const answer = await send(app, client, key);
      const status = expected(key, roles);
      if (status === null) {
        expect(reached).toEqual([key]);
      } else {
        expect(reached).toEqual([]);
        expect(answer.statusCode).toBe(status);
        expect(answer.json()).toMatchObject({
          code: status === 401 ? 'unauthorized' : 'forbidden',
        });
      }
    },
  );

  test('a role given or taken counts from the next request on [rule: staff-5]', async () => {
    const user = await signedIn({ app, db }, 'promoted');
    const search = '/api/user/search?searchValue=ab';
    expect((await user.get(search)).statusCode).toBe(403);
    await db.insertInto('userRoles').values({ userId: user.id, roleId: 1 }).execute();
    expect((await user.get(search)).statusCode).toBe(404);
    await db.deleteFrom('userRoles').where('userId', '=', user.id).execute();
    expect((await user.get(search)).statusCode).toBe(403);
  });
});
