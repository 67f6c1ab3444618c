import { type Kysely, sql } from 'kysely';

/** Personal tokens: programs act with them as their user, within their scopes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table api_tokens (
    id int generated always as identity primary key,
    user_id int not null references users,
    name text not null,
    token_hash bytea not null unique,
    prefix text not null,
    scopes text[] not null check (
      cardinality(scopes) > 0 and scopes <@ '{read,picks:write}'::text[]
    ),
    created_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz,
    last_used_at timestamptz
  )`,
  `create index api_tokens_user on api_tokens (user_id)`,
];
