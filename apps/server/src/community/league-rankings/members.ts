import type { Members } from '../leagues/league-members.ts';

/** Members of a league, or the analysts, beside those of others. */
export interface NamedMembers extends Members {
  readonly key: string;
}

export const membersOfLeague = (leagueId: number, members: Members): NamedMembers => ({
  ...members,
  key: `league ${leagueId}`,
});
