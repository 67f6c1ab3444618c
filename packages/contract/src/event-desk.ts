import { z } from 'zod';
import { listOf } from './bounded.ts';
import { endpoint } from './endpoint.ts';
import { eventTeam } from './events.ts';
import { stageMapping } from './liquipedia.ts';
import {
  gameId,
  gameIdText,
  id,
  idText,
  instant,
  noBody,
  plannedInstant,
  version,
} from './values.ts';

const count = z.int().min(0);

/** Where an event stands, as its current stage has it. */
const eventState = z.enum(['ahead', 'open', 'locked', 'finished', 'archived']);

/** An event as staff find it in a list, archived ones included. */
export const deskEvent = z.object({
  id,
  gameId,
  name: z.string(),
  nameOverride: z.string(),
  image: z.string().nullable(),
  startDate: instant,
  endDate: instant,
  state: eventState,
  /** Index of the current stage, from 0. */
  stage: count,
  stageCount: count,
  stageName: z.string(),
  lockAt: instant.nullable(),
  /** Users who have submitted a stage. */
  entrants: count,
  formatName: z.string(),
  /** Its results can come from a page of the wiki. */
  isFromWiki: z.boolean(),
  rewardTypeId: z.int(),
});

/** A match of a bracket, wherever it stands. */
const deskMatch = z.object({
  eventSubstageId: id,
  /** `part-column-place`, unique in its substage. */
  slot: z.string(),
  /** The header of its column. */
  round: z.string(),
  topTeamId: id.nullable(),
  bottomTeamId: id.nullable(),
  winnerTeamId: id.nullable(),
  topTeamScore: z.int().nullable(),
  bottomTeamScore: z.int().nullable(),
  outcome: z.enum(['played', 'walkover', 'void', 'double_forfeit', 'bye']),
  bestOf: z.int(),
  startsAt: instant.nullable(),
  /** Staff say who starts at the top, or at the bottom: no other match brings anybody. */
  isTopOpening: z.boolean(),
  isBottomOpening: z.boolean(),
  /** `manual`: what staff entered, which no import overwrites; null = nothing is known of it. */
  source: z.enum(['manual', 'import']).nullable(),
});

const deskStage = z.object({
  id,
  index: count,
  name: z.string(),
  kind: z.enum(['swiss', 'groups', 'brackets']),
  /** `done`: it is past, or everything of it is official. */
  state: z.enum(['ahead', 'open', 'locked', 'done']),
  openedAt: instant.nullable(),
  sealedAt: instant.nullable(),
  /** By so many minutes its lock was put off for everybody. */
  extendedMinutes: count,
  /** Users whose picks of it are saved. */
  picked: count,
  /** Teams, or matches, whose result is official. */
  official: z.object({ known: count, total: count, isDecided: z.boolean() }),
  /** It opens by itself when so many of its teams are known; `needed` null = by staff alone. */
  opens: z.object({ known: count, needed: count.nullable() }),
  /** The first start known of its matches. */
  startsAt: instant.nullable(),
  substages: z.array(
    z.object({
      id,
      title: z.string(),
      /** In their fixed order: picks name a team by its place here. */
      teamIds: z.array(id),
      /** When its first match begins, where nothing is known of single matches. */
      startsAt: instant.nullable(),
    }),
  ),
  matches: z.array(deskMatch),
});

const deskTeam = eventTeam.omit({ group: true, eventStageId: true, eventSubstageId: true }).extend({
  /** Who says who it is: `hand` = staff typed its name. */
  source: z.enum(['hand', 'wiki', 'seed']),
  externalId: z.string(),
  /** What else it is called. */
  aliases: z.array(z.string()),
  /** Where its logo was found; null = nowhere. */
  logoSource: z.string().nullable(),
});

/** Which group of the wiki stands in which slot of the format. */
const deskMapping = z.array(
  z.object({
    stageIndex: count,
    substageIndex: count,
    matchKeys: z.array(z.string()),
    standingsKey: z.string().nullable(),
  }),
);

