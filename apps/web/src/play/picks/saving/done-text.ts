import { weekdayWords } from '../../../platform/core/clock.ts';
import { isStopDone, type Stop } from '../session/stage-progress.ts';
import { m } from '../words/messages.js';

interface Slip {
  readonly stops: readonly Stop[];
  /** When they lock; null = there is no lock ahead. */
  readonly lockAt: string | null;
  /** The picks on screen are saved already. */
  readonly isSaved: boolean;
}

/** The remaining step of a full slip, and its deadline; null while a pick is missing. */
export function doneText({ stops, lockAt, isSaved }: Slip): string | null {
  const count = stops.reduce((sum, { required }) => sum + required, 0);
  if (count === 0 || !stops.every(isStopDone)) return null;
  if (lockAt === null) return isSaved ? m.allSaved({ count }) : m.allPicked({ count });
  const time = weekdayWords(lockAt);
  return isSaved ? m.allSavedUntil({ count, time }) : m.allPickedBefore({ count, time });
}
