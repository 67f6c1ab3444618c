import { instantWords } from '../mapping/day-words.ts';
import type { FirstStart } from '../mapping/mapping-view.ts';
import { m } from './words/messages.js';

export interface LockWords {
  readonly text: string;
  /** The lock leaves no time to pick. */
  readonly isTooLate: boolean;
}

/** The effect of creating the event on picks. */
export function lockWords(start: FirstStart | null, now: number): LockWords {
  if (start === null) {
    const text = m.lockWithoutTime();
    return { text, isTooLate: false };
  }
  const when = instantWords(start.at);
  if (Date.parse(start.at) <= now) {
    return { text: m.lockTooLate({ time: when }), isTooLate: true };
  }
  return { text: opensWords(start, when), isTooLate: false };
}

function opensWords({ isExact, isByHand }: FirstStart, time: string): string {
  if (isByHand) return m.opensUnlessChanged({ time });
  return isExact ? m.opensAtOnce({ time }) : m.opensWithoutTime({ time });
}
