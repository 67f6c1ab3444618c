import { PLACE_TYPES } from '@callshot/rules';
import { z } from 'zod';
import { listOf, recordOf } from './bounded.ts';
import { bodyLimits, endpoint } from './endpoint.ts';
import { id, idText, instant, lateShare, rankedCount, version } from './values.ts';

export const pickTypeId = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  // A place in the order of a group: 101 is the first.
  z.literal(PLACE_TYPES),
]);
const position = z.int().min(0).max(255);
const score = z.int().min(0).max(9).nullable();
const teamIdOrNull = id.nullable();

export const matchOutcome = z.enum(['played', 'walkover', 'void', 'double_forfeit', 'bye']);

/**
 * A match pick [rule: picks-4]. `eventId` and `userId` in a body are ignored: session and path rule
 * [rule: picks-15].
 */
export const groupStagePick = z.object({
  eventId: z.int().optional(),
  userId: z.int().nullable().optional(),
  eventStageId: id,
  eventSubstageId: id,
  teamId: id,
  pickTypeId,
});

export const matchPick = z.object({
  eventId: z.int().optional(),
  userId: z.int().nullable().optional(),
  eventStageId: id,
  eventSubstageId: id,
  bracketPart: z.string().max(12),
  bracketCol: position,
  bracketColIndex: position,
  matchIndex: position,
  topTeamId: teamIdOrNull,
  bottomTeamId: teamIdOrNull,
  winnerTeamId: teamIdOrNull,
  loserTeamId: teamIdOrNull,
  topTeamScore: score,
  bottomTeamScore: score,
  topTeam: z.null().optional(),
  bottomTeam: z.null().optional(),
  outcome: matchOutcome.optional(),
});

/** The two lists that every submission holds. */
export const pickLists = {
  groupStagePicks: listOf(groupStagePick, 1000),
  matchPicks: listOf(matchPick, 1000),
};

/** Event and owner of picks; null = official results. */
const belonging = { eventId: id, userId: id.nullable() };
export const answeredGroupStagePick = groupStagePick.extend(belonging);
export const answeredMatchPick = matchPick.extend(belonging);

/** The two lists that every answer of picks holds. */
export const answeredPickLists = {
  groupStagePicks: z.array(answeredGroupStagePick).max(1000),
  matchPicks: z.array(answeredMatchPick).max(1000),
};

const stagesAtMost = 100;

/** Versions of the caller's entry a stage; 0 = no entry yet. A save names the version it builds on. */
export const stageVersions = recordOf(z.string().max(10), version, stagesAtMost);

export const userPicks = z.object({
  ...answeredPickLists,
  /** Set when picks of a stage are withheld: the instant at which they become visible. */
  hiddenUntil: instant.nullable(),
  /** Version a stage id; only in the caller's own picks. */
  versions: stageVersions,
  savedAt: instant.nullable(),
  /** Stages of these picks that staff changed [rule: override-3]. */
  stagesEditedByStaff: z.array(id),
  /** Stages of these picks that were entered after the lock, with the share of the points in %. */
  late: z.array(z.object({ eventStageId: id, share: lateShare })).optional(),
});

/** A match of a Swiss stage or group as far as it is known, played or drawn [rule: swiss-8]. */
export const teamMatch = z.object({
  eventSubstageId: id,
  /** Counted from 1; null if unknown. */
  round: z.int().nullable(),
  /** 0 = a team that the stage does not know. */
  firstTeamId: z.int().min(0),
  /** Null = a bye. */
  secondTeamId: z.int().min(0).nullable(),
  /** `unclear`: it is over, and what is told of how it ended does not count. */
  result: z.enum(['open', 'first', 'second', 'draw', 'both_lost', 'unclear']),
});

/** The official result of one match, or of one team of a Swiss stage or group. */
const toldResult = z.union([
  z.object({
    eventSubstageId: id,
    matchKey: z.string(),
    teamId: z.null(),
    match: z.object({
      topTeamId: teamIdOrNull,
      bottomTeamId: teamIdOrNull,
      winnerTeamId: teamIdOrNull,
      topTeamScore: score,
      bottomTeamScore: score,
      outcome: matchOutcome,
    }),
    team: z.null(),
  }),
  z.object({
    eventSubstageId: id,
    matchKey: z.null(),
    teamId: id,
    match: z.null(),
    team: z.object({
      standing: z.enum([
        'undefeated',
        'first',
        'second',
        'advanced',
        'playing',
        'eliminated',
        'winless',
      ]),
      pickTypeIds: z.array(pickTypeId),
    }),
  }),
]);

