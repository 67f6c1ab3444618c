import type { LaidMatch } from './layout.ts';

export interface Pace {
  /** When the first match begins, in milliseconds. */
  readonly startsAt: number;
  /** How many times as fast as it was played. */
  readonly speed: number;
  /** A longer time without any match is shortened to this, in milliseconds of the recording. */
  readonly longestPause?: number;
}

/** From the time of the recording to that of its replay; an earlier instant is never mapped to a later one. */
export function compressTo(laid: readonly LaidMatch[], pace: Pace): (at: number) => number {
  const played = laid
    .flatMap(({ startsAt, length }) => (startsAt === null ? [] : [[startsAt, startsAt + length]]))
    .map(([from = 0, to = 0]) => ({ from, to }))
    .sort((a, b) => a.from - b.from);
  const origin = played[0]?.from ?? 0;
  const cuts = pace.longestPause === undefined ? [] : cutsOf(played, pace.longestPause);
  return (at) => {
    const cut = cuts.reduce(
      (sum, { from, length }) => sum + Math.min(Math.max(at - from, 0), length),
      0,
    );
    return pace.startsAt + (at - cut - origin) / pace.speed;
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function cutsOf(played: readonly Span[], longest: number): { from: number; length: number }[] {
  const cuts: { from: number; length: number }[] = [];
  let over = played[0]?.to ?? 0;
  for (const { from, to } of played) {
    if (from - over > longest) cuts.push({ from: over + longest, length: from - over - longest });
    over = Math.max(over, to);
  }
  return cuts;
}
