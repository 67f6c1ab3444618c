import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idText, instant, pickedStageCount, rankedCount } from './values.ts';

/** A row of the three tables of Swiss events, as they were specified [rule: pick-data-2]. */
const swissRow = z.object({
  Group: z.string(),
  Name: z.string(),
  /** With one decimal, 0 to 100. */
  Percent: z.number().min(0).max(100),
  Picks: z.int(),
  Users: z.int(),
});

export const pickDataRow = z.object({
  /** The group or stage, or the round and its match. */
  group: z.string(),
  /** Null where no team is picked: a draw, a series score, a reset. */
  teamId: id.nullable(),
  name: z.string(),
  /** The place that the team was called at, from 1; absent in other tables. */
  place: z.int().positive().optional(),
  percent: z.number().min(0).max(100),
  picks: z.int(),
  /** Null = not decided, or no pick can be right. */
  cameTrue: z.boolean().nullable(),
});

const table = z.object({
  kind: z.enum([
    'advancing',
    'eliminated',
    'first',
    'second',
    'places',
    'champion',
    'winners',
    'scores',
    'reset',
  ]),
  rows: z.array(pickDataRow),
});

export const pickDataStage = z.object({
  eventStageId: id,
  name: z.string(),
  /** Null = it can still be picked, and nothing is told of it. */
  sealedAt: instant.nullable(),
  /** Number of users who submitted the stage. */
  users: pickedStageCount,
  tables: z.array(table),
});

export const swissPickData = z.object({
  advancePickData: z.array(swissRow),
  elimPickData: z.array(swissRow),
  bracketPickData: z.array(swissRow),
});

const eventNotFound = { event_not_found: { status: 404, title: 'No such event' } } as const;

export const pickDataEndpoints = {
  'GET /api/event/swissstage': endpoint({
    summary:
      'Pick counts of the sealed Swiss stages and of the playoffs’ winner, most picked first',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    query: z.object({ eventId: idText }),
    response: swissPickData,
    refusals: eventNotFound,
  }),
  'GET /api/event/pickData': endpoint({
    summary: 'Pick counts of every sealed stage, in tables for its kind',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    cost: 8,
    query: z.object({ eventId: idText }),
    response: z.object({ eventId: id, entrants: rankedCount, stages: z.array(pickDataStage) }),
    refusals: eventNotFound,
  }),
};
