import { type Kysely, sql } from 'kysely';

/**
 * Whose names were erased of which rows of the audit log: a row of a league or a nameplate names users who are not
 * its subject, and its digest without names is in order once their accounts have ended, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    schema: string;
  }>`select quote_ident(current_schema()) as schema`.execute(db);
  for (const statement of statementsIn(rows[0]?.schema ?? 'public')) {
    await sql.raw(statement).execute(db);
  }
}

const statementsIn = (schema: string): readonly string[] => [
  `create table audit_erased (
    audit_id bigint primary key references audit_log,
    -- Null = erased before this was written down.
    user_id int references users
  )`,
  `create index audit_erased_user on audit_erased (user_id)`,
  `create trigger audit_erased_append_only before update or delete or truncate on audit_erased
    for each statement execute function refuse_audit_change()`,
  `insert into audit_erased (audit_id, user_id)
    select l.id, u.id from audit_log l
    left join users u on u.id = l.subject_id and l.subject_type = 'user'
    where l.personal_digest is not null and (u.id is null or u.deleted_at is not null)
      and not exists (select from audit_personal p where p.audit_id = l.id)`,
  // The trigger runs as the owner of the tables, since the product's role may not write there.
  `create or replace function refuse_early_erasure() returns trigger language plpgsql
    security definer set search_path = ${schema}, pg_temp as $$
  begin
    if exists (select from ${schema}.users where id = old.user_id and deleted_at is null) then
      raise exception 'the audit log forgets names of deleted accounts alone';
    end if;
    insert into ${schema}.audit_erased (audit_id, user_id) values (old.audit_id, old.user_id);
    return null;
  end $$`,
];
