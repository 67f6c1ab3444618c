import type { Answer } from '@callshot/contract';
import type { FastifyInstance } from 'fastify';
import type { TestUser } from '../account/users.ts';
import { testClient } from '../platform/client.ts';

export interface TestInvite {
  readonly code: string;
  /** The end of the link. */
  readonly token: string;
}

/** The invite of a league as this member is told it; fails for whom it is not told. */
export async function inviteOf(user: TestUser, leagueId: number): Promise<TestInvite> {
  const answer = await user.get(`/api/leagues/invite?leagueId=${leagueId}`);
  const { code, link } = answer.json<Answer<'GET /api/leagues/invite'>>();
  const [, token] = /^http:\/\/localhost:3000\/join\/([\w-]+)$/.exec(link ?? '') ?? [];
  if (code === null || token === undefined) throw new Error(`No invite: ${answer.body}`);
  return { code, token };
}

export const invitationPath = (text: string): string =>
  `/api/leagues/invitation?${new URLSearchParams({ code: text })}`;

/** The same user's session at another address or process. */
export function signedInAt(user: TestUser, app: FastifyInstance, address: string): TestUser {
  const client = testClient(app, address);
  for (const [name, value] of user.cookies) client.cookies.set(name, value);
  return { ...client, id: user.id };
}

export const joinBy = (user: TestUser, code: string) =>
  user.post('/api/leagues/joinByInvite', { code });
