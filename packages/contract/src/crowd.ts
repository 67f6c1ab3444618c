import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { eventPath, pickTypeId, userPicks, userScore } from './picks.ts';
import { id, pickedStageCount } from './values.ts';

/**
 * The picks of all entrants in a sealed stage. Unpicked answers are left out, and entrants without
 * a slip of the stage do not count.
 */
const stageCrowd = z.object({
  eventStageId: id,
  entrants: pickedStageCount,
  teams: z.array(
    z.object({ eventSubstageId: id, teamId: id, pickTypeId, entrants: z.int().positive() }),
  ),
  /** Predicted winners of a match, by `{part}-{col}-{colIndex}`. */
  winners: z.array(
    z.object({
      eventSubstageId: id,
      matchKey: z.string(),
      teamId: id,
      entrants: z.int().positive(),
    }),
  ),
  /** Matches of groups that were called to end level; absent where none can. */
  draws: z
    .array(z.object({ eventSubstageId: id, matchKey: z.string(), entrants: z.int().positive() }))
    .optional(),
  /** Which series score was called, by the games that its loser wins; none where scores are not picked. */
  scores: z.array(
    z.object({
      eventSubstageId: id,
      matchKey: z.string(),
      gamesLost: z.int().min(0),
      entrants: z.int().positive(),
    }),
  ),
  /** Right predictions that at most one in ten made, as the ledger names them; none before results. */
  rare: z.array(
    z.object({
      eventSubstageId: id,
      rule: z.string(),
      teamId: id.nullable(),
      matchKey: z.string().nullable(),
      entrants: z.int().positive(),
    }),
  ),
  /** Entrants by points in the stage, ascending; empty before its first result. */
  points: z.array(z.object({ points: z.int(), entrants: z.int().positive() })),
});

/** Only stages that at least five entrants picked. */
export const crowd = z.object({ stages: z.array(stageCrowd) });

/** The most picked of everything as one slip, in the shape of a user's picks and score. */
export const crowdSlip = z.object({
  /** Most picked answers of stages with at least five entrants. They belong to no user. */
  picks: userPicks,
  /**
   * The crowd's score. `rank` is its would-be place among `entrants`, without counting itself.
   * `row` is null, since it is on no board.
   */
  score: userScore,
});

export const crowdEndpoints = {
  'GET /api/picks/get/crowd/:eventId': endpoint({
    summary: 'Pick counts of the sealed stages, with their outcome',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    params: eventPath,
    response: crowd,
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
  'GET /api/picks/crowd/:eventId': endpoint({
    summary: 'The most picked answers of the sealed stages as one slip, with its score',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    params: eventPath,
    response: crowdSlip,
    refusals: { event_not_found: { status: 404, title: 'No such event' } },
  }),
};
