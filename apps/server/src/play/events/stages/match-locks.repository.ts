import type { HeldLock } from '@callshot/rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type MatchLockRow = Selectable<Schema['matchLocks']>;

export const findMatchLocks = (db: Kysely<Schema>, eventId: number): Promise<MatchLockRow[]> =>
  db
    .selectFrom('matchLocks as l')
    .innerJoin('eventStages as s', 's.id', 'l.eventStageId')
    .selectAll('l')
    .where('s.eventId', '=', eventId)
    .orderBy('l.eventSubstageId')
    .orderBy('l.slot')
    .execute();

/** A match's lock as the rules take it; instants in ms. */
export const matchLockOf = (row: MatchLockRow): HeldLock => ({
  eventSubstageId: row.eventSubstageId,
  match: row.slot,
  slots: row.positions,
  lockAt: row.lockAt?.getTime() ?? null,
  isSealed: row.sealedAt !== null,
});

/** Writes the locks of a stage; those of its matches that are not among them are gone. */
export async function replaceMatchLocks(
  trx: Transaction<Schema>,
  eventStageId: number,
  locks: readonly HeldLock[],
  now: Date,
): Promise<void> {
  const sealed = await trx
    .deleteFrom('matchLocks')
    .where('eventStageId', '=', eventStageId)
    .returning(['eventSubstageId', 'slot', 'sealedAt'])
    .execute();
  if (locks.length === 0) return;
  const sealedAt = new Map(
    sealed.map((row) => [`${row.eventSubstageId} ${row.slot}`, row.sealedAt]),
  );
  await trx
    .insertInto('matchLocks')
    .values(
      locks.map(({ eventSubstageId, match, slots, lockAt, isSealed }) => ({
        eventStageId,
        eventSubstageId,
        slot: match,
        positions: [...slots],
        lockAt: lockAt === null ? null : new Date(lockAt),
        sealedAt: isSealed ? (sealedAt.get(`${eventSubstageId} ${match}`) ?? now) : null,
      })),
    )
    .execute();
}
