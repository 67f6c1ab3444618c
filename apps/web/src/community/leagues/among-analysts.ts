import type { LeagueRecord } from './use-ranking.ts';

/** Nothing is told of crowds that are smaller [rule: leagues-33]. */
const LEAST = 5;
/** Both ends of the scale. */
const STEP = 5;

export interface AmongAnalysts {
  readonly beaten: number;
  readonly of: number;
  readonly points: number;
  /** The place of so many points among them. */
  readonly place: number;
  /** The best, if better; null otherwise. */
  readonly leader: { readonly username: string; readonly by: number } | null;
  /** The next of those who are worse. */
  readonly behind: { readonly username: string; readonly by: number } | null;
  readonly scale: {
    readonly from: number;
    readonly to: number;
    /** The share of each analyst, best first. */
    readonly marks: readonly number[];
  };
}

/** The place of a user's points among the analysts, best first; null where there are too few. */
export function amongAnalysts(
  analysts: readonly LeagueRecord[],
  points: number,
): AmongAnalysts | null {
  const ranked = analysts.filter(({ rank }) => rank !== null);
  if (ranked.length < LEAST) return null;
  const marks = ranked.map(({ totalScore }) => totalScore);
  const [best] = ranked;
  const behind = ranked.find(({ totalScore }) => totalScore < points);
  const to = (entry: LeagueRecord | undefined) =>
    entry ? { username: entry.username, by: Math.abs(entry.totalScore - points) } : null;
  return {
    beaten: marks.filter((mark) => mark < points).length,
    of: marks.length,
    points,
    place: marks.filter((mark) => mark > points).length + 1,
    leader: best && best.totalScore > points ? to(best) : null,
    behind: to(behind),
    scale: {
      from: Math.max(0, Math.floor((Math.min(points, ...marks) - 1) / STEP) * STEP),
      to: Math.ceil((Math.max(points, ...marks) + 1) / STEP) * STEP,
      marks,
    },
  };
}
