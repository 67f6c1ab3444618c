import { utcTime } from '../../platform/utc-words.ts';
/** Why the wiki did not answer what it was asked. */
export type WikiFailure =
  /** The product has no API key. */
  | { readonly code: 'not_configured' }
  /** As often as an hour allows it was asked already. */
  | { readonly code: 'spent'; readonly until: Date }
  /** It is left alone for a while: it said so, or it failed several times. */
  | { readonly code: 'waiting'; readonly until: Date }
  /** Other requests had the whole time. */
  | { readonly code: 'busy' }
  | FailedLook;

/** A request was sent, and nothing came of it. */
export interface FailedLook {
  readonly code: 'limited' | 'key_refused' | 'refused' | 'down' | 'unreadable';
  /** The wiki's error text, or the connection's error. */
  readonly told: string;
  /** The wiki is not asked for this long; null = not decided yet. */
  readonly waitSeconds: number | null;
}

export function wordsOfFailure(failure: WikiFailure): string {
  switch (failure.code) {
    case 'not_configured':
      return 'No key of the tournament wiki is set here (LIQUIPEDIA_API_KEY): events are made by hand';
    case 'spent':
      return `The wiki was asked as often as an hour allows; it is asked again from ${timeOf(failure.until)}`;
    case 'waiting':
      return `The wiki is left alone until ${timeOf(failure.until)}`;
    case 'busy':
      return 'Other requests to the wiki take long';
    case 'limited':
      return 'The wiki says that it is asked too often';
    case 'key_refused':
      return `The wiki refuses the key: ${failure.told}`;
    case 'refused':
      return `The wiki refuses the request: ${failure.told}`;
    case 'down':
      return `The wiki does not answer: ${failure.told}`;
    case 'unreadable':
      return `The wiki’s answer cannot be read: ${failure.told}`;
  }
}

const minuteMs = 60_000;

/** To the minute, and never too early. */
const timeOf = (instant: Date): string => {
  const whole = new Date(Math.ceil(instant.getTime() / minuteMs) * minuteMs);
  return utcTime(whole);
};

/** When asking again makes sense, in seconds from now. */
export function retryAfterOf(failure: WikiFailure, now: Date): number {
  if ('until' in failure) {
    return Math.max(1, Math.ceil((failure.until.getTime() - now.getTime()) / 1000));
  }
  return Math.max(60, 'waitSeconds' in failure ? (failure.waitSeconds ?? 0) : 0);
}
