/** Tables that a backup leaves out, and why; after a restore they are empty. */
export const leftOut: Readonly<Record<string, string>> = {
  sessions: 'ended ones would be open again; users sign in again',
  one_time_tokens: 'a link that was used or voided since would work again',
  spent_tokens: 'why a link of the last weeks opens nothing',
  attempts: 'counts of the last minutes, which slow down guessing',
  paces: 'counts of the last minutes, which slow down writing',
  wiki_looks: 'counts of the last hour, which keep to the budget of the wiki',
  wiki_answers: 'what the wiki answered: it is asked again',
  kept_files: 'files of pages that are open: each start stores its own',
  idempotency_keys: 'answers of the last day, kept for browsers that ask again',
};

/** The migrator's own; a restore migrates to the schema that the manifest names. */
export const migratorTables: readonly string[] = ['kysely_migration', 'kysely_migration_lock'];
