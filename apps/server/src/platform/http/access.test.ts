import { type Endpoint, type EndpointKey, endpoints, roleNames } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../accounts/test-users.ts';
import { recordingHandlers, testApp } from './test-app.ts';
import { type TestClient, testClient } from './test-client.ts';

const keys = Object.keys(endpoints) as EndpointKey[];
const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];

/** Some address that fits the call's path; whether the numbers lead anywhere does not matter here. */
const addressOf = (key: EndpointKey): string =>
  (key.split(' ')[1] ?? '')
    .replace(/:text/, 'abc')
    .replace(/:provider/, 'discord')
    .replace(/:\w+/g, '1');

const send = (client: TestClient, key: EndpointKey) => {
  if (key.startsWith('GET')) return client.get(addressOf(key));
  if (key.startsWith('DELETE')) return client.delete(addressOf(key));
  return client.post(addressOf(key), {});
};

const expected = (key: EndpointKey, role: string): number | null => {
  const { who } = endpointOf(key);
  if (who === 'anyone') return null;
  if (role === 'visitor') return 401;
  if (who === 'user' || role === 'Admin') return null;
  return who.some((name) => name === role) ? null : 403;
};

describe('who may call what', async () => {
  const reached: EndpointKey[] = [];
  const { app, db } = await testApp({ handlers: recordingHandlers(reached) });
  const clients = new Map<string, TestClient>([['visitor', testClient(app)]]);
  clients.set('player', await signedIn({ app, db }, 'player'));
  for (const role of roleNames) clients.set(role, await signedIn({ app, db }, `is${role}`, [role]));

  const rows = keys.flatMap((key) => [...clients.keys()].map((role) => ({ key, role })));
  test.each(rows)('$key as $role', async ({ key, role }) => {
    reached.length = 0;
    const answer = await send(clients.get(role)!, key);
    const status = expected(key, role);
    if (status === null) {
      expect([401, 403]).not.toContain(answer.statusCode);
      // An empty query or body may be incomplete; then, and only then, the handler is not asked.
      expect(reached.length === 1 || answer.statusCode === 400).toBe(true);
    } else {
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({
        code: status === 401 ? 'unauthorized' : 'forbidden',
      });
      expect(reached).toEqual([]);
    }
  });

  test('a role given or taken counts from the next request on', async () => {
    const user = await signedIn({ app, db }, 'promoted');
    const search = '/api/user/search?searchValue=ab';
    expect((await user.get(search)).statusCode).toBe(403);
    await db.insertInto('userRoles').values({ userId: user.id, roleId: 1 }).execute();
    expect((await user.get(search)).statusCode).toBe(404);
    await db.deleteFrom('userRoles').where('userId', '=', user.id).execute();
    expect((await user.get(search)).statusCode).toBe(403);
  });
});
