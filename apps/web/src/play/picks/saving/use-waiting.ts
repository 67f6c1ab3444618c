import { useEffect, useEffectEvent, useState } from 'react';
import {
  AWAY_AFTER_MS,
  isOnline,
  onConnectionChange,
  pauseAfter,
} from '../../../platform/core/connection.ts';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { isSamePicks } from '../teams/pick-sets.ts';
import { m } from '../words/messages.js';
import type { SaveRequest } from './use-save-picks.ts';

interface WaitingInput {
  /** The picks on screen. */
  readonly shown: SaveRequest['picks'];
  /** The picks may be submitted as in time. */
  readonly isAllowed: boolean;
  readonly isSending: boolean;
  send(request: SaveRequest): void;
  /** The lock passed, or the stage moved on, before anything was sent. */
  onTooLate(): void;
}

export interface Waiting {
  /** A submission has no answer yet. */
  readonly isUnderWay: boolean;
  /** Nor had it for so long that people are told. */
  readonly isOn: boolean;
  /** The lock passed since: an attempt whose answer was lost may have been in time. */
  readonly isLate: boolean;
  begin(request: SaveRequest): void;
  /** An attempt got no answer; seconds after which the server wants to be asked again. */
  miss(retryAfter: number | null): void;
  end(): void;
  /** Asks at once instead of by and by. */
  tryNow(): void;
}

interface Submission {
  readonly request: SaveRequest;
  /** Each attempt and each look for a connection. */
  readonly tries: number;
  readonly pauseMs: number;
  /** An attempt may have arrived, though its answer did not. */
  readonly mayHaveArrived: boolean;
  readonly isTold: boolean;
}

/**
 * A submission until its answer: without one it is sent again under its key. It is never sent for the
 * first time after the lock, and never if the picks on screen have changed since
 * [rule: picks-28].
 */
export function useWaiting(input: WaitingInput): Waiting {
  const { shown, isAllowed, isSending, send } = input;
  const [submission, setSubmission] = useState<Submission | null>(null);
  const change = (part: (before: Submission) => Partial<Submission>) =>
    setSubmission((before) => before && { ...before, ...part(before) });
  const isUnderWay = submission !== null;
  const isIdle = isUnderWay && !isSending;
  const tries = submission?.tries;
  const mayHaveArrived = submission?.mayHaveArrived === true;

  const tryNow = () => {
    if (submission === null || isSending) return;
    change(({ tries, isTold }) => ({
      tries: tries + 1,
      pauseMs: pauseAfter(tries + 1),
      isTold: isTold || !isOnline(),
    }));
    if (isOnline()) send(submission.request);
  };
  const attempt = useEffectEvent(tryNow);
  const pause = useEffectEvent(() => submission?.pauseMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause after each try
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(attempt, pause());
    return () => clearTimeout(timer);
  }, [isIdle, tries]);
  const tell = useEffectEvent(() => change(() => ({ isTold: true })));
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(tell, AWAY_AFTER_MS);
    const forget = onConnectionChange(attempt);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [isUnderWay]);

  const takeBack = useEffectEvent(() => {
    if (submission === null || isSamePicks(submission.request.picks, shown)) return;
    setSubmission(null);
    if (!isAllowed) return;
    showToast({
      text: mayHaveArrived ? m.changedWhileSending() : m.notSubmittedChanged(),
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the picks on screen become others
  useEffect(() => {
    if (isIdle) takeBack();
  }, [shown, isIdle]);
  const giveUp = useEffectEvent(input.onTooLate);
  useEffect(() => {
    if (!isIdle || isAllowed || mayHaveArrived) return;
    setSubmission(null);
    giveUp();
  }, [isIdle, isAllowed, mayHaveArrived]);

  return {
    isUnderWay,
    isOn: submission?.isTold === true,
    isLate: isUnderWay && !isAllowed,
    begin: (request) => {
      const isTold = !isOnline();
      const pauseMs = pauseAfter(0);
      setSubmission({ request, tries: 0, pauseMs, mayHaveArrived: false, isTold });
    },
    miss: (retryAfter) =>
      change(({ tries, isTold }) => ({
        pauseMs: Math.max(pauseAfter(tries), (retryAfter ?? 0) * 1000),
        mayHaveArrived: true,
        isTold: isTold || !isOnline(),
      })),
    end: () => setSubmission(null),
    tryNow,
  };
}
