import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** The key of this name; whichever process asks first makes it, and all get that one. */
export async function ensureServerKey(db: Db, name: string, make: () => string): Promise<string> {
  const known = await findServerKey(db, name);
  if (known !== null) return known;
  await db
    .insertInto('serverKeys')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findServerKey(db, name);
  if (made === null) throw new Error(`The key ${name} was not stored`);
  return made;
}

async function findServerKey(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('serverKeys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}
