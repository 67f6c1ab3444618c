import type { MatchState } from './bracket-picks.ts';
import { gamesToWin, type SeriesScore } from './series-lengths.ts';
import { teamIn } from './slot-flow.ts';

interface ScoreRules {
  readonly bestOf: number;
  readonly useSeriesScore: boolean;
  readonly isOfficial: boolean;
}

/** Without a choice of scores 1-0 is recorded with the winner. */
export const recordedScore = (rules: ScoreRules): SeriesScore | null =>
  !rules.isOfficial && (rules.bestOf === 1 || !rules.useSeriesScore)
    ? { winner: 1, loser: 0 }
    : null;

/** Real results may carry their series score even where scores are not picked. */
export function isLegalScore(rules: ScoreRules, score: SeriesScore): boolean {
  if (rules.isOfficial || rules.useSeriesScore) {
    return endsSeries(rules.bestOf, score) || (!rules.useSeriesScore && isRecorded(score));
  }
  return isRecorded(score);
}

function endsSeries(bestOf: number, { winner, loser }: SeriesScore): boolean {
  return winner === gamesToWin(bestOf) && Number.isInteger(loser) && loser >= 0 && loser < winner;
}

const isRecorded = ({ winner, loser }: SeriesScore): boolean => winner === 1 && loser === 0;

type Scored = Pick<
  MatchState,
  'top' | 'bottom' | 'winnerTeamId' | 'topTeamScore' | 'bottomTeamScore'
>;

/** The series score of a match from its winner's side; null when none is chosen. */
export function scoreOf(match: Scored): SeriesScore | null {
  const { topTeamScore, bottomTeamScore, winnerTeamId } = match;
  if (winnerTeamId === null || topTeamScore === null || bottomTeamScore === null) return null;
  return teamIn(match.top) === winnerTeamId
    ? { winner: topTeamScore, loser: bottomTeamScore }
    : { winner: bottomTeamScore, loser: topTeamScore };
}

/** A match with a winner and this series score, or with none. */
export function withScore<T extends Scored>(match: T, score: SeriesScore | null): T {
  const isTop = teamIn(match.top) === match.winnerTeamId;
  return {
    ...match,
    topTeamScore: score && (isTop ? score.winner : score.loser),
    bottomTeamScore: score && (isTop ? score.loser : score.winner),
  };
}
