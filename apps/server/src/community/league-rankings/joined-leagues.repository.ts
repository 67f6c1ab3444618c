import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The leagues that a user is in, in the order in which they came to them. */
export const findJoinedLeagues = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('leagueMembers as m')
    .innerJoin('leagues as l', 'l.id', 'm.leagueId')
    .innerJoin('users as u', 'u.id', 'l.createdBy')
    .select(['l.id', 'l.name', 'l.nameplateId', 'l.memberCount', 'l.createdBy', 'l.createdAt'])
    .select(['l.requireDiscord', 'l.requireReddit', 'l.isAnalystLeague'])
    .select(['m.joinedAt', 'u.username as creatorName'])
    .select((eb) => eb('l.passwordHash', 'is not', null).$castTo<boolean>().as('hasPassword'))
    .where('m.userId', '=', userId)
    .where('l.deletedAt', 'is', null)
    .orderBy('m.joinedAt')
    .orderBy('m.id')
    .execute();

export type JoinedRow = Awaited<ReturnType<typeof findJoinedLeagues>>[number];
