import { DRAFT_GUESSES } from '@callshot/rules';
import { z } from 'zod';
import { listOf } from './bounded.ts';
import { bodyLimits, endpoint } from './endpoint.ts';
import { askedFirst, confirmed } from './event-questions.ts';
import { formatNotSaved } from './formats.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { day, gameId, gameIdText, id, idText, instant, noBody } from './values.ts';

const count = z.int().min(0);
const text = z.string();

/** A team as the wiki has it; `key` is its identity there. */
export const wikiTeam = z.object({
  key: text,
  name: text,
  shortName: text,
  template: text.nullable(),
  logoUrl: text.nullable(),
  members: z.array(
    z.object({
      position: z.enum(['Player', 'Captain', 'Coach', 'Substitute', 'Other']),
      username: text,
      flag: text.nullable(),
    }),
  ),
});

const listPlace = z.object({
  kind: z.literal('list'),
  title: text,
  header: text,
  index: z.int(),
  listIndex: z.int(),
  round: z.int().nullable(),
});

const bracketPlace = z.object({
  kind: z.literal('bracket'),
  bracketIndex: z.int(),
  bracketType: text,
  header: text,
  section: z.enum(['upper', 'mid', 'lower']),
  sectionIndex: z.int(),
  roundIndex: z.int(),
  indexInRound: z.int(),
  rootIndex: z.int(),
  depth: z.int(),
  /** Matches whose winners come in. */
  feeders: z.array(z.object({ matchId: text, slot: z.union([z.literal(0), z.literal(1)]) })),
  winnerTo: text.nullable(),
  loserTo: text.nullable(),
  isThirdPlace: z.boolean(),
  isReset: z.boolean(),
  qualifiesWinner: z.boolean(),
  qualifiesLoser: z.boolean(),
});

/** Which group of the wiki stands in which slot of the format. */
export const stageMapping = listOf(
  z.object({
    stageIndex: z.int().min(0).max(99),
    substageIndex: z.int().min(0).max(99),
    /** One; more where the page splits playoffs. */
    matchKeys: listOf(z.string().max(500), 8),
    standingsKey: z.string().max(500).nullable(),
  }),
  100,
);

/** A part of a tournament as its pages draw it [rule: drafts-2]. */
export const draftedPart = z.object({
  stage: text,
  kind: z.enum(['swiss', 'league', 'gsl', 'bracket', 'matches']),
  teams: count,
  /** 0 where the tournament ends. */
  advancing: count,
  bestOf: z.array(z.int().positive()),
  sure: z.enum(['seen', 'follows', 'guessed']),
});

/** The same with what staff see of it before the event is made. */
const partOnScreen = draftedPart.extend({
  /** The parts of it that are taken as usual [rule: drafts-22]. */
  guesses: z.array(z.enum(DRAFT_GUESSES)),
  /** The stage of the format that it is in; null = no format can hold it. */
  stageIndex: z.int().min(0).nullable(),
});

/** A format that is read from a tournament's pages [rule: drafts-11]. */
export const draftedFormat = z.object({
  name: text,
  /** As formats are saved; null = the wiki has no matches yet. */
  json: text.nullable(),
  /** A saved format that is the same. */
  saved: z.object({ id, name: text }).nullable(),
  /** The groups of the wiki that it follows. */
  mapping: stageMapping,
  /** The latest event of its series, and how it is played; null = there is none [rule: drafts-24]. */
  last: z
    .object({
      eventId: id,
      name: text,
      json: text,
      /** Teams that start in each stage, as far as they are known. */
      teams: z.array(count.nullable()),
    })
    .nullable(),
  parts: z.array(partOnScreen),
  leftOut: z.array(z.object({ what: text, why: z.enum(['show_match', 'tie_break']) })),
  doubts: z.array(
    z.object({
      code: z.enum([
        'ways_guessed',
        'through_guessed',
        'rounds_fit_nothing',
        'ends_differ',
        'lengths_differ',
        'length_unknown',
        'matches_alone',
        'too_many_legs',
        'nothing_found',
        'stage_not_made',
        'length_not_made',
      ]),
      /** The values of its sentence. */
      values: z.record(text, z.union([text, z.int()])),
    }),
  ),
  /** The game's point presets, the usual one first [rule: drafts-16]. */
  presets: z.array(z.object({ id, name: text, isUsual: z.boolean() })),
  /** The one whose points the format has; null = those of the house. */
  presetId: id.nullable(),
  /** The most that a slip of the format can get, in all and of each stage. */
  perfect: z.object({ total: count, stages: z.array(count) }),
});

