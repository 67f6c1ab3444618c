import type { DecidedMatch } from './decided-match.ts';

/**
 * The latest match of two teams in one stage; null = they have not met. Starts tell the order where both are
 * known, else the order of the list.
 */
export function lastMeeting(
  one: number,
  other: number,
  matches: readonly DecidedMatch[],
): DecidedMatch | null {
  const met = matches.filter(({ teamIds }) => teamIds.includes(one) && teamIds.includes(other));
  return met.reduce<DecidedMatch | null>(
    (latest, match) => (latest && isBefore(match, latest) ? latest : match),
    null,
  );
}

const isBefore = ({ startsAt: one }: DecidedMatch, { startsAt: other }: DecidedMatch): boolean =>
  one !== null && other !== null && Date.parse(one) < Date.parse(other);
