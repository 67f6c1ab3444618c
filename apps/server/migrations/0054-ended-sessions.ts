import { type Kysely, sql } from 'kysely';

/** Why a session ended that its device still shows, as long as its cookie may be kept. */
const statements = [
  `create table ended_sessions (
    token_hash bytea primary key,
    user_id int not null references users on delete cascade,
    reason text not null,
    ended_at timestamptz not null default clock_timestamp()
  )`,
  'create index ended_sessions_user on ended_sessions (user_id)',
  'create index ended_sessions_age on ended_sessions (ended_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
