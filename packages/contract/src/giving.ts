import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { count, trophyTypeId } from './trophies.ts';
import { gameId, id, idText, instant, rankedCount } from './values.ts';

const tierCount = z.object({ trophyTypeId, count });

/** Progress of a giving, a re-run or a taking back. */
export const giving = z.object({
  runId: id,
  kind: z.enum(['give', 'rerun', 'take_back']),
  state: z.enum(['running', 'done']),
  /** Entrants dealt with, of so many. */
  done: count,
  total: count,
  startedAt: instant,
  finishedAt: instant.nullable(),
});

const pastRunsListed = 10;

/** An earlier run for the trophies of an event. */
const pastRun = z.object({
  runId: id,
  kind: giving.shape.kind,
  at: instant,
  /** Null = the product itself, or somebody who has left. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** Users in the run, and those whose trophy changed. */
  entrants: count,
  changed: count,
});

/** A finished event whose trophies have not been given, with what it would give. */
export const notRewardedEvent = z.object({
  id,
  nameOverride: z.string(),
  gameId,
  rewardTypeId: z.int().min(1).max(5),
  endsAt: instant,
  entrants: rankedCount,
  /** All six, best first. */
  tiers: z.array(tierCount),
  isComplete: z.boolean(),
  /** Results that are not official yet. */
  openMatches: count,
  giving: giving.nullable(),
  /** The newest first. */
  runs: z.array(pastRun).max(pastRunsListed),
});

/** An event that has given its trophies. */
export const rewardedEvent = notRewardedEvent
  .pick({ id: true, nameOverride: true, gameId: true, rewardTypeId: true, endsAt: true })
  .extend({
    rewardedAt: instant,
    entrants: rankedCount,
    /** As they were given last; all six, best first. */
    tiers: z.array(tierCount),
    /** Results or entrants are others by now. */
    hasChanged: z.boolean(),
    giving: giving.nullable(),
    runs: notRewardedEvent.shape.runs,
  });

/** A user's trophy now, and as it would be; null = none. */
const awardMove = z.object({
  userId: id,
  username: z.string(),
  from: trophyTypeId.nullable(),
  to: trophyTypeId.nullable(),
});
const awardMoves = z.array(awardMove).max(100);

/** Changes of a re-run: all are counted, the first hundred of each kind are listed. */
export const awardDiff = z.object({
  /** Hash of the shown changes, which applying them must name. */
  hash: z.string(),
  isComplete: z.boolean(),
  counts: z.object({ up: count, down: count, gained: count, lost: count }),
  up: awardMoves,
  down: awardMoves,
  gained: awardMoves,
  lost: awardMoves,
});

/** Page size of recipients. */
const recipientPageSize = 5000;

/** Somebody on the board of an event, and what the place earns. */
export const recipient = z.object({
  /** Null for late entrants, who have wood and no rank. */
  rank: id.nullable(),
  userId: id,
  username: z.string(),
  totalScore: z.int(),
  trophyTypeId,
});

const staff = ['Admin', 'EventCreator'] as const;
const eventNotFound = { event_not_found: { status: 404, title: 'No such event' } } as const;
const underway = {
  status: 409,
  title: 'Trophies of this event are being given or taken back: wait until that is done',
} as const;
const startRefusals = {
  ...eventNotFound,
  archived: { status: 409, title: 'An archived event gives no trophies' },
  no_results: { status: 409, title: 'There are no results: everyone would be first' },
  incomplete: { status: 409, title: 'Results are incomplete' },
  reason_required: { status: 400, title: 'Say why trophies are given anyway' },
  underway,
} as const;
const diffRefusals = {
  not_rewarded: { status: 409, title: 'This event has given no trophies yet' },
  underway,
} as const;
/** `force` gives although results are incomplete, and takes a reason. */
const startQuery = z.object({
  eventId: idText,
  force: z.enum(['true', 'false']).optional(),
  reason: z.string().trim().max(500).optional(),
});
/** Calls of staff: trophies are given, given anew and taken back. */
export const givingEndpoints = {
  'GET /api/event/notRewarded': endpoint({
    summary: 'Finished events whose trophies have not been given, the last to end first',
    who: staff,
    mutates: false,
    cache: 'private',
    response: z.array(notRewardedEvent),
    refusals: {},
  }),
  'GET /api/trophy/recipients/:eventId': endpoint({
    summary:
      'The trophies that would be given as the board stands, by rank, late entrants behind; at most 5,000 from a row',
    who: staff,
    mutates: false,
    cache: 'private',
    params: z.object({ eventId: idText }),
    query: z.object({ startRow: idText.optional() }),
    response: z.object({
      records: z.array(recipient).max(recipientPageSize),
      totalRecords: count,
      /** Generation of the board: pages of one generation belong together. */
      generation: z.int(),
    }),
    refusals: eventNotFound,
  }),
  'GET /api/event/rewarded': endpoint({
    summary: 'Events that have given their trophies, the last to end first',
    who: staff,
    mutates: false,
    cache: 'private',
    response: z.array(rewardedEvent),
    refusals: {},
  }),
  'POST /api/trophy/giveTrophies': endpoint({
    summary:
      'Begin to give the trophies of a finished event; a second time changes nothing; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    query: startQuery,
    response: giving,
    refusals: {
      ...startRefusals,
      not_finished: { status: 409, title: 'This event is not finished' },
    },
  }),
  'GET /api/trophy/giving/:eventId': endpoint({
    summary: "How far the last giving or re-run of an event's trophies is; null = none was begun",
    who: staff,
    mutates: false,
    cache: 'private',
    params: z.object({ eventId: idText }),
    response: giving.nullable(),
    refusals: {},
  }),
  'POST /api/trophy/takeBack': endpoint({
    summary:
      'Begin to take all trophies of an event back; their owners read why in the bell, and the event can be resumed; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    body: z.object({
      eventId: id,
      /** The last run that was seen; null = none. */
      runId: id.nullable(),
      reason: z.string().trim().max(500),
    }),
    response: giving,
    refusals: {
      ...eventNotFound,
      ...diffRefusals,
      reason_required: { status: 400, title: 'Say why: everyone who had a trophy will read it' },
      given_anew: { status: 409, title: 'Trophies were given again meanwhile: look again' },
    },
  }),
  'GET /api/trophy/rerun/:eventId': endpoint({
    summary: 'Preview giving the trophies of an event again',
    who: staff,
    mutates: false,
    cache: 'private',
    params: z.object({ eventId: idText }),
    response: awardDiff,
    refusals: { ...eventNotFound, ...diffRefusals },
  }),
  'POST /api/trophy/rerun': endpoint({
    summary: 'Start giving the trophies of an event again, exactly as previewed; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    query: startQuery.extend({ diff: z.string().max(64) }),
    response: giving,
    refusals: {
      ...startRefusals,
      ...diffRefusals,
      diff_changed: { status: 409, title: 'The list of changes is out of date: look again' },
    },
  }),
} as const;
