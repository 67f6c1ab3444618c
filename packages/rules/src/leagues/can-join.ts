/** The requirements for joining a league. */
export interface LeagueFace {
  readonly requireDiscord: boolean;
  readonly requireReddit: boolean;
  readonly memberCount: number;
  /** Outside of the limit [rule: leagues-34]. */
  readonly isAnalystLeague: boolean;
}

export interface Joiner {
  readonly isMember: boolean;
  readonly isBanned: boolean;
  readonly hasDiscord: boolean;
  readonly hasReddit: boolean;
  /** The linked account is already in the league, through another user. */
  readonly isDiscordInLeague: boolean;
  readonly isRedditInLeague: boolean;
  /** The number of the user’s leagues, without the Analyst Leagues. */
  readonly leagueCount: number;
  readonly leagueLimit: number;
}

/** Why somebody cannot join a league, whatever opens it. */
export type JoinRefusal =
  | 'already_joined'
  | 'banned'
  | 'discord_required'
  | 'reddit_required'
  | 'discord_and_reddit_required'
  | 'discord_in_league'
  | 'reddit_in_league'
  | 'limit_reached'
  | 'league_full';

/** [rule: leagues-7] */
export const leagueMembersAtMost = 5000;
/** [rule: leagues-8] */
export const leaguesMoreForSupporters = 5;

/** Null = nothing but its password, if it has one, stands in the way. */
export function canJoin(league: LeagueFace, joiner: Joiner): JoinRefusal | null {
  if (joiner.isMember) return 'already_joined';
  if (joiner.isBanned) return 'banned';
  const gate = closedGate(league, joiner);
  if (gate !== null) return gate;
  if (!league.isAnalystLeague && joiner.leagueCount >= joiner.leagueLimit) return 'limit_reached';
  return league.memberCount >= leagueMembersAtMost ? 'league_full' : null;
}

/** [rule: leagues-23] [rule: leagues-39] */
function closedGate(
  { requireDiscord, requireReddit }: LeagueFace,
  { hasDiscord, hasReddit, isDiscordInLeague, isRedditInLeague }: Joiner,
): JoinRefusal | null {
  const lacksDiscord = requireDiscord && !hasDiscord;
  const lacksReddit = requireReddit && !hasReddit;
  if (lacksDiscord && lacksReddit) return 'discord_and_reddit_required';
  if (lacksDiscord) return 'discord_required';
  if (lacksReddit) return 'reddit_required';
  if (requireDiscord && isDiscordInLeague) return 'discord_in_league';
  return requireReddit && isRedditInLeague ? 'reddit_in_league' : null;
}
