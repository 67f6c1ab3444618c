import type { GameId, WikiTournament } from '@callshot/rules';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isAnyListDue } from './settings.repository.ts';
import { hasUsualPoints } from './usual-points.repository.ts';

type Db = Kysely<Schema>;

/** Tournament `t` has an event: one that stands, or, with `or archived`, any. */
const hasEvent = (of: 'standing' | 'any'): RawBuilder<boolean> => sql<boolean>`exists (
  select from event_wikis w join events e on e.id = w.event_id
  where w.page_id = t.page_id and e.game_id = t.game_id
    ${of === 'standing' ? sql`and e.archived_at is null` : sql``})`;

/** Tournament `t` of settings `s` is prepared: nobody hid it, and it has no event. */
const isPrepared = sql<boolean>`t.is_listed and t.hidden_at is null and t.tier = any(s.tiers)
  and coalesce(t.ends_on, t.starts_on, current_date) >= (clock_timestamp() at time zone 'UTC')::date
  and not ${hasEvent('standing')}`;

const isFree = sql<boolean>`(t.claimed_until is null or t.claimed_until < clock_timestamp())`;

/** Its draft is ready, and nothing keeps the calendar from making its event [rule: calendar-8]. */
const isMakeDue = sql<boolean>`coalesce(s.publishes and t.made_at is null
  and t.draft->'doubts' = '[]' and t.draft->'waitsFor' = '[]'
  and (t.next_make_at is null or t.next_make_at <= clock_timestamp())
  and ${hasUsualPoints(sql`t.game_id`)} and not ${hasEvent('any')}, false)`;

const isDue = sql<boolean>`${isPrepared} and ${isFree}
  and (t.next_look_at <= clock_timestamp() or ${isMakeDue})`;

/** Whether anything of the calendar is due. */
export const isCalendarDue = sql<boolean>`(${isAnyListDue} or exists (
  select from calendar_tournaments t join calendar_settings s using (game_id) where ${isDue}))`;

const columns = [
  't.gameId',
  't.pageId',
  't.title',
  't.startsOn',
  't.failures',
  't.makeFailures',
  't.lookBeganAt',
] as const;

/** Tournaments that are due, with the instant since when. */
export const findDueTournaments = (db: Db) =>
  db
    .selectFrom('calendarTournaments as t')
    .innerJoin('calendarSettings as s', 's.gameId', 't.gameId')
    .select(['t.gameId', 't.pageId', 't.startsOn'])
    .select(
      sql<Date>`least(t.next_look_at, case when ${isMakeDue}
      then coalesce(t.next_make_at, t.looked_at) end)`.as('dueAt'),
    )
    .where(isDue)
    .execute();

/** Longer than the requests of one tournament take. */
const claimSeconds = 300;
/** Parts that were read longer ago are read again. */
const resumedHours = 24;

/** One of all processes looks at a tournament; undefined = another one does, or it is gone. */
export async function claimTournament(db: Db, gameId: GameId, pageId: number) {
  return db
    .updateTable('calendarTournaments as t')
    .set({
      // Whole milliseconds, as this process holds it: it names the claim.
      claimedUntil: sql<Date>`date_trunc('milliseconds', clock_timestamp())
        + ${claimSeconds}::int * interval '1 second'`,
      lookBeganAt: sql<Date>`case
        when look_began_at > clock_timestamp() - ${resumedHours}::int * interval '1 hour'
        then look_began_at else clock_timestamp() end`,
    })
    .where('t.gameId', '=', gameId)
    .where('t.pageId', '=', pageId)
    .where(isFree)
    .returning([...columns, 't.claimedUntil'])
    .executeTakeFirst();
}

export type ClaimedTournament = NonNullable<Awaited<ReturnType<typeof claimTournament>>>;

/** Whether its event may be made now; in a transaction, nobody hides it or flips the switch until that ends. */
export async function findMakeDue(
  db: Db,
  { gameId, pageId }: Pick<ClaimedTournament, 'gameId' | 'pageId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('calendarTournaments as t')
    .innerJoin('calendarSettings as s', 's.gameId', 't.gameId')
    .select('t.pageId')
    .where('t.gameId', '=', gameId)
    .where('t.pageId', '=', pageId)
    .where(isPrepared)
    .where(isMakeDue)
    .$if(db.isTransaction, (of) => of.forUpdate(['t', 's']))
    .executeTakeFirst();
  return row !== undefined;
}

