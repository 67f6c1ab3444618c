import type { Answer } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { done, type Outcome } from '../../../platform/outcome.ts';
import type { DatabaseClock } from '../../../play/events/database-clock.ts';
import type { NoticeRegistry } from '../notices/notice-registry.ts';
import { findOwnPush, sendPushAgain } from './deliveries.repository.ts';
import { againAt } from './put-off.ts';

export interface PutOffParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly kinds: NoticeRegistry;
}

/**
 * The push of a reminder is sent once more, unless picks are saved by then. A call that is repeated gets the
 * same instant. Null = it cannot be put off any more.
 */
export async function putOff(
  { db, clock, kinds }: PutOffParts,
  userId: number,
  notificationId: number,
): Promise<Outcome<Answer<'POST /api/notification/later'>, never>> {
  const push = await findOwnPush(db, userId, notificationId);
  if (push === undefined || !kinds.of(push.kind)?.asksForPicks) return done({ againAt: null });
  const at = againAt(await clock.now(), push.sentUntil);
  if (at !== null) await sendPushAgain(db, notificationId, at);
  const waiting = await findOwnPush(db, userId, notificationId);
  const waitsUntil = waiting?.outcome === null ? waiting.notBefore : null;
  return done({ againAt: waitsUntil?.toISOString() ?? null });
}
