import { instantWords } from './day-words.ts';

/** When the first stage begins, as far as the wiki says. */
export interface FirstStart {
  readonly at: string;
  /** Else no more than the day is known. */
  readonly isExact: boolean;
}

/** What creating the event would mean for picks. */
export function lockWords(start: FirstStart | null, now: number): string {
  if (start === null) return 'When picks lock is known once the first stage has its matches.';
  const when = instantWords(start.at);
  if (Date.parse(start.at) <= now) return `The first stage began ${when}: nobody could pick.`;
  return start.isExact
    ? `Picks would open at once, lock ${when}.`
    : `Picks would open at once, lock ${when}: the wiki gives no time yet.`;
}
