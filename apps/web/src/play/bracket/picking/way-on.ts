import type { BracketState, MatchState } from '@callshot/rules';
import type { StopAt } from '../board/spatial.ts';

/** The way of a team that has just been picked, from its row to the one in its next match. */
export interface WayOn {
  readonly teamId: number;
  readonly from: StopAt;
  readonly to: StopAt;
}

/**
 * Null unless exactly one match has another winner than before: eyes cannot follow several crests.
 */
export function wayOn(before: BracketState, after: BracketState): WayOn | null {
  if (before === after || before.matches.length !== after.matches.length) return null;
  const [match, ...others] = after.matches.filter(
    (at) => at.isPickable && isWonAnew(before.matches[at.node.index], at),
  );
  const target = match?.node.winnerTo;
  if (!match || !target || match.winnerTeamId === null || others.length > 0) return null;
  const isTop = match.top.kind === 'team' && match.top.teamId === match.winnerTeamId;
  return {
    teamId: match.winnerTeamId,
    from: { match: match.node.index, side: isTop ? 'top' : 'bottom' },
    to: { match: target.match, side: target.isTop ? 'top' : 'bottom' },
  };
}

const isWonAnew = (was: MatchState | undefined, { winnerTeamId }: MatchState): boolean =>
  winnerTeamId !== null && was?.winnerTeamId !== winnerTeamId;
