import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

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

/** Whether the community's page has a link; without any it asks not to be indexed. */
export async function hasCommunityLink(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ hasLink: boolean }>`
    select exists (select from settings
        where store_key in ('discordUrl', 'redditUrl') and value ~ '^https://[^[:space:]/]')
      or exists (select from games
        where coalesce(instagram_url, twitter_url, '') <> '') as has_link`.execute(db);
  return rows[0]?.hasLink ?? false;
}