/**
 * A group for a mapping slot of a format: a bracket, a list of matches, a whole Swiss stage or a
 * table.
 */
export const wikiGroup = z.object({
  /** `pageId|pageName|groupId` [rule: event-creator-9]. */
  key: text,
  kind: z.enum(['match', 'standings']),
  groupId: text,
  title: text,
  section: text,
  pageName: text,
  start: instant.nullable(),
  isExactStart: z.boolean(),
  matchCount: count,
  teamCount: count,
  shape: z.enum(['swiss', 'bracket', 'list', 'table']),
  /** Keys of the teams that are known in it. */
  teams: z.array(text),
  /** Its matches as a mapping is checked with them; none of a table. */
  outline: z.array(
    z.object({
      matchId: text,
      place: z.union([listPlace, bracketPlace]),
      bestOf: z.int().nullable(),
      teams: z.tuple([text.nullable(), text.nullable()]),
      winner: z.enum(['first', 'second']).nullable(),
      hasBye: z.boolean(),
    }),
  ),
  /** For a table, the match groups that count in it. */
  counts: z.array(text),
  /** The wiki's brackets and lists that it is made of, by their ids. */
  lists: z.array(text),
  /** Former id of a group without a table: the position that its table would have had. */
  formerId: text.nullable(),
  /** For a finished table, the number of teams that advanced, by every reading of its colours. */
  wentThrough: z.array(count),
});

/** A tournament that the wiki lists. */
export const upcomingTournament = z.object({
  /** Id of its page on the wiki. */
  id,
  title: text,
  start: day.nullable(),
  end: day.nullable(),
  bannerUrl: text.nullable(),
  wikiLink: text,
  tier: z.enum(['S', 'A', 'B', 'C', 'D']).nullable(),
  /** The event that was made from it; null = none yet. */
  eventId: id.nullable(),
  /** When the wiki was asked: what is shown may be that old. */
  readAt: instant,
});

export const wikiDetails = z.object({
  pageId: id,
  pageName: text,
  title: text,
  start: day.nullable(),
  end: day.nullable(),
  bannerUrl: text.nullable(),
  wikiLink: text,
  teams: z.array(wikiTeam),
  groups: z.array(wikiGroup),
  readAt: instant,
  /** Events that were made from it already. */
  eventIds: z.array(id),
  /** Parts that could not be read, in words. */
  leftOut: z.array(text),
});

export const wikiStatus = z.object({
  isConfigured: z.boolean(),
  /** A fake on this machine plays the wiki. */
  isDemo: z.boolean(),
  looksLeft: count,
  looksPerHour: count,
  /** The wiki is left alone until then. */
  waitsUntil: instant.nullable(),
  lastLookAt: instant.nullable(),
  /** Failure of the last look, in words; null = it went well. */
  lastFailure: text.nullable(),
});

const staff = ['Admin', 'EventCreator'] as const;
const unavailable = {
  wiki_unavailable: { status: 503, title: 'The tournament wiki cannot be read now' },
} as const;
const noTournament = {
  tournament_not_found: { status: 404, title: 'The wiki has no such tournament (any more)' },
} as const;

const eventOfWiki = {
  /** Id of its page on the wiki. */
  tournamentId: id,
  /** Link to more about the event; empty = its page on the wiki. */
  liquipediaUrl: z.string().trim().max(500),
  /** Empty = none. */
  imageUrl: z.string().trim().max(500),
  /** 1 Medal, 2 Trophy, 3 Globe; 4 and 5 are game 2's only [rule: events-7]. */
  rewardType: z.int().min(1).max(5),
  gameId,
  nameOverride: z.string().trim().min(1).max(80),
  stageMapping,
  /** There is an event of this tournament, and another one is meant. */
  isSecondEvent: z.boolean().optional(),
  /** Questions that were asked and are answered with yes. */
  confirmed: confirmed.optional(),
};
const notMade = {
  ...sentBefore,
  ...unavailable,
  ...noTournament,
  event_exists: {
    status: 409,
    title: 'There is an event of this tournament already. Make a second one?',
  },
  ...askedFirst,
  format_not_ready: { status: 409, title: 'This format cannot be played yet' },
  mapping_refused: {
    status: 400,
    title: 'The tournament does not fit the format as it is mapped',
  },
  image_refused: { status: 400, title: 'This image cannot be used' },
  url_refused: { status: 400, title: 'Enter a whole link that begins with https://' },
} as const;

