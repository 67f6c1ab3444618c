import type { Doubt } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { DoubtDetails } from './sync.tables.ts';

type Db = Kysely<Schema>;

const doubtsOf = (db: Db, eventId: number) =>
  db.selectFrom('wikiDoubts').selectAll().where('eventId', '=', eventId);

const asDoubt = <Row extends { readonly details: unknown }>({ details, ...row }: Row) => ({
  ...row,
  ...(details as DoubtDetails),
});

export type DoubtRow = Awaited<ReturnType<typeof findDoubts>>[number];

/** Every doubt of an event, answered ones as well. */
export async function findDoubts(db: Db, eventId: number) {
  const rows = await doubtsOf(db, eventId).orderBy('id').execute();
  return rows.map(asDoubt);
}

const shownAtMost = 100;

export async function findOpenDoubts(db: Db, eventId: number): Promise<DoubtRow[]> {
  const rows = await doubtsOf(db, eventId)
    .where('answeredAt', 'is', null)
    .orderBy('id')
    .limit(shownAtMost)
    .execute();
  return rows.map(asDoubt);
}

export async function findOpenDoubt(
  db: Db,
  eventId: number,
  doubtId: number,
): Promise<DoubtRow | null> {
  const row = await doubtsOf(db, eventId)
    .where('id', '=', doubtId)
    .where('answeredAt', 'is', null)
    .executeTakeFirst();
  return row ? asDoubt(row) : null;
}

/** Columns of a doubt beside its key. */
export const detailsOf = (doubt: DoubtDetails): DoubtDetails => ({
  matchId: doubt.matchId,
  place: doubt.place,
  teamIds: doubt.teamIds,
  name: doubt.name,
  teamKey: doubt.teamKey,
  canApply: doubt.canApply,
  ...(doubt.changes && { changes: doubt.changes }),
});

type StageDoubt = Doubt & Pick<DoubtDetails, 'changes'> & { readonly eventStageId: number };

const placeOf = (doubt: StageDoubt) => ({
  eventStageId: doubt.eventStageId,
  eventSubstageId: doubt.eventSubstageId,
  details: JSON.stringify(detailsOf(doubt)),
});

/** The same question, of which more is known by now. */
export async function updateDoubt(db: Db, doubtId: number, doubt: StageDoubt): Promise<void> {
  await db.updateTable('wikiDoubts').set(placeOf(doubt)).where('id', '=', doubtId).execute();
}

/** Stores open doubts. Answered ones stay answered. */
export async function insertDoubts(
  db: Db,
  at: { readonly eventId: number; readonly openedAt: Date },
  doubts: readonly StageDoubt[],
): Promise<void> {
  if (doubts.length === 0) return;
  await db
    .insertInto('wikiDoubts')
    .values(
      doubts.map((doubt) => ({
        ...at,
        ...placeOf(doubt),
        key: doubt.key,
        kind: doubt.kind,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Doubts that the wiki itself has settled. */
export async function deleteDoubts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('wikiDoubts').where('id', '=', anyOf(ids)).execute();
}

export async function answerDoubt(
  db: Db,
  doubtId: number,
  answer: 'apply' | 'dismiss' | 'correct',
  answeredAt: Date,
): Promise<void> {
  await db
    .updateTable('wikiDoubts')
    .set({ answer, answeredAt })
    .where('id', '=', doubtId)
    .execute();
}

/** Reopens doubts about a team after the meaning of its name changed. */
export async function reopenDoubtsOfTeam(db: Db, eventId: number, teamKey: string): Promise<void> {
  const rows = await findDoubts(db, eventId);
  const ids = rows.filter((row) => row.teamKey === teamKey).map(({ id }) => id);
  await deleteDoubts(db, ids);
}

/** A dismissed doubt about a slot that staff give back to the wiki is asked again. */
export async function reopenDoubts(db: Db, eventId: number, place: string): Promise<void> {
  const rows = await findDoubts(db, eventId);
  const ids = rows.filter((row) => row.place === place).map(({ id }) => id);
  await deleteDoubts(db, ids);
}
