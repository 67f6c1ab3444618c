import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** A sitemap may hold 50,000 addresses; older events than these are found from the newer ones. */
const atMost = 5000;

export type EventAddress = Awaited<ReturnType<typeof findAllEventAddresses>>[number];

/** Events that anybody may open, the newest first. */
export const findAllEventAddresses = (db: Kysely<Schema>) =>
  db
    .selectFrom('events')
    .select(['id as eventId', 'gameId'])
    .where('archivedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
