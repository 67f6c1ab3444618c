import type { GroupStagePick, MatchPick } from './picks.ts';

/** The key of an official result: unique in its substage. */
export const slotOfGroupPick = (pick: Pick<GroupStagePick, 'teamId' | 'pickTypeId'>): string =>
  `team-${pick.teamId}-${pick.pickTypeId}`;

export const slotOfMatch = (
  pick: Pick<MatchPick, 'bracketPart' | 'bracketCol' | 'bracketColIndex'>,
): string => `${pick.bracketPart}-${pick.bracketCol}-${pick.bracketColIndex}`;
