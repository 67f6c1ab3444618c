import { z } from 'zod';
import { leaderboardEntry } from './boards.ts';
import { endpoint } from './endpoint.ts';
import { eventNames } from './named-event.ts';
import { gameId, id, idText, instant } from './values.ts';

const count = z.int().min(0);

/** Why there is no rank: the viewer has no entry, or there are no results yet [rule: leagues-14]. */
const unranked = z.enum(['no_entry', 'not_scored']);

/** A league that the caller is in, with their rank in it at its latest event [rule: leagues-15]. */
export const joinedLeague = z.object({
  leagueId: id,
  leagueName: z.string(),
  nameplateId: z.int(),
  joinDate: instant,
  eventRank: z.int().positive().nullable(),
  memberCount: count,
  createdBy: id,
  creatorName: z.string(),
  hasPassword: z.boolean(),
  requireDiscord: z.boolean(),
  requireReddit: z.boolean(),
  isAnalystLeague: z.boolean(),
  /** Ranks gained in the league by the last result; null while there are no two ranks to compare. */
  move: z.int().nullable(),
  /** Null = ranked. */
  unranked: unranked.nullable(),
});

/** An event of a league [rule: leagues-18]. */
export const leagueEvent = z.object({
  eventId: id,
  name: z.string(),
  eventNames,
  startsAt: instant,
  endsAt: instant,
  /** Being played. */
  isLive: z.boolean(),
  isFinished: z.boolean(),
});

/** A member's place; without an entry, or before there are results, the rank is null and the score 0. */
export const leagueRecord = leaderboardEntry.extend({
  eventId: id,
  totalScore: z.int(),
});

/** Members of a league ranked among themselves: a page of them. */
export const leagueRankings = z.object({
  /** Null = the Analyst League of the event's game. */
  leagueId: id.nullable(),
  eventId: id,
  /** Those with an entry first; the others follow, unranked. */
  records: z.array(leagueRecord).max(100),
  /** All members. */
  totalRecords: count,
  /** Members on the event's board. */
  ranked: count,
  /** The caller's place; null = no member. */
  own: leagueRecord.nullable(),
  /** Which state of the event's board the places come from. */
  generation: z.int(),
  /** Which state of the list of members. */
  memberVersion: z.int(),
  /** False = there are no ranks yet. */
  isScored: z.boolean(),
});

/** Share of calls for a team to win the event, in per cent; null = fewer than five calls. */
const percentage = z.int().min(0).max(100).nullable();

/** Shares of users who called the champion; until there is one, the most called team. */
export const championShares = z.object({
  /** Null = the picks are not sealed yet, or no team wins the event as a whole. */
  teamId: id.nullable(),
  /** Whether the team has won the event. */
  isChampion: z.boolean(),
  analysts: percentage,
  league: percentage,
  everybody: percentage,
});

const eventNotFound = { event_not_found: { status: 404, title: 'No such event' } } as const;
const leagueNotFound = {
  league_not_found: { status: 404, title: 'There is no such league (any more)' },
  members_only: { status: 403, title: 'Only its members see who is in a private league' },
} as const;

/** Counted from 1; pages of one list name the state that the first one told. */
const pageOf = {
  from: idText.optional(),
  generation: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .optional(),
};

export const leagueRankingEndpoints = {
  'GET /api/leagues/joined': endpoint({
    summary:
      "The caller's leagues in the order of joining, with the rank in each at its latest event of the game",
    who: 'user',
    token: 'read',
    mutates: false,
    cache: 'private',
    response: z.array(joinedLeague),
    refusals: {},
  }),
  'GET /api/leagues/events': endpoint({
    summary:
      'Events of the game since the league was made in which a member has an entry, and the current one; ascending',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    query: z.object({ leagueId: idText }),
    response: z.array(leagueEvent),
    refusals: leagueNotFound,
  }),
  'GET /api/leagues/rankings': endpoint({
    summary: "100 rows of a league's ranking at an event from a 1-based row",
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    isSecretless: true,
    cost: 2,
    query: z.object({ leagueId: idText, eventId: idText, ...pageOf }),
    response: leagueRankings,
    refusals: { ...leagueNotFound, ...eventNotFound },
  }),
  'GET /api/leagues/analyst': endpoint({
    summary: 'The Analyst League of the game: its analysts, whom nobody can join',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    response: z.object({ name: z.string(), gameId, members: count, memberCount: count }),
    refusals: {},
  }),
  'GET /api/leagues/analystRankings': endpoint({
    summary: "100 rows of the Analyst League's ranking at an event from a 1-based row",
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    cost: 4,
    query: z.object({ eventId: idText, ...pageOf }),
    response: leagueRankings,
    refusals: eventNotFound,
  }),
  'GET /api/leagues/shares': endpoint({
    summary:
      'How many of the analysts, of a league and of everybody called the champion, once the picks are sealed',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    query: z.object({ leagueId: idText.optional(), eventId: idText }),
    response: championShares,
    refusals: { ...leagueNotFound, ...eventNotFound },
  }),
} as const;
