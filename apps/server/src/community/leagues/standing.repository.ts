import type { Joiner } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Facts of one league that decide whether the user may join it. */
export type Standing = Pick<
  Joiner,
  'isMember' | 'isBanned' | 'isDiscordInLeague' | 'isRedditInLeague'
>;

/**
 * A ban holds for a person: also for every account that shares a linked identity with the banned
 * one [rule: leagues-38]. An identity is already in the league if another member's account had it
 * at any time since that account joined [rule: leagues-39].
 */
export async function findStanding(db: Db, leagueId: number, userId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    with mine as materialized (
      select provider, identity_hash, unlinked_at from linked_identities where user_id = ${userId}::int
    ), taken as materialized (
      select mine.provider from mine
      join linked_identities theirs using (identity_hash)
      join league_members m on m.user_id = theirs.user_id and m.league_id = ${leagueId}::int
      where mine.unlinked_at is null and theirs.user_id <> ${userId}::int
        and (theirs.unlinked_at is null or theirs.unlinked_at > m.joined_at)
    )
    select
      exists (select from league_members
        where league_id = ${leagueId}::int and user_id = ${userId}::int) as is_member,
      exists (select from league_bans b where league_id = ${leagueId}::int and (user_id = ${userId}::int
        or exists (select from linked_identities i join mine using (identity_hash)
          where i.user_id = b.user_id)
        or exists (select from league_ban_identities i join mine using (identity_hash)
          where i.ban_id = b.id))) as is_banned,
      exists (select from taken where provider = 'discord') as is_discord_in_league,
      exists (select from taken where provider = 'reddit') as is_reddit_in_league`.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error('A row without a table was not answered');
  return standing;
}
