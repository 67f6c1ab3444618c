import { type Moment, momentOf, type Shown } from './moment-of.ts';

/** The results that a viewer has seen of an event so far. */
export interface LiveWatch {
  readonly seen: Shown | null;
  /** True = changes that happened before the page was looked at are not played. */
  readonly isCatchingUp: boolean;
}

export const FIRST_LOOK: LiveWatch = { seen: null, isCatchingUp: true };

export interface Look {
  readonly shown: Shown;
  /** More of the same result may be on its way. */
  readonly isReading: boolean;
  readonly isVisible: boolean;
  /** A result has been waited for long enough. */
  readonly isLate: boolean;
}

export interface LookedAt {
  readonly watch: LiveWatch;
  /** Something came in of which more is waited for: until then the score stays as it was. */
  readonly isHeld: boolean;
  readonly moment: Moment | null;
}

/**
 * Results, score and board are read one after the other. Caches may hand out the results a little
 * later than the score. A page that reads results right after they are saved has them before the
 * board is computed. They become one moment, once all of them are there.
 */
export function lookAt(watch: LiveWatch, { shown, isReading, isVisible, isLate }: Look): LookedAt {
  const quiet = (isCatchingUp: boolean): LookedAt => ({
    watch: { seen: shown, isCatchingUp },
    isHeld: false,
    moment: null,
  });
  if (!isVisible) return quiet(true);
  if (watch.seen === null || watch.isCatchingUp) return quiet(isReading);
  const moment = momentOf(watch.seen, shown);
  if (moment === null) return quiet(false);
  const isWhole = !isReading && moment.items.length > 0 && !moment.isScoreBehind;
  if (!isWhole && !isLate) return { watch, isHeld: true, moment: null };
  return { watch: { seen: shown, isCatchingUp: false }, isHeld: false, moment };
}
