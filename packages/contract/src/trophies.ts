import { z } from 'zod';
import { listOf } from './bounded.ts';
import { endpoint } from './endpoint.ts';
import { namedEvent } from './named-event.ts';
import { gameId, id, idText, instant, lateShare, noBody, rankedCount } from './values.ts';

export const count = z.int().min(0);
/** 1 wood, 2 bronze, 3 silver, 4 gold, 5 platinum, 6 diamond. */
export const trophyTypeId = z.int().min(1).max(6);
const trophyTypeText = z.enum(['1', '2', '3', '4', '5', '6']).transform(Number);

/** A trophy that a user has been given; one a user and event [rule: trophies-7]. */
export const award = z.object({
  id,
  eventId: id,
  ...namedEvent,
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
  .pick({ eventId: true, eventName: true, eventNames: true, imagePath: true, gameId: true })
  .extend({ trophyTypeId, slot: z.int().min(1).max(3) });

/** The winners of an event, a row each; of very many the first ten. */
export const recentTrophy = z.object({
  trophy: award
    .pick({ eventId: true, eventName: true, eventNames: true, imagePath: true, trophyTypeId: true })
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
  ...namedEvent,
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
  /** Late entrants alone have it, and no rank. */
  lateShare: lateShare.optional(),
  trophy: award.pick({ trophyTypeId: true, imagePath: true }).nullable(),
});

const noAward = { award_not_found: { status: 404, title: 'You have no such trophy' } } as const;
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
} as const;
