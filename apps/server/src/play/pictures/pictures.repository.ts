import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { DecodedPicture } from './decode-picture.ts';

type Db = Kysely<Schema>;

export async function findPicture(db: Db, hash: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('pictures')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/**
 * The sources of pictures that events or their teams lack, and that are due to be fetched or were.
 */
export const findWantedSources = (db: Db, most: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('events')
        .select(sql<string>`image_source`.as('url'))
        .where('imageSource', 'is not', null)
        .where('imageUrl', 'is', null)
        .where('archivedAt', 'is', null)
        .union(
          eb
            .selectFrom('teams')
            .select(sql<string>`logo_source`.as('url'))
            .where('logoSource', 'is not', null)
            .where((where) =>
              where.or([
                where('logoPath', 'is', null),
                // Another logo than the one that is shown.
                where.not(
                  where.exists(
                    where
                      .selectFrom('pictureSources as known')
                      .select('known.url')
                      .whereRef('known.url', '=', 'teams.logoSource'),
                  ),
                ),
              ]),
            ),
        )
        .as('w'),
    )
    .leftJoin('pictureSources as s', 's.url', 'w.url')
    .select(['w.url', 's.hash', 's.tries'])
    .where((eb) =>
      eb.or([
        eb('s.url', 'is', null),
        eb('s.hash', 'is not', null),
        sql<boolean>`s.next_at <= clock_timestamp()`,
      ]),
    )
    .orderBy('w.url')
    .limit(most)
    .execute();

/** Under its hash, once however often it is found; kept again it counts as new. */
export async function keepPicture(db: Db, picture: DecodedPicture): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ createdAt: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/** Kept, and where it was found. */
export async function insertPicture(db: Db, url: string, picture: DecodedPicture): Promise<void> {
  await keepPicture(db, picture);
  await upsertSource(db, { url, hash: picture.hash, problem: null, tries: 0, waitsSeconds: null });
}

/** The hash of a picture that was copied from there before; null = none was. */
export async function findKnownHash(db: Db, url: string): Promise<string | null> {
  const row = await db
    .selectFrom('pictureSources')
    .select('hash')
    .where('url', '=', url)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** Which of these are kept. */
export async function findKeptHashes(
  db: Db,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('pictures')
    .select('hash')
    .where('hash', '=', anyOf(hashes))
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

interface Tried {
  readonly url: string;
  readonly hash: string | null;
  readonly problem: string | null;
  readonly tries: number;
  /** Null = it is not fetched again. */
  readonly waitsSeconds: number | null;
}

export async function upsertSource(db: Db, { waitsSeconds, ...tried }: Tried): Promise<void> {
  const nextAt =
    waitsSeconds === null
      ? null
      : sql<Date>`clock_timestamp() + ${waitsSeconds}::float8 * interval '1 second'`;
  const { url: _, ...facts } = tried;
  await db
    .insertInto('pictureSources')
    .values({ ...tried, nextAt })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ ...facts, nextAt }))
    .execute();
}

export async function findPictureProblem(db: Db, url: string): Promise<string | null> {
  const row = await db
    .selectFrom('pictureSources')
    .select('problem')
    .where('url', '=', url)
    .executeTakeFirst();
  return row?.problem ?? null;
}

/** Shows a logo wherever its team plays; the events that are to show it anew. */
export async function showLogo(db: Db, url: string, path: string): Promise<number[]> {
  await db
    .updateTable('teams')
    .set({ logoPath: path })
    .where('logoSource', '=', url)
    .where('logoPath', 'is distinct from', path)
    .execute();
  const rows = await db
    .selectFrom('teams as t')
    .innerJoin('eventTeams as p', 'p.teamId', 't.id')
    .innerJoin('eventSubstages as u', 'u.id', 'p.eventSubstageId')
    .innerJoin('eventStages as s', 's.id', 'u.eventStageId')
    .select('s.eventId')
    .distinct()
    .where('t.logoSource', '=', url)
    .execute();
  return rows.map(({ eventId }) => eventId);
}

/** Events without a picture that have it there. */
export async function findEventsWanting(db: Db, url: string): Promise<number[]> {
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('imageSource', '=', url)
    .where('imageUrl', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