export const liquipediaEndpoints = {
  'GET /api/liquipedia/upcoming': endpoint({
    summary:
      'Tournaments of the wiki that are played between two days, those of tier S and A first',
    who: staff,
    mutates: false,
    cache: 'private',
    query: z.object({ gameId: gameIdText, from: day, to: day }),
    response: z.array(upcomingTournament),
    refusals: {
      ...unavailable,
      bad_window: { status: 400, title: 'Choose two days in order, at most 366 days apart' },
    },
  }),
  'GET /api/liquipedia/getDetails': endpoint({
    summary: 'A tournament of the wiki with its teams and with what can stand in slots of a format',
    who: staff,
    mutates: false,
    cache: 'private',
    query: z.object({ gameId: gameIdText, pageId: idText }),
    response: wikiDetails,
    refusals: { ...unavailable, ...noTournament },
  }),
  'GET /api/liquipedia/draftFormat': endpoint({
    summary: 'The format of a tournament as its pages on the wiki draw it; nothing is saved',
    who: staff,
    mutates: false,
    cache: 'private',
    query: z.object({
      gameId: gameIdText,
      pageId: idText,
      /** The point preset of the format; absent = the game's usual one, else the points of the house. */
      presetId: idText.optional(),
    }),
    response: draftedFormat,
    refusals: {
      ...unavailable,
      ...noTournament,
      preset_not_found: { status: 404, title: 'There is no such point preset (any more)' },
    },
  }),
  'GET /api/liquipedia/status': endpoint({
    summary: 'How often the wiki may still be asked this hour, and how the last time went',
    who: staff,
    mutates: false,
    cache: 'private',
    query: z.object({ gameId: gameIdText }),
    response: wikiStatus,
    refusals: {},
  }),
  'POST /api/liquipedia/create': endpoint({
    summary: 'Make an event from a tournament of the wiki; audited',
    who: staff,
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({ ...eventOfWiki, eventFormatId: id }),
    response: z.object({ eventId: id, warnings: z.array(text) }),
    refusals: {
      ...notMade,
      format_not_found: { status: 404, title: 'There is no such event format (any more)' },
    },
  }),
  'POST /api/liquipedia/createDrafted': endpoint({
    summary:
      'Make an event from a tournament of the wiki with the format that is sent, which is saved unless an equal one is; audited',
    who: staff,
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({
      ...eventOfWiki,
      /** The format as formats are saved [rule: drafts-20]. */
      json: z.string(),
    }),
    bodyLimit: bodyLimits.format,
    response: z.object({
      eventId: id,
      warnings: z.array(text),
      /** The format that the event follows; new = it was saved with the event. */
      format: z.object({ id, name: text, isNew: z.boolean() }),
    }),
    refusals: {
      ...notMade,
      ...formatNotSaved,
      format_needs_admin: {
        status: 403,
        title: 'No saved format is equal to this one, and only an Admin may save a new one',
      },
    },
  }),
  'POST /api/liquipedia/webhook': endpoint({
    summary: 'The wiki says that a page was changed; the secret in the address is the proof',
    who: 'anyone',
    mutates: true,
    cache: 'private',
    isWebhook: true,
    query: z.object({ secret: z.string().max(200) }),
    body: z.object({
      wiki: z.string().max(50),
      page: z.string().max(500),
      event: z.string().max(50),
    }),
    limit: { of: 'address', atOnce: 120, perHour: 3600 },
    response: noBody,
    refusals: {
      wrong_secret: { status: 403, title: 'This webhook is not known' },
    },
  }),
} as const;
