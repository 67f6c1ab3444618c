import type { Event } from '@callshot/contract';
import type { EventStage, EventSubstage } from '@callshot/rules';
import { instantWords } from '../../../platform/core/clock.ts';
import { m } from '../../bracket/words/messages.js';

/** When the matches of a bracket lock one by one, by their keys; none where the stage locks as a whole. */
export function lockWords(
  { eventStages }: Event,
  { stageIndex }: EventStage,
  { eventSubstageId, closedMatches }: EventSubstage,
): ReadonlyMap<string, string> {
  const stage = eventStages[stageIndex];
  const isLate = closedMatches !== undefined && closedMatches.size > 0;
  return new Map(
    (stage?.locks?.matches ?? (isLate ? stage?.lateLocks : []) ?? []).flatMap(
      ({ slot, lockAt, ...at }) =>
        at.eventSubstageId === eventSubstageId
          ? [[slot, closedMatches?.has(slot) ? m.matchIsLocked() : openWords(lockAt)] as const]
          : [],
    ),
  );
}

const openWords = (lockAt: string | null): string =>
  lockAt === null ? m.matchLockOpen() : m.matchLocks({ time: instantWords(lockAt) });
