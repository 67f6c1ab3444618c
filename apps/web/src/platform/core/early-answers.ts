declare global {
  interface Window {
    /** Filled by the page's own HTML, by address. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** An answer that lay here longer is asked for again. */
const MOST_MS = 30_000;

/**
 * The answer that the page asked for while its scripts were on their way, once: null if it asked for
 * no such thing. The request itself cannot be given up any more, but the wait for it ends with the signal.
 */
export function takeEarlyAnswer(address: string, signal: AbortSignal): Promise<Response> | null {
  const answer = window.earlyAnswers?.get(address);
  if (answer === undefined) return null;
  window.earlyAnswers?.delete(address);
  if (performance.now() > MOST_MS) return null;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** A write may change every answer, and who is signed in. */
export const dropEarlyAnswers = (): void => window.earlyAnswers?.clear();
