import { type RawBuilder, sql } from 'kysely';

/** The nameplate that users of this alias are shown with: Classic where theirs is disabled or gone. */
export const shownNameplateOf = (alias: string): RawBuilder<number> => sql<number>`coalesce((
  select np.id from nameplates np
  where np.id = ${sql.ref(`${alias}.nameplateId`)} and np.disabled_at is null and np.deleted_at is null),
  0)`;
