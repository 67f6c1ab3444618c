import { type Kysely, sql } from 'kysely';

/**
 * An entry that is only laid out anew keeps its version, and is no change that boards are told of: they
 * read blocks of the new layout anyway. Noting each of a million would count the event up as often.
 */
const statements = [
  'drop trigger entries_changed on entries',
  `create trigger entries_changed after insert on entries for each row
    when (coalesce(current_setting('callshot.override_audit_id', true), '') <> '')
    execute function note_sealed_entry_change()`,
  `create trigger entries_changed_again after update on entries for each row
    when (coalesce(current_setting('callshot.override_audit_id', true), '') <> ''
      and old.version is distinct from new.version)
    execute function note_sealed_entry_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
