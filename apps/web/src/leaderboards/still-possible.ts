import type { UserScore } from '@callshot/contract';

type Possible = Pick<UserScore, 'totalScore' | 'maximum' | 'isMaximumExact'>;

/** What can still come of somebody's picks, in words; null when nothing can. No bound is promised. */
export function stillPossible({ totalScore, maximum, isMaximumExact }: Possible): string | null {
  if (maximum <= totalScore) return null;
  const points = maximum.toLocaleString('en');
  return isMaximumExact ? points : `at most ${points}`;
}
