import { wordsOfEvent } from '../../../play/events/event-words.ts';
import { currentStage } from '../../../play/events/loaded-event.ts';
import type { EventChange } from '../../../play/events/running/change-event.ts';
import { makeNotice } from './make-notice.service.ts';
import { lockedEarlyKind } from './notice-kinds.ts';

/** Tells everybody that picks are locked, since the first match was moved to before now [rule: stages-12]. */
export async function tellOfEarlyLock({ trx, event, now }: EventChange): Promise<void> {
  const { id: eventId, gameId, version } = event.row;
  const { id: eventStageId, name: stageName } = currentStage(event);
  await makeNotice(
    trx,
    lockedEarlyKind,
    { ...wordsOfEvent(event.row), stageName },
    { subject: `locked-early ${eventStageId} ${version}`, gameId, eventId, eventStageId, now },
  );
}
