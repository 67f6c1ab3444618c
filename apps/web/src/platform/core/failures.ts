import { ApiError } from './api-error.ts';
import { unitText } from './unit-text.ts';
import { m } from './words/messages.js';

/** The reaction to a failed call that its caller does not answer [rule: api-4, accounts-31]. */
export type Reaction =
  | { kind: 'nothing' }
  | { kind: 'logIn' }
  | { kind: 'error'; title: string; isContactShown: boolean }
  | { kind: 'toast'; text: string };

const nothing: Reaction = { kind: 'nothing' };

/** The sentence for people, with the wait where there is one. */
export function sentenceOf(error: ApiError): string {
  if (!error.retryAfter) return error.title;
  const title = /[.!?]$/.test(error.title) ? error.title : `${error.title}.`;
  return m.tryAgainIn({ sentence: title, time: spanOf(error.retryAfter) });
}

/** The words of a form about its failed call, with every problem of the input. */
export interface FailureWords {
  readonly text: string;
  /** For a screen that does more than say it. */
  readonly code: string;
  readonly problems: readonly string[];
}

/** Null = nothing to say here: a session that has ended is told everywhere alike. */
export const failureWords = (error: unknown): FailureWords | null =>
  error instanceof ApiError && error.code !== 'unauthorized'
    ? { text: sentenceOf(error), code: error.code, problems: problemsIn(error) }
    : null;

/** Each once: several picks can have the same problem. */
export function problemsIn({ problems, moreProblems }: ApiError): string[] {
  const messages = [...new Set(problems.map(({ message }) => message))];
  return moreProblems > 0 ? [...messages, m.moreProblems({ count: moreProblems })] : messages;
}

/** Exactly so long: '45 seconds', '14 minutes', '1 hour 5 minutes'. */
function spanOf(seconds: number): string {
  const parts = [
    counted(Math.floor(seconds / 3600), 'hour'),
    counted(Math.floor(seconds / 60) % 60, 'minute'),
    counted(seconds % 60, 'second'),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const counted = (count: number, unit: Parameters<typeof unitText>[1]): string =>
  count === 0 ? '' : unitText(count, unit);

export function reactionTo(error: ApiError): Reaction {
  switch (error.status) {
    case 401:
      return { kind: 'logIn' };
    case 403:
      return { kind: 'toast', text: error.title };
    // The screen that asked shows its own empty state.
    case 404:
      return nothing;
    case 400:
    case 409:
    case 413:
    case 422:
      return { kind: 'error', title: error.title, isContactShown: false };
    case 429:
      return { kind: 'toast', text: sentenceOf(error) };
    default:
      return { kind: 'error', title: sentenceOf(error), isContactShown: true };
  }
}
