import { useSyncExternalStore } from 'react';
import { serverNow } from '../../platform/core/server-clock.ts';
import { type CountdownFacts, type CountdownPhase, countdownState } from './countdown-state.ts';

/** Calls back at every full second of the server's clock. */
function onEverySecond(notify: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        notify();
        wait();
      },
      1000 - (serverNow() % 1000),
    );
  };
  wait();
  return () => window.clearTimeout(timer);
}

/** The server's clock in whole seconds, redrawn every second. */
export const useServerSecond = (): number =>
  useSyncExternalStore(onEverySecond, () => Math.floor(serverNow() / 1000));

/** Reads the server's clock, in ms, every second; redraws only when what is read changes. */
export const useAtSecond = <Value extends string | number | boolean>(
  read: (now: number) => Value,
): Value => useSyncExternalStore(onEverySecond, () => read(serverNow()));

/** The countdown's phase; redraws only when it changes. */
export const useCountdownPhase = (event: CountdownFacts): CountdownPhase =>
  useAtSecond((now) => countdownState(event, now).phase);
