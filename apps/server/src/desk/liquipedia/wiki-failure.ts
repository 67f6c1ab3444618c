import { wikiSentences } from '@callshot/contract';
import { filled, type Saying } from '@callshot/rules';

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

export const wordsOfFailure = (failure: WikiFailure): string =>
  filled(wikiSentences()[failure.code], valuesOfFailure(failure)) ?? failure.code;

/** Values of its sentence: until when to the minute, and never too early. */
export function valuesOfFailure(failure: WikiFailure): Saying['values'] {
  if ('told' in failure) return { told: failure.told };
  if (!('until' in failure)) return {};
  const whole = new Date(Math.ceil(failure.until.getTime() / minuteMs) * minuteMs);
  return { until: whole.toISOString() };
}

const minuteMs = 60_000;

/** When asking again makes sense, in seconds from now. */
export function retryAfterOf(failure: WikiFailure, now: Date): number {
  if ('until' in failure) {
    return Math.max(1, Math.ceil((failure.until.getTime() - now.getTime()) / 1000));
  }
  return Math.max(60, 'waitSeconds' in failure ? (failure.waitSeconds ?? 0) : 0);
}
