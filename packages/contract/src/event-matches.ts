import { z } from 'zod';
import { listOf } from './bounded.ts';
import { noEvent, reason, staff } from './desk-refusals.ts';
import { endpoint } from './endpoint.ts';
import { officialMatch } from './events.ts';
import { resultsRefusals } from './override.ts';
import { id, idText, plannedInstant, version } from './values.ts';

const score = z.int().min(0).max(99).nullable();
const noStage = {
  stage_not_found: { status: 404, title: 'There is no such stage in this event' },
} as const;

/** A match of a Swiss stage or group as staff enter it. */
const enteredMatch = z.object({
  /** Null = a new one. */
  id: id.nullable(),
  eventSubstageId: id,
  round: z.int().min(1).max(200),
  topTeamId: id,
  /** Null = a bye. */
  bottomTeamId: id.nullable(),
  bestOf: z.int().min(1).max(15),
  startsAt: plannedInstant.nullable(),
  outcome: z.enum(['open', 'won', 'draw', 'walkover', 'double_forfeit', 'bye']),
  /** Winner of a finished match or a walkover. */
  winnerTeamId: id.nullable(),
  /** Maps won; both null if unknown. */
  topTeamScore: score,
  bottomTeamScore: score,
});

/** The order of teams that the table leaves level, with the reason. */
const order = z.object({
  eventSubstageId: id,
  teamIds: listOf(id, 250),
  note: z.string().trim().min(1).max(200),
});

/** The matches of a stage that staff enter. */
const handMatches = z.object({
  eventStageId: id,
  version,
  matches: z.array(enteredMatch.extend({ id, corrected: officialMatch.shape.corrected })),
  orders: z.array(order),
});

/** Matches of Swiss stages and groups that follow nothing of the wiki. */
export const matchCalls = {
  'GET /api/event/matches': endpoint({
    summary: 'The matches of a Swiss stage or of groups that staff enter',
    who: staff,
    mutates: false,
    cache: 'private',
    query: z.object({ eventId: idText, eventStageId: idText }),
    response: handMatches,
    refusals: { ...noEvent, ...noStage },
  }),
  'POST /api/event/matches': endpoint({
    summary: 'Save the matches of a Swiss stage or of groups: teams, start and result; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({
      eventId: id,
      eventStageId: id,
      /** Version of the matches that the change builds on. */
      version,
      /** All of them: those that are left out are deleted. */
      matches: listOf(enteredMatch, 1000),
      /** All of them, each group once. */
      orders: listOf(order, 100),
      reason,
    }),
    response: handMatches,
    refusals: {
      ...noEvent,
      ...noStage,
      /** With the matches as they are as `current`. */
      matches_changed: { status: 409, title: 'Somebody else changed these matches meanwhile' },
      not_by_hand: {
        status: 409,
        title:
          'These matches come from elsewhere, or stand in a bracket: they are not entered here',
      },
      ...resultsRefusals,
      matches_refused: { status: 400, title: 'These matches are not possible' },
    },
  }),
} as const;