/** Everything that staff see of one event. */
export const eventDesk = z.object({
  id,
  gameId,
  /** Of the event; what changes it names the one that it builds on. */
  version: z.int(),
  /** Of official results. */
  officialVersion: z.int(),
  state: eventState,
  name: z.string(),
  nameOverride: z.string(),
  image: z.string().nullable(),
  /** Where the picture was found: it is fetched, and `image` is null until then. */
  imageSource: z.string().nullable(),
  /** Why the picture could not be fetched, in words. */
  imageProblem: z.string().nullable(),
  url: z.string().nullable(),
  attribution: z.object({ name: z.string(), url: z.string() }).nullable(),
  startDate: instant,
  endDate: instant,
  rewardTypeId: z.int(),
  /** The event's own copy; `id` null = the format was not saved, or is gone. */
  format: z.object({ id: id.nullable(), name: z.string(), json: z.string() }),
  stage: count,
  lockAt: instant.nullable(),
  locked: z.boolean(),
  unlocked: z.boolean(),
  relockTime: instant.nullable(),
  finishedAt: instant.nullable(),
  rewardedAt: instant.nullable(),
  archivedAt: instant.nullable(),
  serverTime: instant,
  entrants: count,
  stages: z.array(deskStage),
  teams: z.array(deskTeam),
  /** The page of the wiki that it is made from. */
  wiki: z
    .object({
      wiki: z.string(),
      pageId: id,
      pageName: z.string(),
      mapping: deskMapping,
    })
    .nullable(),
});

const rosterPlace = z.object({
  position: z.enum(['Player', 'Captain', 'Coach', 'Substitute', 'Other']),
  username: z.string(),
});

/** What the wiki says of the teams of an event that the event does not. */
export const teamUpdate = z.object({
  /** Of what follows: it is applied by this. */
  hash: z.string(),
  isApplied: z.boolean(),
  changes: z.array(
    z.object({
      teamId: id,
      name: z.string(),
      /** Found by its players: the wiki has it under another page now. */
      isRenamed: z.boolean(),
      /** Null = as it is. */
      newName: z.string().nullable(),
      newAbbreviation: z.string().nullable(),
      newLogo: z.string().nullable(),
      joined: z.array(rosterPlace),
      left: z.array(rosterPlace),
    }),
  ),
  /** Teams of which the wiki's tournament tells nothing: renamed, or replaced. */
  missing: z.array(z.object({ teamId: id, name: z.string() })),
  readAt: instant,
});

const staff = ['Admin', 'EventCreator'] as const;
const noEvent = { event_not_found: { status: 404, title: 'No such event' } } as const;
const reason = z.string().trim().max(500);
const wikiRefusals = {
  not_from_wiki: { status: 409, title: 'This event was made by hand' },
  wiki_unavailable: { status: 503, title: 'The tournament wiki cannot be read now' },
  tournament_not_found: { status: 404, title: 'The wiki has no such tournament (any more)' },
} as const;
const eventChanged = {
  event_changed: { status: 409, title: 'Somebody else changed this event meanwhile' },
} as const;
const reasonRequired = { reason_required: { status: 400, title: 'Say why' } } as const;
const nameOverride = z.string().trim().min(1).max(80);
/** Empty = none. */
const link = z.string().trim().max(500);
const linkRefused = {
  url_refused: { status: 400, title: 'Enter a whole link that begins with https://' },
  image_refused: { status: 400, title: 'This image cannot be used' },
} as const;

/** What somebody types for a team: its name; nothing, or TBD, where it is not known; BYE for nobody. */
const typedTeam = z.string().trim().max(60);

