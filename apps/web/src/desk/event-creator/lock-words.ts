import { instantWords } from '../mapping/day-words.ts';
import type { FirstStart } from '../mapping/mapping-view.ts';

export interface LockWords {
  readonly text: string;
  /** The lock leaves no time to pick. */
  readonly isTooLate: boolean;
}

/** The effect of creating the event on picks. */
export function lockWords(start: FirstStart | null, now: number): LockWords {
  if (start === null) {
    const text = 'The lock time is set once the first stage has matches.';
    return { text, isTooLate: false };
  }
  const when = instantWords(start.at);
  if (Date.parse(start.at) <= now) {
    return { text: `The first stage began ${when}: nobody could pick.`, isTooLate: true };
  }
  return { text: `Picks would open at once, lock ${when}${untilWhen(start)}.`, isTooLate: false };
}

function untilWhen({ isExact, isByHand }: FirstStart): string {
  if (isByHand) return ', unless staff change it';
  return isExact ? '' : ': the wiki gives no time yet';
}
