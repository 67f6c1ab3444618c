import { calendarStates } from '@callshot/rules';
import { z } from 'zod';
import { listOf } from './bounded.ts';
import { endpoint } from './endpoint.ts';
import { draftedPart } from './liquipedia.ts';
import { day, gameId, id, instant, version } from './values.ts';

const text = z.string();

/** A doubt, or something that is waited for: its code and the values of its sentence. */
const said = z.object({
  code: text,
  values: z.record(text, z.union([text, z.int(), z.boolean()])),
});

export const calendarTiers = ['S', 'A', 'B', 'C', 'D'] as const;
const tier = z.enum(calendarTiers);

/** A tournament of the calendar [rule: calendar-5]. */
export const calendarTournament = z.object({
  gameId,
  /** Id of its page on the wiki. */
  pageId: id,
  title: text,
  wikiLink: text,
  tier: tier.nullable(),
  /** As the wiki says: 'Qualifier', 'Monthly'; empty = none. */
  tierType: text,
  start: day.nullable(),
  end: day.nullable(),
  state: z.enum(calendarStates),
  /** Its drafted parts, in the order of play. */
  parts: z.array(draftedPart),
  doubts: z.array(said),
  /** Known later: teams, the time of the first match. */
  waitsFor: z.array(said),
  /** When picks of its first stage would lock. */
  locksAt: instant.nullable(),
  /** Its event; null = none that is not archived. */
  eventId: id.nullable(),
  /** The calendar made that event by itself. */
  isByCalendar: z.boolean(),
  /** An event of it was archived: none is made by itself. */
  isArchived: z.boolean(),
  lookedAt: instant.nullable(),
  nextLookAt: instant.nullable(),
  /** Failure of the last look; null = it went well. */
  failure: said.nullable(),
  /** Why no event could be made by itself the last time; empty = it was not tried, or nothing kept it. */
  notMade: z.array(said),
});

/** The choice of an Admin for the calendar of a game [rule: calendar-1]. */
export const calendarSettings = z.object({
  gameId,
  tiers: z.array(tier),
  weeksAhead: z.int(),
  /** Events are made by themselves once nothing is doubtful. */
  publishes: z.boolean(),
  /** An Admin marked a preset of points as the usual one. */
  hasUsualPoints: z.boolean(),
  version,
  listedAt: instant.nullable(),
  /** Failure of the last list; null = it went well. */
  failure: said.nullable(),
});

const staff = ['Admin', 'EventCreator'] as const;
const named = z.object({ gameId, pageId: id });
const notListed = {
  tournament_not_listed: { status: 404, title: 'The calendar has no such tournament (any more)' },
} as const;

export const calendarEndpoints = {
  'GET /api/calendar/tournaments': endpoint({
    summary: 'Tournaments of both games that come, of the tiers that an Admin chose',
    who: staff,
    mutates: false,
    cache: 'private',
    response: z.object({
      settings: z.array(calendarSettings),
      tournaments: z.array(calendarTournament),
    }),
    refusals: {},
  }),
  'POST /api/calendar/settings': endpoint({
    summary: 'Choose tiers and weeks of the calendar, and whether it makes events; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({
      gameId,
      tiers: listOf(tier, calendarTiers.length),
      weeksAhead: z.int().min(1).max(12),
      publishes: z.boolean(),
      /** The change builds on the settings of this version. */
      version,
    }),
    response: calendarSettings,
    refusals: {
      calendar_changed: { status: 409, title: 'Somebody else changed these settings meanwhile' },
    },
  }),
  'POST /api/calendar/hide': endpoint({
    summary: 'Hide a tournament of the calendar, or bring it back; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    body: named.extend({ isHidden: z.boolean() }),
    response: calendarTournament,
    refusals: notListed,
  }),
  'POST /api/calendar/look': endpoint({
    summary: 'Look at a tournament of the calendar now: the wiki is asked once',
    who: staff,
    mutates: true,
    cache: 'private',
    body: named,
    limit: { of: 'user', atOnce: 5, perHour: 30 },
    response: calendarTournament,
    refusals: {
      ...notListed,
      looked_just_now: {
        status: 409,
        title: 'This tournament was looked at within the last minute, or is being looked at',
      },
      has_event: { status: 409, title: 'This tournament has an event, which follows the wiki' },
    },
  }),
} as const;
