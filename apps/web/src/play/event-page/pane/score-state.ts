import type { UserScore } from '@callshot/contract';
import { ofRanked } from '@callshot/rules';
import { pointsText } from '../../leaderboards/rows/points-text.ts';
import { m } from '../words/messages.js';

export interface ScoreFacts {
  readonly score: Pick<
    UserScore,
    'rank' | 'entrants' | 'percentile' | 'totalScore' | 'late'
  > | null;
  readonly hasPicks: boolean;
  readonly isLocked: boolean;
}

export type ScoreState =
  | {
      readonly kind: 'scored';
      readonly rank: string;
      /** The field that the percentile is taken of. */
      readonly of: string;
      readonly points: string;
      readonly spoken: string;
    }
  | { readonly kind: 'saved' | 'waiting'; readonly text: string }
  | null;

/** The text of the score pill for the picks on screen [rule: boards-8]; nothing without picks. */
export function scoreState({ score, hasPicks, isLocked }: ScoreFacts): ScoreState {
  if (score !== null && score.rank !== null) {
    const rank = m.topPercent({ percent: score.percentile });
    const points = pointsText(score.totalScore);
    const of = ofRanked(score.entrants);
    return {
      kind: 'scored',
      rank,
      of,
      points,
      spoken: m.openBreakdown({ rank, points, ofRanked: of }),
    };
  }
  // A late entrant has points and no rank.
  if (score?.late) return { kind: 'waiting', text: pointsText(score.totalScore) };
  if (!hasPicks) return null;
  return isLocked
    ? { kind: 'waiting', text: m.notScoredYet() }
    : { kind: 'saved', text: m.picksSaved() };
}
