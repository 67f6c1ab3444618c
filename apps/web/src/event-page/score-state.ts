import type { UserScore } from '@callshot/contract';
import { pointsText } from '../leaderboards/points-text.ts';

export interface ScoreFacts {
  readonly score: Pick<UserScore, 'rank' | 'percentile' | 'totalScore'> | null;
  readonly hasPicks: boolean;
  readonly isLocked: boolean;
}

export type ScoreState =
  | {
      readonly kind: 'scored';
      readonly rank: string;
      readonly points: string;
      readonly spoken: string;
    }
  | { readonly kind: 'waiting'; readonly text: string }
  | null;

/** What the pill says of the picks on screen [rule: boards-8]; nothing without picks. */
export function scoreState({ score, hasPicks, isLocked }: ScoreFacts): ScoreState {
  if (score !== null && score.rank !== null) {
    const rank = `Top ${score.percentile}%`;
    const points = pointsText(score.totalScore);
    return {
      kind: 'scored',
      rank,
      points,
      spoken: `${rank} · ${points}. Open the score breakdown`,
    };
  }
  if (!hasPicks) return null;
  return { kind: 'waiting', text: isLocked ? 'Not scored yet' : 'Picks saved' };
}
