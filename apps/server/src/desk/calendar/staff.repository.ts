import type { RoleName } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

const roles: readonly RoleName[] = ['Admin', 'EventCreator'];

/** The staff of events: users with one of these roles whose accounts are open. */
export async function findEventStaff(db: Kysely<Schema>): Promise<number[]> {
  const rows = await db
    .selectFrom('userRoles as m')
    .innerJoin('roles as r', 'r.id', 'm.roleId')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('m.userId')
    .distinct()
    .where('r.name', '=', anyOf(roles))
    .where('u.disabledAt', 'is', null)
    .where('u.deletedAt', 'is', null)
    .orderBy('m.userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

export const findEventNames = (db: Kysely<Schema>, eventId: number) =>
  db
    .selectFrom('events')
    .select(['id', 'gameId', 'nameOverride', 'language', 'translations'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
