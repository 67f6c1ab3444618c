import { useEffect, useEffectEvent, useState } from 'react';
import { isOnline, onConnectionChange } from '../core/connection.ts';
import { showToast } from '../ui/toast.tsx';
import { isSamePicks } from './pick-sets.ts';
import type { SaveRequest } from './use-save-picks.ts';

interface WaitingInput {
  /** The picks on screen. */
  readonly shown: SaveRequest['picks'];
  /** The picks may be submitted as in time. */
  readonly isAllowed: boolean;
  send(request: SaveRequest): void;
  /** The lock passed, or the stage moved on, before there was a connection. */
  onTooLate(): void;
}

export interface Waiting {
  readonly isOn: boolean;
  begin(request: SaveRequest): void;
  end(): void;
  /** Asks at once instead of by and by. */
  tryNow(): void;
}

/** A connection that is back need not reach the server at once. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * A submission that waits for a connection. It is sent automatically once there is one, but never
 * after the lock, and never if the picks on screen have changed since.
 */
export function useWaiting({ shown, isAllowed, send, onTooLate }: WaitingInput): Waiting {
  const [request, setRequest] = useState<SaveRequest | null>(null);
  const [attempts, setAttempts] = useState(0);
  const isOn = request !== null;

  const isStill = ({ picks }: SaveRequest) => isSamePicks(picks, shown);
  const tryNow = () => {
    setAttempts((count) => count + 1);
    if (request !== null && isStill(request) && isAllowed && isOnline()) send(request);
  };
  const attempt = useEffectEvent(tryNow);
  useEffect(() => {
    if (!isOn) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
    const timer = setTimeout(attempt, pause);
    return () => clearTimeout(timer);
  }, [isOn, attempts]);
  useEffect(() => (isOn ? onConnectionChange(attempt) : undefined), [isOn]);

  const takeBack = useEffectEvent(() => {
    if (request === null || isStill(request)) return;
    setRequest(null);
    if (isAllowed) showToast({ text: 'Not submitted: you changed the picks' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the picks on screen become others
  useEffect(takeBack, [shown]);
  const giveUp = useEffectEvent(onTooLate);
  useEffect(() => {
    if (!isOn || isAllowed) return;
    setRequest(null);
    giveUp();
  }, [isOn, isAllowed]);

  return {
    isOn,
    begin: (next) => {
      setAttempts(0);
      setRequest(next);
    },
    end: () => setRequest(null),
    tryNow,
  };
}
