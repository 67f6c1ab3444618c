import type { ManagedUser, Role } from '@callshot/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Participation } from '../../account/accounts/users/users.repository.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { emailState } from './found-users.repository.ts';

type Db = Kysely<Schema>;

export interface ManagedRow {
  readonly id: number;
  readonly username: string;
  readonly isUsernameChangeRequired: boolean;
  readonly patreonLevelId: number;
  readonly isIneligible: boolean;
  readonly isDisabled: boolean;
  readonly createdAt: Date;
}

/** Deleted accounts cannot be managed. */
export function findManagedUser(db: Db, userId: number): Promise<ManagedRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'isUsernameChangeRequired', 'patreonLevelId', 'isIneligible'])
    .select(['createdAt', sql<boolean>`disabled_at is not null`.as('isDisabled')])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export async function findEmailState(db: Db, userId: number): Promise<ManagedUser['emailState']> {
  const user = await db
    .selectFrom('users')
    .select(emailState.as('state'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.state ?? 'none';
}

/** Events that the user has picks in, those that ended last first. */
export const findNewestEntered = (db: Db, userId: number) =>
  db
    .selectFrom('events as e')
    .select(['e.id as eventId', 'e.gameId', 'e.nameOverride as name'])
    .where('e.id', 'in', (eb) =>
      eb
        .selectFrom('entries as n')
        .innerJoin('eventStages as s', 's.id', 'n.eventStageId')
        .select('s.eventId')
        .where('n.userId', '=', userId),
    )
    .orderBy('e.endsAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(10)
    .execute();

/** Held until the transaction ends: nothing else changes the user meanwhile. */
export async function lockUser(trx: Transaction<Schema>, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export function findAllRoles(db: Db): Promise<Role[]> {
  return db.selectFrom('roles').select(['id', 'name']).orderBy('id').$castTo<Role>().execute();
}

export function findAllRolesOfUser(db: Db, userId: number): Promise<Role[]> {
  return db
    .selectFrom('roles as r')
    .innerJoin('userRoles as m', 'm.roleId', 'r.id')
    .select(['r.id', 'r.name'])
    .where('m.userId', '=', userId)
    .orderBy('r.id')
    .$castTo<Role>()
    .execute();
}

export async function existsLevel(db: Db, patreonLevelId: number): Promise<boolean> {
  const row = await db
    .selectFrom('patreonLevels')
    .select('id')
    .where('id', '=', patreonLevelId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Everything but the name, which has its own way (see rename-user.service.ts). */
export async function updateUser(db: Db, row: ManagedRow): Promise<void> {
  const { id, isDisabled, username: _, createdAt: __, ...columns } = row;
  const disabledAt = isDisabled ? sql<Date>`coalesce(disabled_at, clock_timestamp())` : null;
  await db
    .updateTable('users')
    .set({ ...columns, disabledAt })
    .where('id', '=', id)
    .execute();
}

export async function replaceRoles(
  db: Db,
  userId: number,
  roleIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('userRoles').where('userId', '=', userId).execute();
  if (roleIds.length === 0) return;
  const rows = roleIds.map((roleId) => ({ userId, roleId }));
  await db.insertInto('userRoles').values(rows).execute();
}

export async function replaceParticipation(
  db: Db,
  userId: number,
  participation: Participation,
): Promise<void> {
  await db.deleteFrom('analystParticipations').where('userId', '=', userId).execute();
  await db
    .insertInto('analystParticipations')
    .values({ userId, ...participation })
    .execute();
}