/** A result that is told otherwise than at first [rule: results-24]. */
export const correctedResult = z.object({
  eventStageId: id,
  /** As it was told first, however often it was corrected since. */
  was: toldResult,
  /** Time, source and reason of the last correction; `reason` null = none was given. */
  at: instant,
  source: z.enum(['staff', 'wiki']),
  reason: z.string().nullable(),
});

export const officialPicks = z.object({
  ...answeredPickLists,
  corrected: z.array(correctedResult),
  /** They say what can still come, and pay nothing. */
  teamMatches: z.array(teamMatch),
  /** Grows with every official change of the event. */
  version: z.int().min(0),
});

export const ledgerOutcome = z.enum(['correct', 'wrong', 'pending', 'void']);

export const ledgerRow = z.object({
  stageIndex: z.int(),
  eventSubstageId: id,
  rule: z.string(),
  teamId: teamIdOrNull,
  matchKey: z.string().nullable(),
  points: z.int(),
  worth: z.int(),
  outcome: ledgerOutcome,
  /** Why it pays nothing although part of it came true: 3-0 teams do not count as advancing. */
  reason: z.literal('went_3_0').optional(),
});

export const userScore = z.object({
  totalScore: z.int(),
  percentile: z.int().min(1).max(100),
  rank: z.int().nullable(),
  /** True if others share the rank, else absent. */
  isTied: z.literal(true).optional(),
  /** Position on the board, 1-based; null when not on it. */
  row: z.int().nullable(),
  /** `rank` and `percentile` are of these. */
  entrants: rankedCount,
  /** The most that these picks can still reach, if every open match is played. */
  maximum: z.int(),
  /** False = an upper bound: perhaps not all of `maximum` can come true together. */
  isMaximumExact: z.boolean(),
  /** JSON list of {Name, StageIndex, Score} [rule: scoring-13]. */
  data: z.string(),
  ledger: z.array(ledgerRow),
  /**
   * The calls of each sealed stage with picks: how many are right, and how many can still come true. Absent
   * where trophies go by rank.
   */
  goals: z
    .array(z.object({ eventStageId: id, right: z.int().min(0), open: z.int().min(0) }))
    .optional(),
  /**
   * Late entrants alone have it, and no rank: their share, and the matches with a result that they did not call.
   */
  late: z
    .object({
      share: lateShare,
      missed: z.array(z.object({ stageIndex: z.int(), eventSubstageId: id, matchKey: z.string() })),
    })
    .optional(),
  hiddenUntil: instant.nullable(),
  computedAt: instant.nullable(),
});

const savePicksBody = z.object({ ...pickLists, versions: stageVersions.optional() });

const saveRefusals = {
  event_not_found: { status: 404, title: 'No such event' },
  picks_locked: { status: 409, title: 'Picks Are Locked' },
  matches_locked: {
    status: 409,
    title: 'Some of these matches have begun: their picks are locked',
  },
  wrong_stage: { status: 409, title: 'Only the current stage can be picked' },
  version_conflict: { status: 409, title: 'Your picks were changed in another window' },
  invalid_picks: { status: 400, title: 'These picks are not possible' },
  idempotency_mismatch: {
    status: 422,
    title: 'This save was already made with other picks',
  },
} as const;

export const eventPath = z.object({ eventId: idText });

export const pickEndpoints = {
  'GET /api/picks/get/user/:eventId': endpoint({
    summary: "The caller's picks, or another user's picks of sealed stages",
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    params: eventPath,
    query: z.object({ userId: idText.optional() }),
    response: userPicks,
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
  'POST /api/picks/save/user/:eventId': endpoint({
    summary: "Replace the caller's picks of the stages present in the body",
    who: 'user',
    token: 'picks:write',
    mutates: true,
    cache: 'private',
    params: eventPath,
    body: savePicksBody,
    bodyLimit: bodyLimits.picks,
    savesPicks: true,
    takesIdempotencyKey: true,
    response: z.object({ ...answeredPickLists, version: z.int(), savedAt: instant }),
    refusals: saveRefusals,
  }),
  'GET /api/picks/get/official/:eventId': endpoint({
    summary: 'Official results in the shape of picks',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    params: eventPath,
    response: officialPicks,
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
  'GET /api/picks/get/score/:eventId': endpoint({
    summary: "The caller's or another user's score with its ledger",
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    params: eventPath,
    query: z.object({ userId: idText.optional() }),
    response: userScore,
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
  'GET /api/picks/get/revisions/:eventId': endpoint({
    summary: "Every accepted submission of the caller's own entry, newest first",
    who: 'user',
    token: 'read',
    mutates: false,
    cache: 'private',
    params: eventPath,
    response: z.array(
      z.object({
        eventStageId: id,
        version: z.int(),
        savedAt: instant,
        isPostLock: z.boolean(),
        isByStaff: z.boolean(),
        ...answeredPickLists,
      }),
    ),
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
} as const;
