import type { RoleName } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../../apps/server/src/account/accounts/passwords/password-hash.ts';
import { usernameKey } from '../../apps/server/src/account/accounts/usernames/username.ts';
import type { Schema } from '../../apps/server/src/platform/database/schema.ts';
import {
  createSecretToken,
  hashSecretToken,
} from '../../apps/server/src/platform/http/caller/secret-token.ts';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { goodPassword } from '../../apps/server/testing/account/users.ts';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import type { PickSet } from '../../packages/rules/src/index.ts';

/** Somebody who is signed in. */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly cookie: string;
}

export const password = goodPassword;

/** People with a session each, straight into the tables: signing in costs a password each. */
export async function insertPeople(
  db: Kysely<Schema>,
  count: number,
  { prefix = 'player', roles = [] as readonly RoleName[] } = {},
): Promise<Person[]> {
  const hash = await hashPassword(password);
  const names = Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);
  const tokens = names.map(() => createSecretToken());
  const { rows } = await sql<{ id: number; username: string }>`
    insert into users (username, username_key, email, email_verified_at, password_hash)
    select name, key, key || '@example.org', clock_timestamp(), ${hash}
    from unnest(${names}::text[], ${names.map(usernameKey)}::text[]) as n (name, key)
    returning id, username`.execute(db);
  const idOf = new Map(rows.map(({ id, username }) => [username, id]));
  const ids = names.map((name) => idOf.get(name) ?? 0);
  await sql`
    insert into sessions (token_hash, user_id, user_agent, expires_at)
    select hash, user_id, 'trouble', clock_timestamp() + interval '1 day'
    from unnest(${tokens.map(hashSecretToken)}::bytea[], ${ids}::int[]) as s (hash, user_id)`.execute(
    db,
  );
  for (const role of roles) {
    await sql`insert into user_roles (user_id, role_id)
      select u, r.id from unnest(${ids}::int[]) u, roles r where r.name = ${role}`.execute(db);
  }
  return names.map((username, at) => ({
    id: ids[at] ?? 0,
    username,
    cookie: `callshot=${tokens[at]}`,
  }));
}

/** A complete slip of one of the event's stages; the same seed gives the same one. */
export function slipOf(event: LoadedEvent, seed: number, stageIndex = 0): PickSet {
  const stage = event.stages[stageIndex];
  if (!stage) throw new Error(`No stage ${stageIndex}`);
  return randomPicks(stage.stage, randomOf(seed));
}

export const savePath = (eventId: number): string => `/api/picks/save/user/${eventId}`;
