import type { Totals } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { EventBoard, UnscoredBoard } from './event-board.ts';

/** Bytes read at once; more in one answer would hold up what else this process does. */
const atOnce = 1 << 19;

/**
 * Stored totals of exactly this board. 'none yet' = only older ones are stored. Null = they are
 * newer, or of other entrants or points, and waiting would not help.
 */
export async function findTotals(
  db: Kysely<Schema>,
  { eventId, generation, entrants }: UnscoredBoard,
  digest: string,
): Promise<{ totals: Totals; computedAt: Date } | 'none yet' | null> {
  const stored = await db
    .selectFrom('boards')
    .select(['generation', 'entrantsDigest', 'entrantCount', 'computedAt'])
    .select(sql<number>`length(totals)`.as('byteCount'))
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  if (!stored || stored.generation < generation) return 'none yet';
  const { entrantCount, byteCount, computedAt } = stored;
  const isOfThese = stored.entrantsDigest === digest && entrantCount === entrants.directory.count;
  if (stored.generation > generation || !isOfThese) return null;
  const bytes = new Uint8Array(byteCount);
  for (let from = 0; from < byteCount; from += atOnce) {
    const part = await findBytes(db, { eventId, generation, digest }, from);
    // Replaced by a newer board while it was read.
    if (!part) return null;
    bytes.set(part, from);
  }
  const isWide = byteCount === 4 * entrantCount;
  if (!isWide && byteCount !== 2 * entrantCount) return null;
  return {
    totals: isWide ? new Uint32Array(bytes.buffer) : new Uint16Array(bytes.buffer),
    computedAt,
  };
}

interface StoredName {
  readonly eventId: number;
  readonly generation: number;
  readonly digest: string;
}

async function findBytes(
  db: Kysely<Schema>,
  { eventId, generation, digest }: StoredName,
  from: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('boards')
    .select(sql<Buffer>`substring(totals from ${from + 1}::int for ${atOnce}::int)`.as('bytes'))
    .where('eventId', '=', eventId)
    .where('generation', '=', generation)
    .where('entrantsDigest', '=', digest)
    .executeTakeFirst();
  return row?.bytes;
}

/** False when the stored totals are the same, or newer. */
export async function upsertTotals(
  db: Kysely<Schema>,
  { eventId, generation, entrants, scoreboard, computedAt }: EventBoard,
  digest: string,
): Promise<boolean> {
  const { buffer, byteOffset, byteLength } = scoreboard.totals;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('boards')
    .values({
      eventId,
      generation,
      entrantCount: entrants.directory.count,
      entrantsDigest: digest,
      totals: Buffer.from(buffer, byteOffset, byteLength),
      computedAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('eventId')
        .doUpdateSet((eb) => ({
          generation: eb.ref('excluded.generation'),
          entrantCount: eb.ref('excluded.entrantCount'),
          entrantsDigest: eb.ref('excluded.entrantsDigest'),
          totals: eb.ref('excluded.totals'),
          computedAt: eb.ref('excluded.computedAt'),
        }))
        .where((eb) =>
          eb.or([
            eb('boards.generation', '<', eb.ref('excluded.generation')),
            // A release that scores differently computes the same generation anew.
            eb.and([
              eb('boards.generation', '=', eb.ref('excluded.generation')),
              eb('boards.entrantsDigest', '<>', eb.ref('excluded.entrantsDigest')),
            ]),
          ]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
