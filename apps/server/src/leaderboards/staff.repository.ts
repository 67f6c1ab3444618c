import { staffRoles } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Ids of everybody who is of the staff and can sign in. */
export async function findAllStaffIds(db: Kysely<Schema>): Promise<number[]> {
  const rows = await db
    .selectFrom('userRoles as m')
    .innerJoin('roles as r', 'r.id', 'm.roleId')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('m.userId')
    .distinct()
    .where('r.name', 'in', staffRoles)
    .where('u.disabledAt', 'is', null)
    .execute();
  return rows.map(({ userId }) => userId);
}
