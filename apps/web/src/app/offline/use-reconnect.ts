import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../platform/core/client.ts';
import { isOnline, onConnectionChange, pauseAfter } from '../../platform/core/connection.ts';

type Attempt = 'none' | 'asking' | 'failed';

/** Eight seconds, more or less: a call without a connection costs nobody anything. */
const LONGEST_STEP = 3;

/**
 * Looks for the server until it answers: at once when the connection comes or the page is looked at again. A
 * server that does not answer is asked by the client (`noteSilence`), less and less often.
 */
export function useReconnect() {
  const [attempt, setAttempt] = useState<Attempt>('none');
  const ask = useEffectEvent(async (isByHand: boolean) => {
    if (isByHand) setAttempt('asking');
    // An answer of any kind is told to all by the client, and takes this away.
    const isAnswered = await call('GET /api/user/currentUser', { isSilent: true }).then(
      () => true,
      () => false,
    );
    if (isByHand && !isAnswered) setAttempt('failed');
  });
  useEffect(() => {
    let attempts = 0;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      if (!isOver) timer = setTimeout(again, pauseAfter(Math.min(attempts, LONGEST_STEP)));
    };
    const again = () => {
      attempts += 1;
      if (isOnline() || document.hidden) return wait();
      void ask(false).finally(wait);
    };
    const atOnce = () => {
      if (document.hidden) return;
      attempts = 0;
      void ask(false);
    };
    wait();
    const forget = onConnectionChange(() => {
      if (isOnline()) atOnce();
    });
    document.addEventListener('visibilitychange', atOnce);
    return () => {
      isOver = true;
      clearTimeout(timer);
      forget();
      document.removeEventListener('visibilitychange', atOnce);
    };
  }, []);
  return { attempt, tryNow: () => void ask(true) };
}
