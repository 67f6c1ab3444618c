import { elsewhereSources } from '@callshot/rules';
import { z } from 'zod';
import { bodyLimits, endpoint } from './endpoint.ts';
import { overridePreview, resultsRefusals } from './override.ts';
import { eventPath, pickLists } from './picks.ts';
import { id, idText, instant, noBody, version } from './values.ts';

const text = z.string();
const count = z.int().min(0);
const note = z.string().trim().max(500);

/** Why something that the wiki says waits for staff. */
export const doubtKind = z.enum([
  'no_winner',
  'unknown_team',
  'different_team',
  'slot_waits',
  'illegal_score',
  'changed_after_applied',
  'staff_says_otherwise',
  'tied_places',
  'unconfirmed_places',
  'no_places',
  'walkover',
  'disqualification',
  'double_forfeit',
  'cancelled',
  'group_gone',
  'contradicts_table',
  'structure',
  'impossible',
]);

/** A match as the wiki has it. */
const wikiRecord = z.object({
  matchId: text,
  opponents: z.array(
    z.object({
      name: text,
      /** Null = no team of the event. */
      teamId: id.nullable(),
      score: z.int().nullable(),
      status: text,
    }),
  ),
  startsAt: instant.nullable(),
  isExactStart: z.boolean(),
  bestOf: z.int().nullable(),
  isFinished: z.boolean(),
  /** Place among the opponents, counted from 0; null = none. */
  winner: z.int().nullable(),
  /** Its maps, in their order; each with its score in the order of the opponents. */
  games: z.array(
    z.object({
      map: text,
      scores: z.tuple([z.int(), z.int()]).nullable(),
      winner: z.int().nullable(),
    }),
  ),
  /** Link to its page; empty = it has none. */
  link: text,
});

const wikiTableRow = z.object({
  name: text,
  placement: z.int().nullable(),
  wins: count,
  losses: count,
  definite: text,
});

/** A code, and the values of its sentence. */
const draftFault = z.object({
  code: z.enum([
    'stage_added',
    'stage_gone',
    'kind_changed',
    'groups_changed',
    'teams_changed',
    'advancing_changed',
    'wins_changed',
    'columns_changed',
    'best_of_changed',
    'third_place_added',
    'third_place_gone',
    'reset_added',
    'reset_gone',
    'ways_changed',
    'not_drafted',
    'stage_by_hand',
    'not_playable',
    'has_begun',
  ]),
  values: z.record(text, z.union([text, z.int()])),
});

export const doubt = z.object({
  id,
  kind: doubtKind,
  openedAt: instant,
  eventStageId: id,
  eventSubstageId: id,
  /** The stage, and of several groups the group. */
  place: text,
  /** The match or team that it is about, in words. */
  title: text,
  /** Why it waits, in words. */
  reason: text,
  /** The source that tells it. */
  source: z.enum(['wiki', ...elsewhereSources]),
  /** The wiki's record of the match; null = it is not about one. */
  wiki: wikiRecord.nullable(),
  /** The wiki's table; null = it is not about one. */
  table: z.array(wikiTableRow).nullable(),
  /** The current official result, in words; null = none. */
  official: text.nullable(),
  /**
   * The result that 'apply' would enter, in words; null = it can only be corrected or dismissed.
   */
  answer: text.nullable(),
  /** The wiki's name of a team that the event does not know; null = it is not about a team. */
  name: text.nullable(),
  /**
   * The likeliest meaning of a team that the event does not know; null = no guess, or not about a
   * team.
   */
  likeliestTeamId: id.nullable(),
  /** The differences between the tournament and the event; null = it is about something else. */
  changes: z.array(draftFault).nullable(),
});

/** An event that takes the structure of its tournament over. */
const structurePreview = z.object({
  /** The version of the event that was looked at. */
  version,
  changes: z.array(draftFault),
  /** Why staff have to change the event themselves; null = one press takes it over. */
  obstacle: draftFault.nullable(),
  /** In their new order, and behind them those that go. */
  stages: z.array(
    z.object({
      name: text,
      state: z.enum(['same', 'changed', 'added', 'gone']),
      /** Players who have picked it. */
      picked: count,
      keepsPicks: z.boolean(),
    }),
  ),
  /** Teams that come into the event, and that leave it. */
  joining: z.array(z.object({ name: text })),
  leaving: z.array(z.object({ name: text })),
  /** When the first stage locks, and when it would. */
  lockAt: instant.nullable(),
  nextLockAt: instant.nullable(),
  /** Players whose picks are cleared. */
  cleared: count,
  /** Trophies go by rank again, until staff choose right calls anew. */
  losesGoals: z.boolean(),
});

const noSuchEvent = { event_not_found: { status: 404, title: 'No such event' } } as const;
const noSuchDoubt = {
  doubt_not_found: {
    status: 409,
    title: 'This was answered meanwhile, or the wiki has changed',
  },
} as const;
const notMapped = {
  not_mapped: { status: 409, title: 'This event does not follow a tournament on the wiki' },
} as const;
const wikiAnswers = {
  wiki_unavailable: { status: 503, title: 'The tournament wiki cannot be read now' },
  tournament_not_found: { status: 404, title: 'The wiki has no such tournament (any more)' },
  records_unreadable: {
    status: 409,
    title: 'The wiki has records that cannot be read: its structure is not whole',
  },
} as const;
const tooLate = {
  too_late_to_redraw: { status: 409, title: 'Picks have locked: the event stays as it is' },
} as const;
const impossible = {
  invalid_picks: { status: 400, title: 'These results are not possible' },
} as const;

const mayRun = ['Admin', 'EventCreator'] as const;

