import type { Answer } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { done, type Outcome } from '../../../platform/outcome.ts';
import type { DatabaseClock } from '../../../play/events/database-clock.ts';
import type { NoticeRegistry } from '../notices/notice-registry.ts';
import { findSentPush, sendPushAgain } from './deliveries.repository.ts';
import { againAt } from './put-off.ts';

export interface PutOffParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly kinds: NoticeRegistry;
}

/** The push of a reminder is sent once more, unless picks are saved by then. Null = it cannot be put off any more. */
export async function putOff(
  { db, clock, kinds }: PutOffParts,
  userId: number,
  notificationId: number,
): Promise<Outcome<Answer<'POST /api/notification/later'>, never>> {
  const sent = await findSentPush(db, userId, notificationId);
  const isReminder = sent !== undefined && kinds.of(sent.kind)?.asksForPicks === true;
  const at = isReminder ? againAt(await clock.now(), sent.sentUntil) : null;
  const isKept = at !== null && (await sendPushAgain(db, notificationId, at));
  return done({ againAt: isKept ? at.toISOString() : null });
}
