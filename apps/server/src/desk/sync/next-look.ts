import { isDecided, type SaidMatch } from '@callshot/rules';
import { isLocked, type LoadedEvent, nextLockOf } from '../../play/events/loaded-event.ts';
import type { StageRecords } from './map-stages.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A series that was not entered so long after its start is asked for no more often than others. */
const playedForMs = 12 * hourMs;
/** So long before a lock its time may still move. */
const closeMs = 30 * minuteMs;

/** Often while matches are played or a lock is near, hourly otherwise, and when the next match begins. */
export function nextLookOf(
  event: LoadedEvent,
  stages: readonly StageRecords[],
  now: Date,
  pollSeconds: number,
): Date {
  const at = now.getTime();
  const starts = stages
    .filter(({ loaded }) => loaded.index <= event.row.stage + 1)
    .flatMap(({ said }) => said.flatMap(openStart));
  const isPlayed = starts.some((start) => start <= at && at - start < playedForMs);
  const lockAt = nextLockOf(event);
  const isLockNear = !isLocked(event, now) && lockAt !== null && lockAt.getTime() - at < closeMs;
  if (isPlayed || isLockNear) return new Date(at + pollSeconds * 1000);
  const next = Math.min(
    at + hourMs,
    ...starts.filter((start) => start > at),
    ...(lockAt !== null && lockAt > now
      ? [Math.max(at + minuteMs, lockAt.getTime() - closeMs)]
      : []),
  );
  return new Date(Math.max(next, at + pollSeconds * 1000));
}

/** The start of a match that is not decided. */
const openStart = ({ match }: SaidMatch): number[] =>
  match.startsAt !== null && match.isExact && !isDecided(match) && !match.isNotPlayed
    ? [Date.parse(match.startsAt)]
    : [];
