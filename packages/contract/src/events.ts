import { z } from 'zod';
import { listOf } from './bounded.ts';
import { endpoint } from './endpoint.ts';
import { translated } from './translated.ts';
import {
  entrantCount,
  gameId,
  gameIdText,
  id,
  idText,
  instant,
  lateShare,
  plannedInstant,
} from './values.ts';

export const teamMember = z.object({
  position: z.enum(['Player', 'Captain', 'Coach', 'Substitute', 'Other']),
  username: z.string(),
  /** Flag of the player's country: an own-origin path, and the country's name. */
  flag: z.object({ imageUrl: z.string(), country: z.string() }).nullable(),
});

/**
 * The mark of a team without a logo: a field in a shape, divided by a charge, with letters on it.
 */
export const teamMark = z.object({
  field: z.int().min(0).max(15),
  shape: z.int().min(0).max(7),
  charge: z.int().min(0).max(5),
  tag: z.string(),
  /** Two letters, for where there is no room for the tag; no other team of the event has them. */
  short: z.string(),
});

/** A team in one substage of an event; a team that plays several stages is listed once for each. */
export const eventTeam = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  /** Own-origin path; null = the mark stands in. */
  logoUrl: z.string().nullable(),
  mark: teamMark,
  group: z.string().nullable(),
  eventStageId: id,
  eventSubstageId: id,
  members: z.array(teamMember),
});

export const eventSubstage = z.object({
  id,
  title: z.string(),
  /** The order that staff give to level teams of a group, with the reason. */
  order: z.object({ teamIds: z.array(id), note: z.string() }).optional(),
});

/** When a match of a stage locks by itself. */
const matchLock = z.object({
  eventSubstageId: id,
  /** `part-column-place`, unique in its substage. */
  slot: z.string(),
  /** Null = nobody knows yet. */
  lockAt: instant.nullable(),
  /** Picks of the match are final and visible to others. */
  isSealed: z.boolean(),
});

export const eventStage = z.object({
  id,
  name: z.string(),
  eventSubstage: z.array(eventSubstage),
  /** Picks of the stage are closed for good and visible to others. */
  isSealed: z.boolean(),
  /** Since when; null = it is not sealed. */
  sealedAt: instant.nullable(),
  /** Absent where the stage locks as a whole, and once all of it is sealed [rule: locks-18]. */
  locks: z
    .object({
      unit: z.enum(['round', 'match']),
      /** Every match that is picked. */
      matches: z.array(matchLock),
    })
    .optional(),
  /** The matches of a sealed stage that late entries may still call some of; else absent [rule: late-2]. */
  lateLocks: z.array(matchLock).optional(),
});

/** Stages of a format, as an index from 0. */
const stageIndex = z.int().min(0).max(99);

/** Special features of an event [rule: events-9]. */
export const eventFlags = z.object({
  /** The page opens with this stage, whichever is current; null = with the current one. */
  forcedStage: stageIndex.nullable(),
  /** The notice 'Survey Based Picks' shows once a session. */
  surveyNotice: z.boolean(),
  /** Stages whose tabs can be chosen before they open: there they show a link to the survey. */
  openTabs: listOf(stageIndex, 100),
});

/** Right calls that a stage asks for, of the calls that it has [rule: trophies-25]. */
export const stageGoal = z.object({ right: z.int().min(0), of: z.int().min(0) });

/** An event [rule: events-1]; `format.json` is its own copy of the format [rule: events-2]. */
export const event = z.object({
  id,
  gameId,
  name: z.string(),
  nameOverride: z.string(),
  ...translated(z.object({ nameOverride: z.string() })),
  image: z.string().nullable(),
  url: z.string().nullable(),
  /** 0-based index of the stage now pickable or being played. */
  stage: z.int().min(0),
  eventStages: z.array(eventStage),
  teams: z.array(eventTeam),
  metadata: z.object({ startDate: instant, endDate: instant }),
  unlocked: z.boolean(),
  relockTime: instant.nullable(),
  /** When the current stage's picks lock, or the next of them; null = locked, or not known with `openUntil`. */
  lockAt: instant.nullable(),
  /**
   * When the last match of the current stage locks, while it locks in parts; null = nobody knows yet, absent =
   * it locks as a whole.
   */
  openUntil: instant.nullable().optional(),
  /** By so many minutes that lock was put off for everybody; absent where it was not. */
  lockExtendedBy: z.int().min(1).optional(),
  /** The server's clock when this was answered: countdowns use the difference. */
  serverTime: instant,
  bracketsSubmitted: entrantCount,
  format: z.object({ id: z.int(), name: z.string(), json: z.string() }),
  /** Type of the event, from its format [rule: events-8]. */
  eventTypeId: z.int().min(1).max(7),
  finished: z.boolean(),
  /** Its trophies were given. */
  rewarded: z.boolean(),
  locked: z.boolean(),
  rewardTypeId: z.int(),
  /** The goal of each stage, in order: trophies go by them. Absent where they go by rank. */
  goals: z.array(stageGoal).optional(),
  /** The share of the points in % for whoever enters after the lock; absent where nobody may. */
  lateShare: lateShare.optional(),
  flags: eventFlags,
  /** Changes whenever anything of the event (not its picks) changes. */
  version: z.int(),
  attribution: z.object({ name: z.string(), url: z.string() }).nullable(),
});

/** The part of an event for lists and tiles. */
export const eventSummary = event
  .pick({
    id: true,
    gameId: true,
    name: true,
    nameOverride: true,
    language: true,
    translations: true,
    image: true,
    url: true,
    stage: true,
    metadata: true,
    unlocked: true,
    relockTime: true,
    openUntil: true,
    lockAt: true,
    serverTime: true,
    bracketsSubmitted: true,
    finished: true,
    locked: true,
    rewardTypeId: true,
    flags: true,
  })
  /** Name of that stage. */
  .extend({ stageName: z.string() });

