// A program by somebody who knows nothing of Callshot but its published description.

import createClient from 'openapi-fetch';
import type { components, paths } from '#description';

const { GET, POST } = createClient<paths>({ baseUrl: 'http://localhost:3000' });

/** Fields are known by name and type. */
export async function tellLeader(eventId: string): Promise<string> {
  const { data, error } = await GET('/api/picks/get/leaderboard/{eventId}', {
    params: { path: { eventId } },
  });
  if (error) throw new Error(`${error.code}: ${error.title}`);
  const [leader] = data.records;
  if (leader === undefined) return 'Nobody is in yet.';
  // @ts-expect-error: there is no such field
  void leader.nonsense;
  return `${leader.rank}. ${leader.username} with ${leader.totalScore?.toFixed(0)} points`;
}

/** A call that changes something says which game it is about, and what it sends is checked as well. */
export async function logIn(username: string, password: string): Promise<boolean> {
  const params = { header: { Game: '1' } } as const;
  // @ts-expect-error: a password is needed, too
  void POST('/api/auth/login', { params, body: { username } });
  // @ts-expect-error: without the header it would be refused
  void POST('/api/auth/login', { body: { username, password } });
  const { response } = await POST('/api/auth/login', { params, body: { username, password } });
  return response.ok;
}

/** A program acts as its user with a personal token alone: without a cookie and without the Game header. */
export async function tellOwnName(token: string): Promise<string> {
  const { data, error } = await GET('/api/user/currentUser', {
    headers: { authorization: `Bearer ${token}` },
  });
  if (error) throw new Error(`${error.code}: ${error.title}`);
  return data?.username ?? 'Nobody';
}

type Schemas = components['schemas'];
type WithoutFields = {
  readonly [Name in keyof Schemas]: [keyof Schemas[Name]] extends [never] ? Name : never;
}[keyof Schemas];

/** No published value is empty; of one that is, this would have to be the name. */
export const isEveryValueDescribed: [WithoutFields] extends [never] ? true : WithoutFields = true;
