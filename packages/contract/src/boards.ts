import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { eventPath, ledgerOutcome } from './picks.ts';
import { id, idText, instant, lateShare } from './values.ts';

export const leaderboardEntry = z.object({
  rank: z.int().nullable(),
  /** True if others share the rank, else absent. */
  isTied: z.literal(true).optional(),
  row: z.int(),
  userId: id,
  username: z.string(),
  /** Absent for users who are not staff, which is nearly all. */
  isStaff: z.literal(true).optional(),
  totalScore: z.int().nullable(),
  pinnedEventName: z.string().nullable(),
  pinnedTrophyImagePath: z.string().nullable(),
  nameplateId: z.int(),
  trophyUrl: z.string().nullable(),
  /** Ranks gained by the last result, negative when lost; null while there are no ranks to compare. */
  move: z.int().nullable(),
  /** Points for the last result; null before the first one. */
  lastPoints: z.int().nullable(),
  /** The team called to win the event, once that can no longer be changed; null = none. */
  champion: z.object({ teamId: id, outcome: ledgerOutcome }).nullable(),
  /** Late entrants alone have it, and follow the ranked: the share of the points in % that they get. */
  lateShare: lateShare.optional(),
});

/** An award's tier as the board stands: who would have it now, and from how many points. */
const boardTier = z.object({
  trophyTypeId: z.int().min(1).max(6),
  entrants: z.int(),
  /** Null = no user has this rank. */
  fromPoints: z.int().nullable(),
});

/** Results of the latest change that still stand. */
const lastResult = z.object({
  at: instant,
  eventStageId: id,
  /** `{part}-{col}-{colIndex}` of its matches; none where it says what became of teams. */
  matchKeys: z.array(z.string()),
});

/**
 * Before the event starts `records` are the last entrants, newest first, without scores [rule:
 * boards-15].
 */
export const leaderboard = z.object({
  records: z.array(leaderboardEntry),
  totalRecords: z.int(),
  /** Late entrants among them, who follow the ranked; absent where there are none. */
  lateRecords: z.int().optional(),
  /** Which board state the rows come from; differs between two pages when results came in between. */
  generation: z.int(),
  /** Best first; none before the first result, nor where trophies go by goals. */
  tiers: z.array(boardTier),
  lastResult: lastResult.nullable(),
});

/**
 * The effect of a match's winner on a user: the ranks over all of its scores, from best to worst.
 */
const outcome = z.object({
  winnerTeamId: id,
  bestRank: z.int().positive(),
  worstRank: z.int().positive(),
  /** The award of the best of these ranks, and of the worst. */
  bestTrophyTypeId: z.int().min(1).max(6),
  worstTrophyTypeId: z.int().min(1).max(6),
});

/**
 * The rank in the best ending of the stage that is being played, always exact. Null before the
 * stage is sealed, with fewer than five entrants, when nothing is open, and while the endings are
 * too many to rank all entrants after each.
 */
export const bestRank = z.object({
  bestRank: z
    .object({
      eventStageId: id,
      rank: z.int().positive(),
      /** By its winner, while one match of the event is left; else none, nor where trophies go by goals. */
      outcomes: z.array(outcome),
    })
    .nullable(),
});

/**
 * Pages of one list come from one board: from this one while the server still has it, else from the
 * newest.
 */
const pageQuery = z.object({
  generation: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .optional(),
});

/** The board of an event. */
export const boardEndpoints = {
  'GET /api/picks/get/leaderboard/:eventId': endpoint({
    summary: 'The first 30 rows of the board (recent entrants before the event starts)',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    params: eventPath,
    response: leaderboard,
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
  'GET /api/picks/get/leaderboard/:eventId/:startRow': endpoint({
    summary: '30 rows of the board from a 1-based row',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    params: z.object({ eventId: idText, startRow: idText }),
    query: pageQuery,
    response: leaderboard,
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
  'GET /api/picks/get/leaderboard/additional/:eventId/:rowOrFlag': endpoint({
    summary:
      '30 rows of the board from a row, at its `top` or `bottom`, or around `me`, the caller',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    params: z.object({
      eventId: idText,
      rowOrFlag: z.union([z.enum(['top', 'bottom', 'me']), idText]),
    }),
    query: pageQuery,
    response: leaderboard,
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
  'GET /api/picks/search/leaderboard/:eventId/:text': endpoint({
    summary:
      'Entrants whose name contains the text (at least 3 characters, at most 30), with true ranks',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    cost: 4,
    params: z.object({ eventId: idText, text: z.string().trim().min(3).max(50) }),
    response: leaderboard,
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
  'GET /api/picks/get/bestRank/:eventId': endpoint({
    summary: "The best rank that is still possible for the caller's or another user's picks",
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    cost: 8,
    params: eventPath,
    query: z.object({ userId: idText.optional() }),
    response: bestRank,
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
} as const;