/**
 * An official match as it stands, with what picks do not carry [rule: events-19]. One of a Swiss stage or
 * group stands in no bracket: its `bracketPart` is empty.
 */
export const officialMatch = z.object({
  eventStageId: id,
  eventSubstageId: id,
  bracketPart: z.string(),
  bracketCol: z.int(),
  bracketColIndex: z.int(),
  matchIndex: z.int(),
  bestOf: z.int(),
  topTeamId: id.nullable(),
  bottomTeamId: id.nullable(),
  winnerTeamId: id.nullable(),
  topTeamScore: z.int().nullable(),
  bottomTeamScore: z.int().nullable(),
  state: z.enum(['PLAYED', 'NO_SHOW', 'WALK_OVER', 'NO_PARTY', 'DONE', 'SCORE_DONE']),
  startTime: instant.nullable(),
  /** Facts that only the tournament wiki has; absent for a match that it does not list. */
  externalId: z.string().optional(),
  isLive: z.boolean().optional(),
  /** Else no more than the day is known. */
  isExactStart: z.boolean().optional(),
  /** Round of a Swiss stage or round robin, counted from 1. */
  round: z.int().nullable().optional(),
  games: z
    .array(
      z.object({
        map: z.string(),
        topScore: z.int().nullable(),
        bottomScore: z.int().nullable(),
        isTopWinner: z.boolean().nullable(),
      }),
    )
    .optional(),
  /** The published result before a correction; absent without one. */
  corrected: z
    .object({
      at: instant,
      winnerTeamId: id.nullable(),
      topTeamScore: z.int().nullable(),
      bottomTeamScore: z.int().nullable(),
    })
    .optional(),
});

const byGame = z.object({ gameId: gameIdText.optional() });
const eventNotFound = { event_not_found: { status: 404, title: 'No such event' } } as const;

export const eventEndpoints = {
  'GET /api/event/next': endpoint({
    summary: 'The nearest event of the game that has not started, or null',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    tellsTime: true,
    response: eventSummary.nullable(),
    refusals: {},
  }),
  'GET /api/event/previous': endpoint({
    summary: 'The last finished event of the game, or null',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    tellsTime: true,
    response: eventSummary.nullable(),
    refusals: {},
  }),
  'GET /api/event/currentEvents': endpoint({
    summary:
      'Started or open events of the game that are not finished: those being played first, then the nearest lock, then the latest start',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    tellsTime: true,
    query: byGame,
    response: z.array(eventSummary),
    refusals: {},
  }),
  'GET /api/event/entered': endpoint({
    summary: 'Ids of the events of the game that are not finished and that the caller has picks in',
    who: 'user',
    token: 'read',
    mutates: false,
    cache: 'private',
    response: z.array(id),
    refusals: {},
  }),
  'GET /api/event/getSeasonEvents': endpoint({
    summary: "The current season's events of the game, oldest first",
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    tellsTime: true,
    response: z.array(eventSummary),
    refusals: {},
  }),
  'GET /api/event/get': endpoint({
    summary: 'One event, whole',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    tellsTime: true,
    query: z.object({ eventId: idText }),
    response: event,
    refusals: eventNotFound,
  }),
  'GET /api/event/getEvents': endpoint({
    summary: 'All events of a game that are not archived, newest first',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    tellsTime: true,
    query: z.object({ gameId: gameIdText }),
    response: z.array(eventSummary),
    refusals: {},
  }),
  'GET /api/event/official': endpoint({
    summary: 'Official matches with scores, times and state',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    query: z.object({ eventId: idText }),
    response: z.array(officialMatch),
    refusals: eventNotFound,
  }),
  'GET /api/event/allPastEventIds': endpoint({
    summary: 'Ids of the finished events of the game, newest last',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    response: z.array(id),
    refusals: {},
  }),
  'GET /api/event/eventImages': endpoint({
    summary: 'The image URL of each event, by event id',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'public',
    response: z.record(z.string(), z.string()),
    refusals: {},
  }),
  'GET /api/event/stage': endpoint({
    summary: 'How many users an action on the current stage concerns',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    query: z.object({ eventId: idText }),
    response: z.object({
      /** People who have picked the current stage. */
      picked: z.int().min(0),
      /** People who picked an earlier stage and not this one. */
      missing: z.int().min(0),
    }),
    refusals: eventNotFound,
  }),
  'POST /api/event/stage': endpoint({
    summary:
      'Open the next stage, lock, relock or unlock the current one, finish the event, or take that back; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    tellsTime: true,
    isUrgent: true,
    body: z.object({
      eventId: id,
      action: z.enum(['open_next', 'lock', 'relock', 'unlock', 'finish', 'resume']),
      /** For open_next, relock and unlock: when picks lock (again). */
      relockTime: plannedInstant.nullable(),
      reason: z.string().trim().max(500),
    }),
    response: event,
    refusals: {
      ...eventNotFound,
      last_stage: { status: 409, title: 'There is no further stage to open' },
      relock_in_past: { status: 400, title: 'The lock time must be in the future' },
      stage_has_results: {
        status: 409,
        title: 'Results of this stage are known; its picks cannot be opened',
      },
      event_finished: { status: 409, title: 'The event is finished; resume it first' },
      event_rewarded: {
        status: 409,
        title: 'Trophies of this event were given; they are taken back before it is resumed',
      },
    },
  }),
} as const;
