import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

export interface KeptAnswer {
  /** JSON: a list of records. */
  readonly records: string;
  readonly askedAt: Date;
  /** By the database's clock. */
  readonly ageSeconds: number;
  readonly isStale: boolean;
}

export async function findKept(db: Db, key: Buffer): Promise<KeptAnswer | null> {
  const row = await db
    .selectFrom('wikiAnswers')
    .select(['records', 'askedAt', 'isStale'])
    .select(sql<number>`extract(epoch from clock_timestamp() - asked_at)::float8`.as('ageSeconds'))
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

interface NewAnswer {
  readonly key: Buffer;
  readonly wiki: string;
  readonly subject: string;
  readonly records: string;
  readonly askedAt: Date;
}

/** An older answer never replaces a newer one. */
export async function keepAnswer(db: Db, answer: NewAnswer): Promise<void> {
  await db
    .insertInto('wikiAnswers')
    .values({ ...answer, isStale: false })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          records: eb.ref('excluded.records'),
          askedAt: eb.ref('excluded.askedAt'),
          isStale: false,
        }))
        .whereRef('wikiAnswers.askedAt', '<=', 'excluded.askedAt'),
    )
    .execute();
}

/** Marks cached answers of this page and of its subpages as outdated. */
export async function makeStale(db: Db, wiki: string, pages: readonly string[]): Promise<void> {
  if (pages.length === 0) return;
  await db
    .updateTable('wikiAnswers')
    .set({ isStale: true })
    .where('wiki', '=', wiki)
    .where('subject', '=', anyOf(pages))
    .execute();
}

/** Deletes answers that were not used for a month. */
export async function deleteOldAnswers(db: Db): Promise<void> {
  await deleteInBatches(
    db,
    'wikiAnswers',
    sql`asked_at < statement_timestamp() - interval '30 days'`,
  );
}
