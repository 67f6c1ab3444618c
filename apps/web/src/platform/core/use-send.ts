import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from './api-error.ts';
import { failureWords } from './failures.ts';

interface Options<I> {
  /** A refusal that the screen answers itself: true = nothing is said of it here. */
  answers?(failure: ApiError, input: I, sendAgain: () => void): boolean;
}

/**
 * The one way in which a screen changes something on the server. One request runs at a time. A
 * refusal is kept as words for the place where the change was asked for.
 */
export function useSend<A, I = void>(
  mutation: UseMutationOptions<A, Error, I>,
  { answers }: Options<I> = {},
) {
  const { mutateAsync, reset, error } = useMutation(mutation);
  const [sending, setSending] = useState<{ readonly input: I } | null>(null);
  const [answer, setAnswer] = useState<A | null>(null);
  const isUnderWay = useRef(false);

  /** True = it was done, and `onAnswer` with it. */
  const send = async (input: I, onAnswer?: (answer: A) => unknown): Promise<boolean> => {
    // Two presses in one breath are one.
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setSending({ input });
    try {
      const received = await mutateAsync(input);
      setAnswer(() => received);
      await onAnswer?.(received);
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (answers?.(failure, input, () => void send(input, onAnswer))) reset();
      return false;
    } finally {
      isUnderWay.current = false;
      setSending(null);
    }
  };

  return {
    send,
    isBusy: sending !== null,
    /** The input on its way, shown as if it had arrived. */
    sending: sending?.input ?? null,
    /** The last answer of the server, with field errors. */
    answer,
    refusal: failureWords(error),
    /** Clears the last refusal or answer. */
    forget: () => {
      reset();
      setAnswer(null);
    },
  };
}
