import { type Kysely, sql } from 'kysely';

/**
 * A chain over the audit log: every row, soon after its commit, becomes part of a link, whose hash is
 * of the rows' digests and of the link before it. What is changed, taken out or put in afterwards
 * shows in some link. Writers only note that there is a row; whoever makes the next link collects them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    schema: string;
  }>`select quote_ident(current_schema()) as schema`.execute(db);
  for (const statement of statementsIn(rows[0]?.schema ?? 'public')) {
    await sql.raw(statement).execute(db);
  }
}

/**
 * Rows and links are collected with the rights of whoever owns the tables, wherever that is another
 * role than the product's own: so these functions name their schema, and no temporary table stands in.
 */
const statementsIn = (schema: string): readonly string[] => [
  // What players do themselves outnumbers everything else in the log.
  `drop index audit_log_but_saves`,
  `create index audit_log_of_staff on audit_log (id desc)
    where action not in ('picks.saved', 'login.user')`,

  `create table audit_chain (
    nr bigint primary key check (nr > 0),
    -- The rows of the link, ascending, and the digests of each, 32 bytes, in the same order.
    audit_ids bigint[] not null,
    digests bytea not null,
    hash bytea not null,
    linked_at timestamptz not null default clock_timestamp()
  )`,
  `create trigger audit_chain_append_only before update or delete or truncate on audit_chain
    for each statement execute function refuse_audit_change()`,

  // Rows that no link has yet.
  `create table audit_unlinked (audit_id bigint not null)`,
  `create function note_audit_rows() returns trigger language plpgsql
    security definer set search_path = ${schema}, pg_temp as $$
  begin
    insert into ${schema}.audit_unlinked (audit_id) select id from written;
    return null;
  end $$`,
  `create trigger audit_log_written after insert on audit_log
    referencing new table as written for each statement execute function note_audit_rows()`,
  `insert into audit_unlinked (audit_id) select id from audit_log order by id`,

  // What a row says, in a form that does not depend on the server; a column added later is another form.
  `create function audit_row_digest(l audit_log) returns bytea language sql stable as $$
    select sha256(convert_to(jsonb_build_array(
      l.id, (extract(epoch from l.at) * 1000000)::int8, l.actor_user_id, l.action, l.subject_type,
      l.subject_id, l.before, l.after, l.reason, encode(l.personal_digest, 'hex'), l.request_id,
      l.session_id)::text, 'UTF8'))
  $$`,
  `create function audit_link_hash(before_it bytea, nr bigint, audit_ids bigint[], digests bytea)
    returns bytea language sql immutable as $$
    select sha256(before_it || convert_to(nr || ' ' || array_to_string(audit_ids, ' '), 'UTF8')
      || digests)
  $$`,

  // Makes the next link of at most so many rows; answers how many. Whoever finds another at it does nothing:
  // nobody ever waits for the chain, writers of the log least of all.
  `create function link_audit_rows(lock_key bigint, most int) returns int language plpgsql
    security definer set search_path = ${schema}, pg_temp as $$
  declare
    ids bigint[];
    row_digests bytea;
    last ${schema}.audit_chain;
  begin
    if not pg_try_advisory_xact_lock(lock_key) then
      return 0;
    end if;
    with taken as (
      delete from ${schema}.audit_unlinked
      where ctid = any (array(select ctid from ${schema}.audit_unlinked limit most))
      returning audit_id
    )
    select array_agg(audit_id order by audit_id) into ids from taken;
    if ids is null then
      return 0;
    end if;
    -- A row that is gone before its link is made stands in it as noughts, and is missed there.
    select string_agg(case when l.id is null then decode(repeat('00', 32), 'hex')
      else ${schema}.audit_row_digest(l) end, ''::bytea order by i.id) into row_digests
    from unnest(ids) as i (id) left join ${schema}.audit_log l on l.id = i.id;
    select * into last from ${schema}.audit_chain order by nr desc limit 1;
    insert into ${schema}.audit_chain (nr, audit_ids, digests, hash)
    values (coalesce(last.nr, 0) + 1, ids, row_digests, ${schema}.audit_link_hash(
      coalesce(last.hash, ''::bytea), coalesce(last.nr, 0) + 1, ids, row_digests));
    return cardinality(ids);
  end $$`,
];
