import type { UserScore } from '@callshot/contract';
import { language } from '../../../platform/core/language.ts';
import { m } from '../words/messages.js';

type Possible = Pick<UserScore, 'totalScore' | 'maximum' | 'isMaximumExact'>;

/**
 * The points that a slip can still reach, in words; null when nothing can change. A bound is not
 * shown as a promise.
 */
export function stillPossible({ totalScore, maximum, isMaximumExact }: Possible): string | null {
  if (maximum <= totalScore) return null;
  return isMaximumExact ? maximum.toLocaleString(language()) : m.atMost({ points: maximum });
}
