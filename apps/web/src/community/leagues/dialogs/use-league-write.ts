import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../platform/core/api-error.ts';
import { showLoading } from '../../../platform/core/loading.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { refreshLeagues, rereadLeagues } from './league-writes.ts';

interface Options<A, I> {
  /** The text of the overlay while the request runs. */
  readonly overlay: string;
  /** Hears the answer before anything is read anew; false = it was not done. */
  check?(answer: A): boolean;
  answers?(failure: ApiError, input: I): boolean;
}

/**
 * Changes a league behind an overlay; the navigator is read anew before anybody is told that it was
 * done [rule: leagues-21].
 */
export function useLeagueWrite<A, I>(
  mutation: UseMutationOptions<A, Error, I>,
  { overlay, check, answers }: Options<A, I>,
) {
  const queries = useQueryClient();
  const sending = useSend(mutation, {
    answers: (failure, input) => {
      // Another user may have changed or deleted it, so the screen is out of date.
      if ([403, 404, 409].includes(failure.status)) void rereadLeagues(queries);
      return answers?.(failure, input) ?? false;
    },
  });
  const write = async (input: I, onDone: (answer: A) => void): Promise<void> => {
    const release = showLoading(overlay);
    try {
      await sending.send(input, async (answer) => {
        if (check && !check(answer)) return;
        release();
        await refreshLeagues(queries);
        onDone(answer);
      });
    } finally {
      release();
    }
  };
  return { ...sending, write };
}
