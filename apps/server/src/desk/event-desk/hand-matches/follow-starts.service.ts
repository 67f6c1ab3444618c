import { firstStartByHand, type HandMatches } from '@callshot/rules';
import type { LoadedStage } from '../../../play/events/loaded-event.ts';
import { setSubstageStart } from '../../../play/events/results/official-picks.repository.ts';
import { type EventChange, updateEvent } from '../../../play/events/running/change-event.ts';
import { followEnd } from '../../../play/events/running/follow-end.service.ts';
import { moveLock } from '../move-lock.service.ts';

/** The start of a group is its first match, once all of its first round have a time; the lock follows it. */
export async function followStarts(
  change: EventChange,
  stage: LoadedStage,
  entered: ReadonlyMap<number, HandMatches>,
): Promise<void> {
  const { trx, event } = change;
  let hasMoved = false;
  for (const [eventSubstageId, own] of entered) {
    const first = firstStartByHand(own.matches);
    if (first === null) continue;
    const isNew = await setSubstageStart(trx, eventSubstageId, new Date(first), false);
    hasMoved ||= isNew;
  }
  const starts = [...entered.values()].flatMap(({ matches }) =>
    matches.flatMap(({ startsAt }) => (startsAt === null ? [] : [Date.parse(startsAt)])),
  );
  if (starts.length > 0) await followEnd(change, { starts, undecided: [] });
  if (!hasMoved) return;
  await updateEvent(change, {});
  if (stage.index === event.row.stage) await moveLock(change);
}
