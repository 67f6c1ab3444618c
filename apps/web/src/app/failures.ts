import type { ApiError } from '../api/api-error.ts';

/** What people see of a failed call that its caller does not answer (core-platform §8, decisions 26, 27). */
export type Reaction =
  | { kind: 'nothing' }
  | { kind: 'logIn' }
  | { kind: 'error'; title: string; isContactShown: boolean }
  | { kind: 'toast'; text: string };

const nothing: Reaction = { kind: 'nothing' };

function waiting(error: ApiError): string {
  if (!error.retryAfter) return error.title;
  const seconds = error.retryAfter === 1 ? '1 second' : `${error.retryAfter} seconds`;
  return `${error.title} Try again in ${seconds}.`;
}

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
      return { kind: 'toast', text: waiting(error) };
    default:
      return { kind: 'error', title: error.title, isContactShown: true };
  }
}
