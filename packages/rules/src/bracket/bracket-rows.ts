import type { MatchPick } from '../model/picks.ts';
import type { BracketState, MatchState } from './bracket-picks.ts';
import { teamIn } from './slot-flow.ts';

interface SubstageIds {
  readonly eventStageId: number;
  readonly eventSubstageId: number;
}

/**
 * The rows of a bracket: picked matches of a user’s bracket, or matches with known facts of the official
 * one.
 */
export function bracketPicksOf(state: BracketState, ids: SubstageIds): MatchPick[] {
  const isStored = state.isOfficial ? isKnown : isPicked;
  return state.matches.filter(isStored).map((match) => rowOf(match, ids));
}

/** A result that somebody chose: not a bye, which follows by itself. */
export const hasResult = (match: MatchState): boolean =>
  match.outcome !== 'bye' && (match.winnerTeamId !== null || match.outcome !== 'played');

const isPicked = (match: MatchState): boolean => match.isPickable && match.winnerTeamId !== null;

const isKnown = (match: MatchState): boolean =>
  teamIn(match.top) !== null || teamIn(match.bottom) !== null || hasResult(match);

function rowOf(match: MatchState, ids: SubstageIds): MatchPick {
  return {
    eventStageId: ids.eventStageId,
    eventSubstageId: ids.eventSubstageId,
    bracketPart: match.node.part,
    bracketCol: match.node.col,
    bracketColIndex: match.node.colIndex,
    matchIndex: match.node.index,
    topTeamId: teamIn(match.top),
    bottomTeamId: teamIn(match.bottom),
    winnerTeamId: match.winnerTeamId,
    loserTeamId: match.loserTeamId,
    topTeamScore: match.topTeamScore,
    bottomTeamScore: match.bottomTeamScore,
    ...(match.outcome === 'played' ? {} : { outcome: match.outcome }),
  };
}
