import { z } from 'zod';
import { listOf } from './bounded.ts';
import { endpoint } from './endpoint.ts';
import { gameId, id, idText, instant, noBody, rankedCount } from './values.ts';

const count = z.int().min(0);
/** 1 wood, 2 bronze, 3 silver, 4 gold, 5 platinum, 6 diamond. */
const trophyTypeId = z.int().min(1).max(6);
const trophyTypeText = z.enum(['1', '2', '3', '4', '5', '6']).transform(Number);

/** A trophy that a user has been given; one a user and event [rule: trophies-7]. */
export const award = z.object({
  id,
  eventId: id,
  eventName: z.string(),
  /** Own-origin path of its picture. */
  imagePath: z.string(),
  gameId,
  trophyTypeId,
  pinned: z.boolean(),
  /** The place that it was given for, as of then; null = not for a place on a board. */
  rank: id.nullable(),
  entrants: rankedCount.nullable(),
  percentile: z.int().min(1).max(100).nullable(),
  totalScore: z.int().nullable(),
  awardedAt: instant,
  /** The caller's own, who has not opened it yet. */
  isNew: z.boolean(),
});

/** A filled slot of a trophy case [rule: trophies-8]. */
export const caseSlot = award
  .pick({ eventId: true, eventName: true, imagePath: true, gameId: true, trophyTypeId: true })
  .extend({ slot: z.int().min(1).max(3) });

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

/** The winners of an event, a row each; of very many the first ten. */
export const recentTrophy = z.object({
  trophy: award
    .pick({ eventId: true, eventName: true, imagePath: true, trophyTypeId: true })
    .extend({
      /** All winners of the event, also those who have no row. */
      winners: count,
      /** Points and number of entrants when it was given; null = not for a place on a board. */
      totalScore: z.int().nullable(),
      entrants: rankedCount.nullable(),
    }),
  user: z.object({
    userId: id,
    username: z.string(),
    nameplateId: z.int(),
    pinnedEventName: z.string().nullable(),
    pinnedTrophyImagePath: z.string().nullable(),
    trophyUrl: z.string().nullable(),
  }),
});

const eventName = z.string().nullable();
const trophyImagePath = z.string().nullable();

/** A row of Award Leaders [rule: trophies-23]; of the five trophies those that are there. */
export const awardLeader = z.object({
  rank: id,
  /** True if others share the rank, else absent. */
  isTied: z.literal(true).optional(),
  /** 1-based position. */
  row: id,
  userId: id,
  username: z.string(),
  pinnedEventName: z.string().nullable(),
  pinnedTrophyImagePath: z.string().nullable(),
  nameplateId: z.int(),
  trophyUrl: z.string().nullable(),
  event1Name: eventName,
  event2Name: eventName,
  event3Name: eventName,
  event4Name: eventName,
  event5Name: eventName,
  trophy1ImagePath: trophyImagePath,
  trophy2ImagePath: trophyImagePath,
  trophy3ImagePath: trophyImagePath,
  trophy4ImagePath: trophyImagePath,
  trophy5ImagePath: trophyImagePath,
  /** Number of all leaders, in every row. */
  totalRecords: count,
});
export const awardLeaders = z.array(awardLeader);

/** A user's result in an event: as its trophies were given, or as its board stands. */
export const userEvent = z.object({
  eventId: id,
  eventName: z.string(),
  gameId,
  rewardTypeId: z.int().min(1).max(5),
  startDate: instant,
  isFinished: z.boolean(),
  /** Null before the first result, and off the board. */
  rank: id.nullable(),
  /** True if others share the rank, else absent. */
  isTied: z.literal(true).optional(),
  entrants: rankedCount,
  percentile: z.int().min(1).max(100).nullable(),
  totalScore: z.int().nullable(),
  trophy: award.pick({ trophyTypeId: true, imagePath: true }).nullable(),
});

/** Page size of recipients. */
const recipientPageSize = 5000;

/** Somebody on the board of an event, and what the place earns. */
export const recipient = z.object({
  rank: id,
  userId: id,
  username: z.string(),
  totalScore: z.int(),
  trophyTypeId,
});

