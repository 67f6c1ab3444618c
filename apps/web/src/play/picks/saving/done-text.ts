import { weekdayWords } from '../../../platform/core/clock.ts';
import { isStopDone, type Stop } from '../session/stage-progress.ts';

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
  const made = `${count === 1 ? 'Your pick is made' : `All ${count} picked`}`;
  if (isSaved) {
    const until = lockAt === null ? '' : ` Change them until ${weekdayWords(lockAt)}.`;
    return `${made} and saved.${until}`;
  }
  return `${made}. Submit${lockAt === null ? '' : ` before ${weekdayWords(lockAt)}`}.`;
}
