import { type Kysely, sql } from 'kysely';

/**
 * Entries whose bytes stand for no picks of their stage as it is: they are left out everywhere until
 * they are saved anew, or can be read again. Boards follow as they follow other changes after a seal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const noteChanges = (event: 'insert' | 'delete'): string =>
  `create trigger unreadable_entries_${event} after ${event} on unreadable_entries
    referencing ${event === 'insert' ? 'new' : 'old'} table as changed
    for each statement execute function note_unreadable_entries()`;

const statements = [
  // Of one version of an entry: the next one was checked when it was saved.
  `create table unreadable_entries (
    event_stage_id int not null references event_stages on delete cascade,
    user_id int not null references users on delete cascade,
    entry_version int not null,
    reason text not null,
    found_at timestamptz not null default clock_timestamp(),
    primary key (event_stage_id, user_id)
  )`,
  `create function note_unreadable_entries() returns trigger language plpgsql as $$
  begin
    insert into entry_block_changes (event_stage_id, user_id)
    select c.event_stage_id, c.user_id
    from changed c join event_stages s on s.id = c.event_stage_id
    where s.sealed_at is not null;
    update events set entrants_version = entrants_version + 1
    where id in (select s.event_id from changed c join event_stages s on s.id = c.event_stage_id
      where s.sealed_at is not null);
    return null;
  end $$`,
  noteChanges('insert'),
  noteChanges('delete'),
];
