import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** More than anybody can win in years. */
const mostAwards = 2000;

/** A user's trophies, those of the newest event first, the best of an event first. */
export const findAllAwards = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('awards as a')
    .innerJoin('events as e', 'e.id', 'a.eventId')
    .select(['a.id', 'a.eventId', 'a.trophyTypeId', 'a.awardedAt'])
    .select(['e.nameOverride as eventName', 'e.gameId', 'e.rewardTypeId'])
    .where('a.userId', '=', userId)
    .orderBy('a.eventId', 'desc')
    .orderBy('a.trophyTypeId', 'desc')
    .limit(mostAwards)
    .execute();
