import type { BracketState, MatchState, SlotState } from '@callshot/rules';
import type { StopAt } from '../board/spatial.ts';

const SIDES = ['top', 'bottom'] as const;

/** The rows of which a changed pick took something: the team that stood there, or its win. */
export function clearedStops(before: BracketState, after: BracketState): StopAt[] {
  if (before === after || before.matches.length !== after.matches.length) return [];
  return before.matches.flatMap((was) => {
    const is = after.matches[was.node.index];
    if (!is || is === was) return [];
    return SIDES.flatMap((side) =>
      isVacated(was[side], is[side]) || hasLostWin(was, is, side)
        ? [{ match: was.node.index, side }]
        : [],
    );
  });
}

const isVacated = (was: SlotState, is: SlotState): boolean =>
  was.kind === 'team' && is.kind !== 'team';

/** The team is still there. */
function hasLostWin(was: MatchState, is: MatchState, side: 'top' | 'bottom'): boolean {
  if (was.winnerTeamId === null || is.winnerTeamId !== null) return false;
  const [team, still] = [was[side], is[side]];
  return (
    team.kind === 'team' &&
    still.kind === 'team' &&
    team.teamId === was.winnerTeamId &&
    still.teamId === team.teamId
  );
}
