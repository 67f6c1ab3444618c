import { canBeDrawn, winningScores } from '../bracket/series-lengths.ts';
import type { EventStage } from '../model/event-stage.ts';
import { askFormat, type ByFormat, kindOf } from '../model/stage-kind.ts';
import type { HandMatch } from './hand-match.ts';

/** Why a match cannot be entered so. */
export type HandProblemCode =
  | 'no_such_group'
  | 'not_in_group'
  | 'same_team'
  | 'plays_twice'
  | 'bye_not_possible'
  | 'draw_not_possible'
  | 'winner_missing'
  | 'winner_elsewhere'
  | 'score_impossible'
  | 'score_not_asked';

export interface HandProblem {
  /** The match, by its position in the list. */
  readonly index: number;
  readonly code: HandProblemCode;
  readonly teamId?: number;
}

/** Every reason why these cannot be the matches of a stage without brackets. */
export function problemsByHand(
  stage: EventStage,
  matches: readonly HandMatch[],
): readonly HandProblem[] {
  const teams = new Map(stage.substages.map((own) => [own.eventSubstageId, own.teamIds]));
  const isSwiss = kindOf(stage.format) === 'swiss';
  const canEndLevel = askFormat(CAN_END_LEVEL, stage.format);
  const seen = new Set<string>();
  return matches.flatMap((match, index): HandProblem[] => {
    const own = teams.get(match.eventSubstageId);
    if (!own) return [{ index, code: 'no_such_group' }];
    const sides = sidesOf(match);
    const stranger = sides.find((teamId) => !own.includes(teamId));
    if (stranger !== undefined) return [{ index, code: 'not_in_group', teamId: stranger }];
    if (new Set(sides).size < sides.length) {
      return [{ index, code: 'same_team', teamId: match.topTeamId }];
    }
    const keys = sides.map((teamId) => `${match.eventSubstageId} ${match.round} ${teamId}`);
    const twice = sides.find((_, at) => seen.has(keys[at] ?? ''));
    for (const key of keys) seen.add(key);
    if (twice !== undefined) return [{ index, code: 'plays_twice', teamId: twice }];
    const code = problemOfEnd(match, isSwiss, canEndLevel);
    return code === null ? [] : [{ index, code }];
  });
}

/** A slip has to be able to call it. */
const CAN_END_LEVEL: ByFormat<boolean> = {
  swiss: () => false,
  groups: () => true,
  orders: () => true,
  fixtures: ({ groupStageDetails: { fixtures } }) => canBeDrawn(fixtures),
  brackets: () => false,
};

const sidesOf = ({ topTeamId, bottomTeamId }: HandMatch): number[] =>
  bottomTeamId === null ? [topTeamId] : [topTeamId, bottomTeamId];

function problemOfEnd(
  match: HandMatch,
  isSwiss: boolean,
  canEndLevel: boolean,
): HandProblemCode | null {
  const { outcome, winnerTeamId, topTeamScore, bottomTeamScore } = match;
  const isBye = outcome === 'bye';
  if (isBye !== (match.bottomTeamId === null) || (isBye && !isSwiss)) return 'bye_not_possible';
  const hasWinner = outcome === 'won' || outcome === 'walkover';
  if (hasWinner && winnerTeamId === null) return 'winner_missing';
  if (!hasWinner && winnerTeamId !== null) return 'winner_elsewhere';
  if (winnerTeamId !== null && !sidesOf(match).includes(winnerTeamId)) return 'winner_elsewhere';
  if (outcome === 'draw' && !(canEndLevel && canBeDrawn(match))) return 'draw_not_possible';
  if (topTeamScore === null && bottomTeamScore === null) return null;
  if (outcome !== 'won' && outcome !== 'draw') return 'score_not_asked';
  if (topTeamScore === null || bottomTeamScore === null) return 'score_impossible';
  return isLegal(match, topTeamScore, bottomTeamScore) ? null : 'score_impossible';
}

function isLegal(match: HandMatch, top: number, bottom: number): boolean {
  const { bestOf, outcome, winnerTeamId, topTeamId } = match;
  if (outcome === 'draw') return top === bottom && 2 * top === bestOf;
  const [won, lost] = winnerTeamId === topTeamId ? [top, bottom] : [bottom, top];
  return winningScores(bestOf).some(([winner, loser]) => winner === won && loser === lost);
}
