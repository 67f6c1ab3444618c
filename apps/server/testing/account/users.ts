import type { RoleName } from '@callshot/contract';
import type { FastifyInstance } from 'fastify';
import { insertSession } from '../../src/account/accounts/login/sessions.repository.ts';
import { hashPassword } from '../../src/account/accounts/passwords/password-hash.ts';
import { createUser } from '../../src/account/accounts/registering/first-admin.service.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { type TestClient, testClient } from '../platform/client.ts';

export const goodPassword = 'correct horse battery';
let sharedHash: Promise<string> | undefined;

export interface TestUser extends TestClient {
  readonly id: number;
}

/** A user with a session, as if signed in a moment ago. */
export async function signedIn(
  { app, db }: { readonly app: FastifyInstance; readonly db: Db },
  username: string,
  roles: readonly RoleName[] = [],
): Promise<TestUser> {
  sharedHash ??= hashPassword(goodPassword);
  const email = `${username.toLowerCase()}@example.org`;
  const id = await createUser(db, { username, email, passwordHash: await sharedHash, roles });
  const client = testClient(app);
  client.cookies.set('callshot', (await insertSession(db, id, 'test')).token);
  return { ...client, id };
}
