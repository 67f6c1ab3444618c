import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findStage, type LoadedEvent, type LoadedStage } from '../events/loaded-event.ts';
import { findEntriesOfUser } from './entries.repository.ts';
import { findUsersOpenTo } from './opened-picks.repository.ts';

/** Users whose picks an Admin may read before their seal: the Admin's own, and those opened with a reason. */
export const findOpenTo = async (
  db: Kysely<Schema>,
  eventId: number,
  readerId: number,
): Promise<ReadonlySet<number>> =>
  new Set([readerId, ...(await findUsersOpenTo(db, eventId, readerId))]);

/** Picks that are not sealed are withheld from everybody, Admins included. */
export const isWithheld = (
  { sealedAt }: Pick<LoadedStage, 'sealedAt'>,
  userId: number,
  openTo: ReadonlySet<number>,
): boolean => sealedAt === null && !openTo.has(userId);

export interface PicksToRead {
  readonly event: LoadedEvent;
  readonly eventStageId: number;
  /** Owner; null = official results. */
  readonly userId: number | null;
  readonly readerId: number;
}

/** Whether the request would show the Admin picks that are withheld. */
export async function areWithheld(
  db: Kysely<Schema>,
  { event, eventStageId, userId, readerId }: PicksToRead,
): Promise<boolean> {
  const stage = findStage(event, eventStageId);
  if (userId === null || !stage) return false;
  if (!isWithheld(stage, userId, await findOpenTo(db, event.row.id, readerId))) return false;
  const entries = await findEntriesOfUser(db, event.row.id, userId);
  return entries.some((entry) => entry.eventStageId === eventStageId);
}
