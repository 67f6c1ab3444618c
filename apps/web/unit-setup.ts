import { afterAll, vi } from 'vitest';
import { quickStyles } from './quick-styles.ts';

// The files of a worker share a document, a clock and what modules hold (vitest.config.ts): what one file
// leaves behind happens before the next one begins, so that no order of files decides what a test meets.

type Later = () => void;
type Timeout = ReturnType<typeof setTimeout>;

/** More than a call is retried; whatever goes on after that starts itself for ever. */
const ROUNDS = 30;

/** Timers that run, and how to end them: noted by a clock that stands in for the own one. */
function notedClock() {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis;
  const timeouts = new Map<Timeout, Later>();
  const intervals = new Set<Timeout>();
  const later = (does: (...rest: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
    const run = () => {
      timeouts.delete(timeout);
      does(...rest);
    };
    const timeout = setTimeout(run, ms);
    timeouts.set(timeout, run);
    return timeout;
  };
  const again = (does: (...rest: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
    const interval = setInterval(does, ms, ...rest);
    intervals.add(interval);
    return interval;
  };
  const forget = (timeout: Timeout) => {
    timeouts.delete(timeout);
    clearTimeout(timeout);
  };
  Object.assign(globalThis, {
    ...{ setTimeout: later, setInterval: again, clearTimeout: forget },
    // jsdom draws every frame of a document by one interval, which must outlive the file.
    requestAnimationFrame: (does: FrameRequestCallback) => later(() => does(performance.now()), 16),
    cancelAnimationFrame: forget,
  });
  return {
    restore: () => {
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout });
      Object.assign(globalThis, { requestAnimationFrame, cancelAnimationFrame });
      for (const interval of intervals) clearInterval(interval);
    },
    /** All that waits now, at once; false = nothing did. */
    passAll: (): boolean => {
      const due = [...timeouts];
      for (const [timeout, run] of due) {
        clearTimeout(timeout);
        run();
      }
      return due.length > 0;
    },
  };
}

const turn = () => new Promise((done) => setImmediate(done));

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // Time says nothing on a busy machine: a wait ends only by a hang.
  configure({ asyncUtilTimeout: 30_000 });
  const { getComputedStyle } = globalThis;
  // A window of its own beside the global object: libraries ask either.
  const windows = [globalThis, document.defaultView];
  const answerStyles = (getComputedStyle: typeof globalThis.getComputedStyle) => {
    for (const each of windows) if (each) each.getComputedStyle = getComputedStyle;
  };
  answerStyles(quickStyles(getComputedStyle));
  const clock = notedClock();
  const ownFetch = globalThis.fetch;
  afterAll(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    cleanup();
    globalThis.fetch = () => Promise.reject(new TypeError('No server answers a file that is over'));
    let round = 0;
    for (; round < ROUNDS && clock.passAll(); round += 1) {
      await turn();
      await turn();
    }
    clock.restore();
    answerStyles(getComputedStyle);
    globalThis.fetch = ownFetch;
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    if (round === ROUNDS) throw new Error('This file leaves timers that start themselves for ever');
  });
}
