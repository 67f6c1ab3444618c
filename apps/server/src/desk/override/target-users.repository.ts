import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The user whose picks staff means to change. */
export const findTargetUser = (db: Kysely<Schema>, userId: number) =>
  db.selectFrom('users').select(['id', 'username']).where('id', '=', userId).executeTakeFirst();