const noAward = { award_not_found: { status: 404, title: 'You have no such trophy' } } as const;
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
const idOrNone = z.union([z.literal('0').transform(() => 0), idText]);
const typeOrNone = z.union([z.literal('0').transform(() => 0), trophyTypeText]);

export const trophyEndpoints = {
  'GET /api/trophy/usertrophies/:userId': endpoint({
    summary: "A user's trophies of both games, those of the newest event first",
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    params: z.object({ userId: idText }),
    response: z.array(award),
    refusals: {},
  }),
  'POST /api/trophy/seen': endpoint({
    summary: 'The caller has opened the trophies of these events: they are new no more',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ eventIds: listOf(id, 500) }),
    response: noBody,
    refusals: {},
  }),
  'GET /api/trophy/pintrophy/:eventId/:trophyTypeId': endpoint({
    summary: 'Pin an own trophy, in place of the pinned one',
    who: 'user',
    mutates: true,
    cache: 'private',
    params: z.object({ eventId: idText, trophyTypeId: trophyTypeText }),
    response: noBody,
    refusals: noAward,
  }),
  'GET /api/trophy/unpintrophy': endpoint({
    summary: 'Take the pinned trophy off',
    who: 'user',
    mutates: true,
    cache: 'private',
    response: noBody,
    refusals: {},
  }),
  'GET /api/trophy/trophycase/:userId': endpoint({
    summary: "The filled slots of a user's trophy case, by slot",
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    params: z.object({ userId: idText }),
    response: z.array(caseSlot).max(3),
    refusals: {},
  }),
  'POST /api/trophy/trophycase/:slot/:eventId/:trophyTypeId': endpoint({
    summary: 'Fill a slot of the own trophy case; `0/0` empties it',
    who: 'user',
    mutates: true,
    cache: 'private',
    params: z.object({
      slot: z.enum(['1', '2', '3']).transform(Number),
      eventId: idOrNone,
      trophyTypeId: typeOrNone,
    }),
    response: z.array(caseSlot).max(3),
    refusals: {
      ...noAward,
      in_other_slot: { status: 400, title: 'This trophy is in another slot' },
    },
  }),
  'GET /api/trophy/winnersandtrophies': endpoint({
    summary: 'The winners of the last five rewarded events of the game, the newest event first',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    response: z.array(recentTrophy).max(50),
    refusals: {},
  }),
  'GET /api/trophy/leaderboard': endpoint({
    summary: 'The first 30 rows of the Award Leaders of the game',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    response: awardLeaders,
    refusals: {},
  }),
  'GET /api/trophy/leaderboard/:startRow': endpoint({
    summary: '30 rows of the Award Leaders of the game from a 1-based row',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    params: z.object({ startRow: idText }),
    response: awardLeaders,
    refusals: {},
  }),
  'GET /api/trophy/leaderboard/additional/:startRow': endpoint({
    summary: '30 more rows of the Award Leaders of the game, and how many there are',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    params: z.object({ startRow: idText }),
    response: z.object({ records: awardLeaders, totalRecords: count }),
    refusals: {},
  }),
  'GET /api/trophy/search/leaderboard/:text': endpoint({
    summary:
      'Award Leaders whose name contains the text (at least 3 characters, at most 30), with true ranks',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    cost: 4,
    params: z.object({ text: z.string().trim().min(3).max(50) }),
    response: awardLeaders,
    refusals: {},
  }),
  'GET /api/trophy/leaderboarduser/:userId': endpoint({
    summary: "A user's row of the Award Leaders of the game; null without a trophy",
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    params: z.object({ userId: idText }),
    response: awardLeader.nullable(),
    refusals: {},
  }),
  'GET /api/user/events/:userId': endpoint({
    summary: 'How a user did in events of both games whose picks are sealed, ten from a row',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    cost: 2,
    params: z.object({ userId: idText }),
    query: z.object({ startRow: idText.optional() }),
    response: z.object({ records: z.array(userEvent).max(10), totalRecords: count }),
    refusals: {},
  }),
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
      'The trophies that would be given as the board stands, by rank; at most 5,000 from a row',
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
