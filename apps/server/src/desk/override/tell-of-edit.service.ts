import type { LoadedStage } from '../../play/events/loaded-event.ts';
import type { EventChange } from '../../play/events/running/change-event.ts';
import { wordsOf } from '../../play/official/tell-of-replacements.service.ts';
import {
  insertNotificationOf,
  insertNotificationsOfStage,
} from '../../reach/notifications/announcing/audience.repository.ts';
import { makeNotice } from '../../reach/notifications/notices/make-notice.service.ts';
import { picksEditedKind } from './notice-kinds.ts';

export interface Edit {
  readonly stage: LoadedStage;
  readonly userId: number;
  readonly actorUserId: number;
  readonly reason: string;
  /** The row of the log that tells of it. */
  readonly auditId: number;
  readonly isRemoved: boolean;
}

/** Tells the user whose picks staff changed; an Admin who changed their own is not told. */
export async function tellOfEdit({ trx, event, now }: EventChange, edit: Edit): Promise<void> {
  const { stage, userId, actorUserId, auditId } = edit;
  if (userId === actorUserId) return;
  const words = { ...wordsOf(event), ...edit, stageName: stage.name };
  const noticeId = await makeNotice(trx, picksEditedKind, words, {
    subject: `picks-edited ${auditId}`,
    gameId: event.row.gameId,
    eventId: event.row.id,
    eventStageId: stage.id,
    // It is for one user, who has it at once.
    toldAt: now,
    now,
  });
  if (noticeId !== null) await insertNotificationOf(trx, noticeId, userId);
}

export interface Cleared {
  readonly stage: LoadedStage;
  /** The stage that stands in its place, whose picks are open. */
  readonly successorId: number;
  readonly reason: string;
}

/** Tells everybody who had picked a stage that it is played otherwise, and their picks are gone. */
export async function tellOfCleared(
  { trx, event, now }: EventChange,
  { stage, successorId, reason }: Cleared,
): Promise<void> {
  const words = { ...wordsOf(event), stageName: stage.name, reason, isRemoved: true };
  const noticeId = await makeNotice(trx, picksEditedKind, words, {
    subject: `picks-cleared ${stage.id}`,
    gameId: event.row.gameId,
    eventId: event.row.id,
    eventStageId: successorId,
    toldAt: now,
    now,
  });
  if (noticeId !== null) await insertNotificationsOfStage(trx, noticeId, stage.id);
}