/** The calendar made an event of it, and never makes another one. */
export async function noteMade(
  trx: Db,
  gameId: GameId,
  pageId: number,
  eventId: number,
): Promise<void> {
  await trx
    .updateTable('calendarTournaments')
    .set({
      madeEventId: eventId,
      madeAt: sql<Date>`clock_timestamp()`,
      makeFailures: 0,
      notMade: null,
    })
    .where('gameId', '=', gameId)
    .where('pageId', '=', pageId)
    .execute();
}

type LookFacts = Partial<
  Omit<Selectable<Schema['calendarTournaments']>, 'gameId' | 'pageId' | 'draft' | 'claimedUntil'>
> & { readonly draft?: string };

/** Writes what a look found, while its claim is held; a claim that has ended writes nothing. */
export async function writeLook(
  db: Db,
  { gameId, pageId, claimedUntil }: ClaimedTournament,
  facts: LookFacts,
): Promise<boolean> {
  const written = await db
    .updateTable('calendarTournaments')
    .set(facts)
    .where('gameId', '=', gameId)
    .where('pageId', '=', pageId)
    .where('claimedUntil', '=', claimedUntil)
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

export async function endClaim(
  db: Db,
  { gameId, pageId, claimedUntil }: ClaimedTournament,
): Promise<void> {
  await db
    .updateTable('calendarTournaments')
    .set({ claimedUntil: null })
    .where('gameId', '=', gameId)
    .where('pageId', '=', pageId)
    .where('claimedUntil', '=', claimedUntil)
    .execute();
}

/** Takes a list of the wiki: what is new is due at once, as is what begins on another day; the others go. */
export async function takeList(
  trx: Db,
  gameId: GameId,
  listed: readonly WikiTournament[],
): Promise<void> {
  for (const { pageId, pageName, title, wikiLink, tier, tierType, start, end } of listed) {
    const facts = {
      ...{ pageName, title, wikiLink, tier, tierType },
      startsOn: start,
      endsOn: end,
      isListed: true,
    };
    await trx
      .insertInto('calendarTournaments')
      .values({ gameId, pageId, ...facts })
      .onConflict((conflict) =>
        conflict.columns(['gameId', 'pageId']).doUpdateSet({
          ...facts,
          nextLookAt: sql<Date>`case
            when calendar_tournaments.starts_on is distinct from excluded.starts_on
              or not calendar_tournaments.is_listed
            then clock_timestamp() else calendar_tournaments.next_look_at end`,
        }),
      )
      .execute();
  }
  await trx
    .updateTable('calendarTournaments')
    .set({ isListed: false })
    .where('gameId', '=', gameId)
    .where(sql<boolean>`not page_id = ${anyOf(listed.map(({ pageId }) => pageId))}`)
    .where('isListed', '=', true)
    .execute();
  await trx
    .deleteFrom('calendarTournaments')
    .where('gameId', '=', gameId)
    .where('isListed', '=', false)
    .where(sql<boolean>`coalesce(ends_on, starts_on, current_date) < current_date - ${keptDays}::int
      or (hidden_at is null and made_at is null and coalesce(ends_on, current_date) < current_date - 30)`)
    .execute();
}

/** Staff's word about a tournament lasts as long as the wiki may still move it. */
const keptDays = 400;

/** Games of which a followed event is looked at all the time: a match of it is played, or its lock is near. */
export async function countPlayedGames(db: Db, pollSeconds: number): Promise<number> {
  const { rows } = await sql<{ games: number }>`
    select count(distinct e.game_id)::int as games
    from event_wikis w join events e on e.id = w.event_id
    where w.paused_at is null and e.archived_at is null and e.finished_at is null
      and w.next_look_at - w.last_look_at <= 2 * ${pollSeconds}::int * interval '1 second'
      and w.next_look_at > clock_timestamp() - interval '1 hour'`.execute(db);
  return rows[0]?.games ?? 0;
}