export const eventDeskEndpoints = {
  'GET /api/event/desk': endpoint({
    summary: 'Every event of a game as staff see it, archived ones included, newest first',
    who: staff,
    mutates: false,
    cache: 'private',
    query: z.object({ gameId: gameIdText }),
    response: z.array(deskEvent),
    refusals: {},
  }),
  'GET /api/event/desk/:eventId': endpoint({
    summary: 'One event with all that staff run it by',
    who: staff,
    mutates: false,
    cache: 'private',
    tellsTime: true,
    params: z.object({ eventId: idText }),
    response: eventDesk,
    refusals: noEvent,
  }),
  'POST /api/event/create': endpoint({
    summary: 'Make an event by hand, without the wiki; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    body: z.object({
      gameId,
      nameOverride,
      imageUrl: link,
      /** Where people read about it. */
      url: link,
      startsAt: plannedInstant,
      endsAt: plannedInstant,
      eventFormatId: id,
      /** 1 Medal, 2 Trophy, 3 Globe; 4 and 5 are game 2's only [rule: events-7]. */
      rewardType: z.int().min(1).max(5),
      /** In the order of the format's stages; those that are left out have no teams yet. */
      stages: listOf(
        z.object({
          substages: listOf(
            z.object({
              /** Empty = titled as the format's stage is, or by the letter of the group. */
              title: z.string().trim().max(60),
              /** In the order of their seeds, which is that of a bracket's starting slots from top to bottom. */
              teams: listOf(typedTeam, 250),
              /** When its first match begins; null = with the event, or not known yet. */
              startsAt: plannedInstant.nullable(),
            }),
            100,
          ),
        }),
        100,
      ),
    }),
    response: z.object({ eventId: id }),
    refusals: {
      ...linkRefused,
      format_not_found: { status: 404, title: 'There is no such event format (any more)' },
      format_not_ready: { status: 409, title: 'This format cannot be played yet' },
      event_refused: { status: 400, title: 'The event cannot be made so' },
    },
  }),
  'POST /api/event/edit': endpoint({
    summary: 'Change what an event is called, its picture, its link and its dates; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      eventId: id,
      version,
      nameOverride,
      imageUrl: link,
      url: link,
      startsAt: plannedInstant,
      endsAt: plannedInstant,
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...linkRefused,
      ...eventChanged,
      ends_before_start: { status: 400, title: 'The event ends before it starts' },
      start_is_past: {
        status: 409,
        title:
          'Picks have locked: the start can no longer be put off. An Admin can open them again',
      },
    },
  }),
  'POST /api/event/extendLock': endpoint({
    summary: 'Put the lock of the current stage off for everybody; audited, and a banner says so',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      eventId: id,
      /** The lock that is put off: sent twice, it is put off once. */
      lockAt: instant,
      minutes: z.int().min(1).max(10_080),
      reason,
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...reasonRequired,
      lock_changed: { status: 409, title: 'The lock was changed meanwhile' },
      lock_still_past: {
        status: 400,
        title: 'By so few minutes the lock would still be past',
      },
      stage_has_results: {
        status: 409,
        title: 'Results of this stage are known; its picks cannot be opened',
      },
    },
  }),
  'POST /api/event/matchTime': endpoint({
    summary:
      'Say when a match begins; the lock of an open stage moves with its first match; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      eventId: id,
      eventSubstageId: id,
      /** Of a match of a bracket; empty = the first match of the substage. */
      slot: z.string().max(100),
      /** Null = not known. */
      startsAt: plannedInstant.nullable(),
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      match_not_found: { status: 404, title: 'There is no such match in this event' },
    },
  }),
  'POST /api/event/slots': endpoint({
    summary:
      'Put teams into the groups and starting slots of a stage; picks follow the places; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      eventId: id,
      version,
      eventStageId: id,
      /** Those that are left out stay as they are. */
      substages: listOf(z.object({ eventSubstageId: id, teamIds: listOf(id, 250) }), 100),
      /** Everybody who starts in brackets: who is in none of them starts nowhere. */
      openings: listOf(
        z.object({
          eventSubstageId: id,
          slot: z.string().max(100),
          topTeamId: id.nullable(),
          bottomTeamId: id.nullable(),
          /** Nobody is opposite, for good. */
          isBye: z.boolean(),
        }),
        500,
      ),
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...eventChanged,
      stage_not_found: { status: 404, title: 'There is no such stage in this event' },
      stage_has_results: {
        status: 409,
        title: 'Results of this stage are known: correct them by an override',
      },
      places_fixed: {
        status: 409,
        title: 'People have picked this stage: put a team into the place of another one',
      },
      teams_refused: { status: 400, title: 'Teams cannot be placed so' },
    },
  }),
  'POST /api/event/replaceTeam': endpoint({
    summary:
      'Put another team into every place of one; picks follow, and their owners are told; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      eventId: id,
      teamId: id,
      /** Of the team that comes: one that the game knows by that name, else a new one. */
      name: z.string().trim().min(1).max(60),
      reason,
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...reasonRequired,
      team_not_found: { status: 404, title: 'This team does not play in the event' },
      team_plays_here: { status: 409, title: 'That team plays in the same stage already' },
    },
  }),
  'POST /api/event/mapping': endpoint({
    summary:
      'Say anew which group of the wiki stands in which slot of the event; the wiki is looked at again; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({ eventId: id, version, stageMapping }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...eventChanged,
      ...wikiRefusals,
      mapping_refused: {
        status: 400,
        title: 'The tournament does not fit the event as it is mapped',
      },
    },
  }),
  'POST /api/event/updateteams': endpoint({
    summary:
      'Read names, rosters and logos of the wiki again: what differs, and with its hash the same applied; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    body: z.object({
      eventId: id,
      /** The hash of the difference that is to be applied; without it nothing is changed. */
      apply: z.string().max(64).optional(),
    }),
    response: teamUpdate,
    refusals: {
      ...noEvent,
      ...wikiRefusals,
      teams_changed: { status: 409, title: 'The wiki says something else by now: look again' },
    },
  }),
  'POST /api/event/archive': endpoint({
    summary:
      'Hide an event, or show it again; its picks are kept, and it gives no trophies; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, archived: z.boolean(), reason }),
    response: noBody,
    refusals: {
      ...noEvent,
      ...reasonRequired,
    },
  }),
} as const;
