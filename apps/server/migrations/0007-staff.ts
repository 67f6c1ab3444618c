import { type Kysely, sql } from 'kysely';

/** What an analyst takes part in, and indexes for reading the audit log by each of its filters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table analyst_participations (
    user_id int primary key references users on delete cascade,
    game_id int references games,
    is_league_wanted boolean not null default false
  )`,
  `create index audit_log_actor on audit_log (actor_user_id, id desc)`,
  `create index audit_log_action on audit_log (action text_pattern_ops, id desc)`,
  `create index audit_log_at on audit_log (at)`,
  // Players' saves are nearly all of the log; who reads it mostly leaves them out.
  `create index audit_log_but_saves on audit_log (id desc) where action <> 'picks.saved'`,
];