/** Calls about following a tournament on the wiki, and the doubts that wait for staff. */
export const syncEndpoints = {
  'GET /api/sync/:eventId': endpoint({
    summary: 'How an event follows the wiki: the last looks, and the doubts that wait for staff',
    who: mayRun,
    mutates: false,
    cache: 'private',
    params: eventPath,
    response: z.object({
      isMapped: z.boolean(),
      isPaused: z.boolean(),
      /** Its page; null where it is not mapped. */
      wikiLink: text.nullable(),
      lastLookAt: instant.nullable(),
      nextLookAt: instant.nullable(),
      /** When the wiki said last that the page was changed. */
      lastWebhookAt: instant.nullable(),
      looksLeft: count,
      looksPerHour: count,
      /** Why the last look failed, in words. */
      failure: text.nullable(),
      /** The newest 100 things that came of looks, newest first. */
      log: z.array(z.object({ at: instant, text })).max(100),
      /** The oldest 100 that wait. */
      doubts: z.array(doubt).max(100),
      /** Meanings that staff gave to the wiki's team names, newest first. */
      names: z
        .array(z.object({ name: text, teamId: id, teamName: text, toldAt: instant }))
        .max(500),
      /** Results that staff entered, or took away, and that looks leave alone. */
      held: z
        .array(z.object({ eventStageId: id, eventSubstageId: id, slot: text, title: text }))
        .max(500),
    }),
    refusals: noSuchEvent,
  }),
  'GET /api/sync/effect/:eventId': endpoint({
    summary: 'Preview the likeliest answer to a doubt',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    params: eventPath,
    query: z.object({ doubtId: idText }),
    response: overridePreview,
    refusals: { ...noSuchEvent, ...noSuchDoubt, ...impossible, ...resultsRefusals },
  }),
  'POST /api/sync/look': endpoint({
    summary: 'Look at the wiki as soon as the budget allows',
    who: mayRun,
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id }),
    response: noBody,
    refusals: { ...noSuchEvent, ...notMapped },
  }),
  'POST /api/sync/pause': endpoint({
    summary: 'Stop following the wiki: results are entered by staff alone; audited',
    who: mayRun,
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id }),
    response: noBody,
    refusals: { ...noSuchEvent, ...notMapped },
  }),
  'POST /api/sync/resume': endpoint({
    summary: 'Follow the wiki again; audited',
    who: mayRun,
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id }),
    response: noBody,
    refusals: { ...noSuchEvent, ...notMapped },
  }),
  'POST /api/sync/answer': endpoint({
    summary:
      'Apply the likeliest answer to a doubt, or dismiss it until the wiki says something new',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, doubtId: id, answer: z.enum(['apply', 'dismiss']), note }),
    response: noBody,
    refusals: {
      ...noSuchEvent,
      ...noSuchDoubt,
      not_applicable: { status: 400, title: 'There is nothing to apply: correct or dismiss it' },
      ...impossible,
      ...resultsRefusals,
    },
  }),
  'GET /api/sync/structure/:eventId': endpoint({
    summary: 'Preview what an event becomes that takes the structure of its tournament over',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    params: eventPath,
    query: z.object({ doubtId: idText }),
    response: structurePreview,
    refusals: { ...noSuchEvent, ...noSuchDoubt, ...notMapped, ...wikiAnswers, ...tooLate },
  }),
  'POST /api/sync/structure': endpoint({
    summary:
      'Take the structure of the tournament over, as it was previewed, and clear the picks of stages that change; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({
      eventId: id,
      doubtId: id,
      /** As the preview told it. */
      version,
      /** Players whose picks may be cleared. */
      cleared: count,
      note,
    }),
    response: noBody,
    refusals: {
      ...noSuchEvent,
      ...noSuchDoubt,
      ...notMapped,
      ...wikiAnswers,
      ...tooLate,
      not_applicable: { status: 400, title: 'There is nothing to apply: correct or dismiss it' },
      version_conflict: { status: 409, title: 'Somebody else changed this meanwhile' },
      more_picked: { status: 409, title: 'More players have picked meanwhile: look at it again' },
    },
  }),
  'POST /api/sync/correct': endpoint({
    summary: 'Answer a doubt with other official results, which count as staff’s word',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, doubtId: id, eventStageId: id, note, version, ...pickLists }),
    bodyLimit: bodyLimits.picks,
    response: noBody,
    refusals: {
      ...noSuchEvent,
      ...noSuchDoubt,
      ...impossible,
      version_conflict: { status: 409, title: 'Somebody else changed this meanwhile' },
      ...resultsRefusals,
    },
  }),
  'POST /api/sync/sameTeam': endpoint({
    summary: 'Say which team an unknown name means, in all of its matches; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, doubtId: id, teamId: id, note }),
    response: noBody,
    refusals: {
      ...noSuchEvent,
      ...noSuchDoubt,
      team_not_found: { status: 404, title: 'No such team plays in this event' },
    },
  }),
  'POST /api/sync/forgetName': endpoint({
    summary: 'Undo the meaning of a team’s name on the wiki; official results stay; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, name: z.string().max(400) }),
    response: noBody,
    refusals: {
      ...noSuchEvent,
      name_not_found: { status: 409, title: 'Staff have not said which team that is' },
    },
  }),
  'POST /api/sync/release': endpoint({
    summary: 'Let the wiki decide again on a result that staff entered or took away; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, eventSubstageId: id, slot: z.string().max(100) }),
    response: noBody,
    refusals: {
      ...noSuchEvent,
      not_held: { status: 409, title: 'Staff have entered nothing here' },
    },
  }),
} as const;
