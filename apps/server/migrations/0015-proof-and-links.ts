import { type Kysely, sql } from 'kysely';

/** When somebody last showed in a session to be the owner; what became of links; notices to one account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table sessions add column proven_at timestamptz`,
  `update sessions set proven_at = created_at`,
  `alter table sessions alter column proven_at set default clock_timestamp(),
    alter column proven_at set not null`,

  // Links that are over, by hash alone, so that who opens one hears why it opens nothing.
  `create table spent_tokens (
    token_hash bytea primary key,
    purpose text not null,
    ended text not null check (ended in ('used', 'expired', 'replaced')),
    ended_at timestamptz not null default clock_timestamp()
  )`,
  `create index spent_tokens_ended on spent_tokens (ended_at)`,
  `create function remember_spent_token() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.token_hash = old.token_hash then
      return null;
    end if;
    insert into spent_tokens (token_hash, purpose, ended) values (old.token_hash, old.purpose, case
      when old.used_at is not null then 'used'
      when old.expires_at <= clock_timestamp() then 'expired'
      else 'replaced' end)
    on conflict do nothing;
    return null;
  end $$`,
  `create trigger one_time_tokens_spent after update or delete on one_time_tokens
    for each row execute function remember_spent_token()`,

  `alter table notices drop constraint notices_kind_check`,
  `alter table notices add constraint notices_kind_check check (kind in ('announcement',
    'stage-opened', 'lock-24h', 'lock-1h', 'results', 'teams-replaced', 'picks-edited', 'account'))`,
];
