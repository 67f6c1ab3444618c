import type { RoleName } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { tidyEmail } from '../email/email.ts';
import { supersededKey, usernameKey } from '../usernames/username.ts';
import { isAwardShown } from './shown-awards.repository.ts';
import { shownNameplateOf } from './shown-nameplate.repository.ts';
import type { PinnedRow } from './trophy-face.ts';

type Db = Kysely<Schema>;

export interface LoginUser {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly isUsernameChangeRequired: boolean;
}

export interface ProfileRow extends PinnedRow {
  readonly id: number;
  readonly username: string;
  readonly createdAt: Date;
  readonly nameplateId: number;
  readonly patreonLevel: { readonly id: number; readonly name: string; readonly hexCode: string };
  readonly roles: readonly RoleName[];
  readonly deletedAt: Date | null;
}

export interface NewUser {
  readonly username: string;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly createdAt?: Date;
}

/**
 * By confirmed e-mail, else by name, else by an e-mail that this account alone claims: typing in
 * somebody's address does not lock them out.
 */
export function findUserByLogin(db: Db, login: string): Promise<LoginUser | undefined> {
  const email = tidyEmail(login);
  const [key, superseded] = [usernameKey(login), supersededKey(login)];
  const isByName = sql<boolean>`u.username_key in (${key}, ${superseded})`;
  const isOnlyClaim = sql<boolean>`not exists (
    select from users o where o.email = u.email and o.id <> u.id)`;
  return db
    .selectFrom('users as u')
    .select(['u.id', 'u.username', 'u.passwordHash', 'u.isUsernameChangeRequired'])
    .where(
      sql<boolean>`(${isByName} or u.email = ${email}
        and (u.email_verified_at is not null or ${isOnlyClaim}))`,
    )
    .where('u.disabledAt', 'is', null)
    .orderBy(sql`(u.email = ${email} and u.email_verified_at is not null) desc nulls last`)
    .orderBy(sql`(u.username_key = ${superseded}) desc`)
    .orderBy(sql`${isByName} desc`)
    .limit(1)
    .executeTakeFirst();
}

export function findUserByName(db: Db, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'disabledAt'])
    .where('usernameKey', '=', usernameKey(username))
    .executeTakeFirst();
}

/** Somebody has the address, if only by their word. */
export async function existsEmail(db: Db, email: string, exceptUserId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', exceptUserId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody else has shown that the address is theirs. */
export async function existsProvenEmail(db: Db, email: string, exceptUserId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', exceptUserId)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the address from all who only claimed it; answers who they were. */
export async function releaseUnprovenEmail(
  db: Db,
  email: string,
  exceptUserId: number,
): Promise<number[]> {
  const rows = await db
    .updateTable('users')
    .set({ email: null })
    .where('email', '=', email)
    .where('id', '<>', exceptUserId)
    .where('emailVerifiedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export function findCredentials(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['username', 'email', 'emailVerifiedAt', 'passwordHash', 'isUsernameChangeRequired'])
    .where('id', '=', userId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
}

/** Only a proven address may open an account. */
export function findUserByVerifiedEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
}

/** An account that ended meanwhile is given none. */
export async function updateEmail(
  db: Db,
  userId: number,
  email: string,
  isVerified: boolean,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, emailVerifiedAt: isVerified ? sql<Date>`clock_timestamp()` : null })
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .execute();
}

/** The new user's id, or null when the name or the e-mail is taken meanwhile. */
export async function insertUser(db: Db, user: NewUser): Promise<number | null> {
  const row = await db
    .insertInto('users')
    .values({
      username: user.username,
      usernameKey: usernameKey(user.username),
      email: user.email,
      passwordHash: user.passwordHash,
      ...(user.createdAt === undefined ? {} : { createdAt: user.createdAt }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updatePassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
}

export async function enableUser(db: Db, userId: number): Promise<void> {
  await db.updateTable('users').set({ disabledAt: null }).where('id', '=', userId).execute();
}

export async function insertRoles(
  db: Db,
  userId: number,
  roles: readonly RoleName[],
): Promise<void> {
  if (roles.length === 0) return;
  await db
    .insertInto('userRoles')
    .columns(['userId', 'roleId'])
    .expression(
      db
        .selectFrom('roles')
        .select([sql<number>`${userId}::int`.as('userId'), 'id'])
        .where('name', '=', anyOf(roles)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findAllRoles(db: Db, userId: number): Promise<RoleName[]> {
  const rows = await db
    .selectFrom('userRoles as m')
    .innerJoin('roles as r', 'r.id', 'm.roleId')
    .select('r.name')
    .where('m.userId', '=', userId)
    .$castTo<{ name: RoleName }>()
    .execute();
  return rows.map((row) => row.name);
}

export async function findProfile(db: Db, userId: number): Promise<ProfileRow | undefined> {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('patreonLevels as p', 'p.id', 'u.patreonLevelId')
    .select(['u.id', 'u.username', 'u.createdAt', 'u.deletedAt'])
    .select(shownNameplateOf('u').as('nameplateId'))
    .select(['p.id as levelId', 'p.name as levelName', 'p.hexCode'])
    .leftJoin('pinnedAwards as t', 't.userId', 'u.id')
    .leftJoin('awards as a', (join) => join.onRef('a.id', '=', 't.awardId').on(isAwardShown('a')))
    .leftJoin('events as e', 'e.id', 'a.eventId')
    .select(['a.trophyTypeId', 'a.eventId', 'e.nameOverride as eventName'])
    .select(['e.gameId', 'e.rewardTypeId'])
    .select(
      sql<RoleName[]>`array(
        select r.name from user_roles m join roles r on r.id = m.role_id
        where m.user_id = u.id order by r.id
      )`.as('roles'),
    )
    .where('u.id', '=', userId)
    .where((where) =>
      where.or([where('u.disabledAt', 'is', null), where('u.deletedAt', 'is not', null)]),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { levelId, levelName, hexCode, ...profile } = row;
  return { ...profile, patreonLevel: { id: levelId, name: levelName, hexCode } };
}

/** Account facts that the session does not hold. */
export const findOwnFacts = (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .select(['u.createdAt', shownNameplateOf('u').as('nameplateId')])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

export const findAccountData = (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('patreonLevels as p', 'p.id', 'u.patreonLevelId')
    .select(['u.id', 'u.username', 'u.email', 'u.emailVerifiedAt', 'u.passwordHash'])
    .select(['u.createdAt', 'u.nameplateId', 'u.isIneligible', 'p.name as supporterLevel'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

export interface Participation {
  readonly gameId: GameId | null;
  readonly isLeagueWanted: boolean;
}

export function findParticipation(db: Db, userId: number): Promise<Participation | undefined> {
  return db
    .selectFrom('analystParticipations')
    .select(['gameId', 'isLeagueWanted'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}
