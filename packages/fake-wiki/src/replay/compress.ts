import type { LaidMatch } from './layout.ts';

export interface Pace {
  /** When the first match begins, in milliseconds. */
  readonly startsAt: number;
  /** Speed-up over the recording. */
  readonly speed: number;
  /** Breaks between matches; default: as recorded, at this speed. */
  readonly pauses?: {
    /** In milliseconds of the replay. */
    readonly atMost: number;
    /** Before a stage that others come to, so that somebody has the time to look at it. */
    readonly beforeStages: number;
  };
}

/** A stretch of the recording, and how long it takes in the replay. */
interface Stretch {
  readonly from: number;
  readonly length: number;
  readonly takes: number;
}

/** From the time of the recording to that of its replay; an earlier instant is never mapped to a later one. */
export function compressTo(laid: readonly LaidMatch[], pace: Pace): (at: number) => number {
  const stretches = pausesOf(laid).map(
    ({ from, length, isBeforeStage }): Stretch => ({
      from,
      length,
      takes: lengthOfPause(length / pace.speed, isBeforeStage, pace),
    }),
  );
  const origin = Math.min(...laid.flatMap(({ startsAt }) => startsAt ?? []));
  return (at) =>
    stretches.reduce(
      (replayed, { from, length, takes }) => {
        const passed = Math.min(Math.max(at - from, 0), length);
        return replayed - passed / pace.speed + (passed / length) * takes;
      },
      pace.startsAt + (at - origin) / pace.speed,
    );
}

function lengthOfPause(asRecorded: number, isBeforeStage: boolean, { pauses }: Pace): number {
  if (pauses === undefined) return asRecorded;
  return isBeforeStage ? pauses.beforeStages : Math.min(asRecorded, pauses.atMost);
}

interface Pause {
  readonly from: number;
  readonly length: number;
  readonly isBeforeStage: boolean;
}

/** Breaks between matches. */
function pausesOf(laid: readonly LaidMatch[]): readonly Pause[] {
  const played = laid
    .flatMap(({ startsAt, length, unit, after }) =>
      startsAt === null ? [] : [{ from: startsAt, to: startsAt + length, unit, after }],
    )
    .sort((a, b) => a.from - b.from);
  const begun = new Set(played.slice(0, 1).map(({ unit }) => unit));
  const pauses: Pause[] = [];
  let over = played[0]?.to ?? 0;
  for (const { from, to, unit, after } of played) {
    const isFirst = !begun.has(unit);
    begun.add(unit);
    if (from > over) {
      const isBeforeStage = isFirst && after.length > 0;
      pauses.push({ from: over, length: from - over, isBeforeStage });
    }
    over = Math.max(over, to);
  }
  return pauses;
}
