import type { ApiError } from '../../../platform/core/client.ts';
import { problemsIn, sentenceOf } from '../../../platform/core/failures.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';

/**
 * A save or a deletion that failed is logged and said in a toast; the specification only logs it
 * [rule: leagues-28].
 */
export function tellNotDone(what: string, failure: ApiError): void {
  // A session that has ended is told everywhere alike.
  if (failure.code === 'unauthorized') return;
  console.error(what, failure.code, failure.title);
  showToast({ text: `${what} ${sentenceOf(failure)}`, kind: 'error' });
}

/** A join or leave that failed: the server's sentence, without the community line [rule: leagues-27]. */
export function tellRefused(failure: ApiError): void {
  if (failure.code === 'unauthorized') return;
  openModal('error', { title: sentenceOf(failure), isContactShown: false });
}

/** The server may say how many tries are left. */
export const wordsOfWrong = (failure: ApiError): string =>
  [failure.title, ...problemsIn(failure)].join('. ');
