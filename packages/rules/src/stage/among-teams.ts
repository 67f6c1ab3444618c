import type { EventSubstage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';

/**
 * Whether a submitted match has only teams of its substage. The pick of a closed match is read as it was made, with
 * teams that no result brings [rule: late-4], so nothing else refuses a team from elsewhere.
 */
export const isAmongTeams = ({ teamIds }: EventSubstage, { topTeamId, bottomTeamId }: MatchPick) =>
  [topTeamId, bottomTeamId].every((teamId) => teamId === null || teamIds.includes(teamId));
