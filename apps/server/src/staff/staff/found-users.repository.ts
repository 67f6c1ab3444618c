import type { ManagedUser, RoleName } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import { shownNameplateOf } from '../../account/accounts/users/shown-nameplate.repository.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Users whose current name, former name or e-mail address contains the text: that very name
 * first, then that very address, then the newest. Deleted users are left out.
 */
export function findAllByText(db: Db, text: string, most: number) {
  const pattern = patternOf(text);
  return newest(db, most)
    .where((where) =>
      where.or([
        where('username', 'ilike', pattern),
        where('email', 'ilike', pattern),
        where('id', 'in', (eb) =>
          eb.selectFrom('usernameHistory').select('userId').where('username', 'ilike', pattern),
        ),
      ]),
    )
    .clearOrderBy()
    .orderBy(sql`(lower(username) = lower(${text})) desc`)
    .orderBy(sql`coalesce(lower(email) = lower(${text}), false) desc`)
    .orderBy('id', 'desc')
    .execute();
}

export const findNewest = (db: Db, most: number) => newest(db, most).execute();

const newest = (db: Db, most: number) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'isUsernameChangeRequired', 'isIneligible', 'createdAt'])
    .select(shownNameplateOf('users').as('nameplateId'))
    .select(sql<boolean>`disabled_at is not null`.as('isDisabled'))
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(most);

/** The latest former name of each user that contains the text. */
export async function findFormerNames(
  db: Db,
  userIds: readonly number[],
  text: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('usernameHistory')
    .select(['userId', 'username'])
    .distinctOn('userId')
    .where('userId', '=', anyOf(userIds))
    .where('username', 'ilike', patternOf(text))
    .orderBy('userId')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ userId, username }) => [userId, username]));
}

/** The users' activity, and whether mail reaches them. */
export async function findTracesOfUsers(db: Db, userIds: readonly number[]) {
  const rows = await db
    .selectFrom('users as u')
    .select('u.id')
    .select(emailState.as('emailState'))
    .select(
      sql<Date | null>`greatest(
        (select max(s.last_seen_at) from sessions s where s.user_id = u.id),
        (select max(d.last_seen_at) from known_devices d where d.user_id = u.id))`.as('lastSeenAt'),
    )
    .select((eb) =>
      eb
        .selectFrom('entries as n')
        .innerJoin('eventStages as s', 's.id', 'n.eventStageId')
        .select(({ fn }) => fn.count<number>('s.eventId').distinct().as('events'))
        .whereRef('n.userId', '=', 'u.id')
        .as('events'),
    )
    .where('u.id', '=', anyOf(userIds))
    .execute();
  return new Map(rows.map(({ id, ...traces }) => [id, traces]));
}

/** As the User Manager tells it, of the table's row. */
export const emailState = sql<ManagedUser['emailState']>`case
  when email is null then 'none'
  when email_verified_at is null then 'unconfirmed'
  else 'confirmed' end`;

export async function findRolesOfUsers(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, RoleName[]>> {
  const rows = await db
    .selectFrom('userRoles as m')
    .innerJoin('roles as r', 'r.id', 'm.roleId')
    .select(['m.userId', 'r.name'])
    .where('m.userId', '=', anyOf(userIds))
    .orderBy('r.id')
    .$castTo<{ userId: number; name: RoleName }>()
    .execute();
  const found = new Map<number, RoleName[]>();
  for (const { userId, name } of rows) found.set(userId, [...(found.get(userId) ?? []), name]);
  return found;
}
