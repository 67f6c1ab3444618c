import type { EventChange } from '../events/change-event.ts';
import type { LoadedStage } from '../events/loaded-event.ts';
import { insertNotificationOf } from '../notifications/audience.repository.ts';
import { insertNotice } from '../notifications/notices.repository.ts';
import { templates } from '../notifications/templates.ts';
import { wordsOf } from './tell-of-replacements.service.ts';

export interface Edit {
  readonly stage: LoadedStage;
  readonly userId: number;
  readonly actorUserId: number;
  readonly reason: string;
  /** The row of the log that tells of it. */
  readonly auditId: number;
  readonly isRemoved: boolean;
}

const dayMs = 86_400_000;

/** Tells the user whose picks staff changed; an Admin who changed their own is not told. */
export async function tellOfEdit({ trx, event, now }: EventChange, edit: Edit): Promise<void> {
  const { stage, userId, actorUserId, auditId } = edit;
  if (userId === actorUserId) return;
  const noticeId = await insertNotice(trx, {
    ...templates.picksEdited({ ...wordsOf(event), ...edit, stageName: stage.name }),
    subject: `picks-edited ${auditId}`,
    kind: 'picks-edited',
    gameId: event.row.gameId,
    eventId: event.row.id,
    eventStageId: stage.id,
    sentUntil: new Date(now.getTime() + dayMs),
    // It is for one user, who has it at once.
    toldAt: now,
    createdAt: now,
  });
  if (noticeId !== null) await insertNotificationOf(trx, noticeId, userId);
}
