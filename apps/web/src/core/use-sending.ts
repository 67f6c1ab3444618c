import { useState } from 'react';
import { ApiError } from './client.ts';
import { sentenceOf } from './failures.ts';

/** Sends a form once at a time and keeps what went wrong, for the form to say. */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, failure };
}
