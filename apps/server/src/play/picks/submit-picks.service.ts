import type { Answer, AnsweredRefusal } from '@callshot/contract';
import type { Changes } from '../../platform/changes/changes.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { type ReadingParts, readOwnPicks } from './read-picks.service.ts';
import { type SaveParts, savePicks } from './save-picks.service.ts';
import type { SaveRequest } from './save-request.ts';

type Key = 'POST /api/picks/save/user/:eventId';

export interface SubmitParts extends SaveParts, ReadingParts {
  readonly changes: Pick<Changes, 'announce'>;
}

/** Saves a submission and tells everybody; who saves on old picks is shown the newer ones. */
export async function submitPicks(
  parts: SubmitParts,
  request: SaveRequest,
): Promise<Outcome<Answer<Key>, AnsweredRefusal<Key>>> {
  const { eventId, userId } = request;
  const outcome = await savePicks(parts, request);
  if (outcome.ok) {
    const { answer, isPostLock, isUnchanged } = outcome.value;
    if (isPostLock) parts.changes.announce('event', eventId);
    if (!isUnchanged) parts.changes.announce('submissions', eventId);
    return done(answer);
  }
  if (outcome.code !== 'version_conflict') return outcome;
  const event = await parts.events.get(eventId);
  return refuse('version_conflict', {
    current: event && (await readOwnPicks(parts, event, userId)),
  });
}
