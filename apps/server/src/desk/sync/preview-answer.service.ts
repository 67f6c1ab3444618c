import type { Answer, RefusalCode } from '@callshot/contract';
import { type Outcome, refuse } from '../../platform/outcome.ts';
import { findDatabaseTime } from '../../play/events/stages/event-lock.repository.ts';
import { previewOverride } from '../override/preview-override.service.ts';
import { findOpenDoubt } from './doubts.repository.ts';
import { planAnswer } from './plan-answer.ts';
import type { SyncParts } from './sync-parts.ts';

type Key = 'GET /api/sync/effect/:eventId';

interface Asked {
  readonly eventId: number;
  readonly doubtId: number;
  readonly readerId: number;
}

/** Previews a click on a doubt, in the form of an override. */
export async function previewAnswer(
  parts: SyncParts,
  { eventId, doubtId, readerId }: Asked,
): Promise<Outcome<Answer<Key>, RefusalCode<Key>>> {
  const event = await parts.seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  const doubt = await findOpenDoubt(parts.db, eventId, doubtId);
  if (!doubt?.canApply) return refuse('doubt_not_found');
  const now = new Date(await findDatabaseTime(parts.db));
  const planned = await planAnswer(parts.db, event, now, doubt);
  if (!planned.ok) return planned;
  const preview = await previewOverride(parts, {
    ...planned.value,
    eventId,
    userId: null,
    readerId,
  });
  if (preview.ok) return preview;
  // Official results have no owner and are never withheld.
  if (preview.code === 'picks_withheld' || preview.code === 'user_not_found') {
    throw new Error(`Results were refused as picks: ${preview.code}`);
  }
  return preview as Outcome<Answer<Key>, RefusalCode<Key>>;
}
