import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ledgerOutcome } from './picks.ts';
import { id, idText, pickedStageCount, placeText } from './values.ts';

const count = z.int().min(0);
const games = z.int().min(0).max(9);

/** Per cent; null = fewer than five picked the stage. */
const percentage = z.int().min(0).max(100).nullable();

/** A call that some member made in a column. */
const option = z.object({
  call: z.enum([
    'through',
    'undefeated',
    'first',
    'second',
    'winless',
    'place',
    'winner',
    'draw',
    'not_played',
  ]),
  /** The place that is called, from 1; null for other calls. */
  place: z.int().positive().nullable(),
  /** Null = the call is that a match is drawn, or not played. */
  teamId: id.nullable(),
  /** Games that the winner wins and loses; null where no series score is called. */
  score: z.tuple([games, games]).nullable(),
  /** Null = it pays nothing. */
  outcome: ledgerOutcome.nullable(),
  /** Outcome of the series score. */
  scoreOutcome: ledgerOutcome.nullable(),
  /** A 3-0 call, or one of first or second, of which only going through is left; a place that is only near. */
  isShort: z.boolean(),
  /** Members who called it, with any score. */
  members: count,
});

/** A team of a Swiss stage or group, or a match of a bracket. */
const column = z.object({
  eventSubstageId: id,
  /** Null in brackets. */
  teamId: id.nullable(),
  /** `{part}-{col}-{colIndex}`; null without brackets. */
  matchKey: z.string().nullable(),
  options: z.array(option),
  /**
   * Members who back a team: to advance, or to win the match. A team's column lists that team only.
   * A match's column lists its most called teams, most members first.
   */
  backing: z.array(z.object({ teamId: id, league: percentage, everybody: percentage })),
});

const row = z.object({
  userId: id,
  username: z.string(),
  /** Present and true of staff. */
  isStaff: z.literal(true).optional(),
  nameplateId: z.int(),
  /** Points in this stage. */
  points: count,
  /** The most that open calls can still pay. */
  open: count,
  /**
   * A letter a column: '.' = nothing called, else a position in `options`, as a digit, a small letter, a
   * capital, and then the characters from U+0100 on.
   */
  cells: z.string(),
});

/** Members of a page. */
export const LEAGUE_PICKS_PAGE = 200;

/** A page of the picks of a league's members in a sealed stage. */
export const leaguePicks = z.object({
  leagueId: id,
  eventId: id,
  eventStageId: id,
  /** Which state of the event's board this is. */
  generation: z.int(),
  /** The same on every page of one state: results and members change it. */
  state: z.string(),
  /** On the first page alone. */
  columns: z.array(column),
  /** Members with picks of the stage, most points first, 200 at most. */
  rows: z.array(row),
  /** Over all pages. */
  rowCount: count,
  /** All members. */
  memberCount: count,
  /** Number of all entrants of the stage; null = fewer than five. */
  entrants: pickedStageCount.nullable(),
});

export const leaguePickEndpoints = {
  'GET /api/leagues/picks': endpoint({
    summary:
      "Members' picks of a sealed stage side by side, each call judged once, 200 members a call",
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    isSecretless: true,
    cost: 4,
    query: z.object({
      leagueId: idText,
      eventId: idText,
      eventStageId: idText,
      /** The place of the first row. */
      from: placeText.optional(),
    }),
    response: leaguePicks,
    refusals: {
      league_not_found: { status: 404, title: 'There is no such league (any more)' },
      members_only: { status: 403, title: 'Only its members see who is in a private league' },
      event_not_found: { status: 404, title: 'No such event' },
      not_sealed: { status: 409, title: 'Picks of this stage are not locked yet' },
    },
  }),
} as const;
