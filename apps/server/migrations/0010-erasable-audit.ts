import { type Kysely, sql } from 'kysely';

/** What people are called leaves the audit log for a place that the end of an account can erase. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...move]) await sql.raw(statement).execute(db);
}

const tables = [
  // The log keeps sha256(salt || content): it proves what stood here, and says nothing without the salt.
  `alter table audit_log add column personal_digest bytea`,
  `create table audit_personal (
    audit_id bigint primary key references audit_log,
    user_id int not null references users,
    salt bytea not null,
    content text not null
  )`,
  `create index audit_personal_user on audit_personal (user_id)`,
  `create function refuse_personal_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit log is append-only';
  end $$`,
  `create trigger audit_personal_append_only before update or truncate on audit_personal
    for each statement execute function refuse_personal_change()`,
  // At the commit: a deletion takes its rows before it marks the account.
  `create function refuse_early_erasure() returns trigger language plpgsql as $$
  begin
    if exists (select from users where id = old.user_id and deleted_at is null) then
      raise exception 'the audit log forgets names of deleted accounts alone';
    end if;
    return null;
  end $$`,
  `create constraint trigger audit_personal_kept after delete on audit_personal
    deferrable initially deferred for each row execute function refuse_early_erasure()`,
];

const named = `action in ('user.registered', 'user.renamed') and subject_type = 'user'`;

/** Rows that name somebody, among them some of accounts that are deleted by now: those are erased. */
const move = [
  `create temporary table moved on commit drop as
    select l.id as audit_id, u.id as user_id, u.deleted_at is not null as is_erased,
      decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex') as salt,
      json_build_object('before', l.before, 'after', l.after)::text as content
    from audit_log l join users u on u.id = l.subject_id
    where ${named}`,
  `insert into audit_personal (audit_id, user_id, salt, content)
    select audit_id, user_id, salt, content from moved where not is_erased order by audit_id`,
  `alter table audit_log disable trigger audit_log_append_only`,
  `update audit_log l set before = null, after = null,
      personal_digest = sha256(m.salt || convert_to(m.content, 'UTF8'))
    from moved m where m.audit_id = l.id`,
  `alter table audit_log enable trigger audit_log_append_only`,
];
