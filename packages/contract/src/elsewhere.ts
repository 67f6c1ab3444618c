import { elsewhereSources, leftOutCodes } from '@callshot/rules';
import { z } from 'zod';
import { listOf } from './bounded.ts';
import { proofNeeded } from './credentials.ts';
import { noEvent, staff } from './desk-refusals.ts';
import { bodyLimits, endpoint, fileTypes, sentFile } from './endpoint.ts';
import { exportForms } from './exports.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { eventPath, groupStagePick, matchPick } from './picks.ts';
import { apiToken, newToken, tooManyTokens } from './tokens.ts';
import { id, instant, noBody, plannedInstant } from './values.ts';

/** Matches that a source may tell of one event [rule: results-28]. */
export const matchesFromElsewhere = 1000;
/** The most in one call. */
const matchesAtOnce = 500;

const score = z.int().min(0).max(99).nullable().default(null);
const name = z.string().trim().min(1).max(200).nullable().default(null);

/** A match by its teller's own id. Its first report says where it is; later ones need not. */
export const reportedMatch = z.object({
  externalId: z.string().trim().min(1).max(100),
  eventSubstageId: id.nullable().default(null),
  /** In a bracket: part, column and position, such as `upper-0-1`, as in official picks. */
  place: z.string().max(40).nullable().default(null),
  round: z.int().min(1).max(200).nullable().default(null),
  bestOf: z.int().min(1).max(15).nullable().default(null),
  startsAt: plannedInstant.nullable().default(null),
  /** By id or by name; neither where the bracket or an earlier report knows who plays. */
  topTeamId: id.nullable().default(null),
  topTeam: name,
  bottomTeamId: id.nullable().default(null),
  bottomTeam: name,
  outcome: z.enum(['open', 'played', 'draw', 'walkover', 'double_forfeit', 'void']),
  /** Set for a match that was played, and for a walkover. */
  winner: z.enum(['top', 'bottom']).nullable().default(null),
  /** Maps won. */
  topScore: score,
  bottomScore: score,
});

export const leftOut = z.object({
  /** The match or group, by the source's name for it. */
  name: z.string(),
  code: z.enum(leftOutCodes),
});

/** The effect of results that come in, or would come in. */
export const elsewhereEffect = z.object({
  /** Matches and tables that found their place. */
  placed: z.int().min(0),
  /** Results that become official, locks that move and doubts, as the log of the event tells them. */
  log: z.array(z.object({ text: z.string() })).max(200),
  leftOut: z.array(leftOut).max(200),
  /** Groups whose matches by hand count no more. */
  groups: z.array(z.object({ title: z.string() })).max(200),
});

const proposal = z.object({
  id,
  /** The token's name, and whose it is. */
  name: z.string(),
  username: z.string(),
  toldAt: instant,
  /** Matches and groups that no staff has answered. */
  waiting: z.int().min(1),
});

export const resultsModes = ['propose', 'apply'] as const;
export type ResultsMode = (typeof resultsModes)[number];

const noProposal = {
  proposal_not_found: { status: 409, title: 'This was answered meanwhile' },
} as const;

const tooMany = {
  too_many_matches: {
    status: 409,
    title: 'More matches were told of this event than are kept',
  },
} as const;

export const importForms = ['csv', 'json', 'startgg', 'challonge'] as const;
export type ImportForm = (typeof importForms)[number];

/** The text of a file: matches as the product writes them, or the public JSON of a bracket. */
const importedFile = z.object({
  eventId: id,
  form: z.enum(importForms),
  text: z.string().max(bodyLimits.matches / 2),
  /** The stage that it is about; null = found by teams and shape. */
  eventStageId: id.nullable(),
});

const noFile = {
  file_unreadable: {
    status: 400,
    title: 'This text is not what was chosen: look at the kind of file',
  },
} as const;

/** Results that are told by others than the wiki. */
export const elsewhereEndpoints = {
  'GET /api/results/:eventId': endpoint({
    summary: 'Who tells results of an event beside the wiki: tokens, proposals and groups',
    who: staff,
    mutates: false,
    cache: 'private',
    params: eventPath,
    response: z.object({
      tokens: z
        .array(
          apiToken
            .pick({ id: true, name: true, prefix: true, createdAt: true, expiresAt: true })
            .extend({
              lastUsedAt: instant.nullable(),
              username: z.string(),
              mode: z.enum(resultsModes),
              /** Its owner has lost the role that it needs. */
              isIdle: z.boolean(),
            }),
        )
        .max(100),
      proposals: z.array(proposal).max(100),
      /** Questions about results that wait for staff, those about the wiki's among them. */
      doubts: z.int().min(0),
      /** Groups whose results come from elsewhere. */
      groups: z
        .array(
          z.object({
            eventSubstageId: id,
            title: z.string(),
            source: z.enum(elsewhereSources),
            matches: z.int().min(0),
          }),
        )
        .max(500),
    }),
    refusals: noEvent,
  }),
  'POST /api/results/token': endpoint({
    summary: 'Make a token that tells results of one event, and does nothing else; audited',
    who: staff,
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({ ...newToken, eventId: id, mode: z.enum(resultsModes) }),
    response: z.object({ token: apiToken, secret: z.string() }),
    limit: { of: 'user', atOnce: 20, perHour: 20 },
    refusals: {
      ...noEvent,
      ...sentBefore,
      proof_needed: proofNeeded,
      too_many_tokens: tooManyTokens,
      admins_apply: {
        status: 403,
        title: 'A token whose results count at once is made by an Admin',
      },
    },
  }),
  'POST /api/results/revoke': endpoint({
    summary: 'End a token that tells results of an event, whoever made it; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, tokenId: id }),
    response: noBody,
    refusals: { token_not_found: { status: 404, title: 'There is no such token' } },
  }),
  'POST /api/results/push': endpoint({
    summary: 'Tell results of the token’s event: matches by their own ids, or official picks',
    who: { keyFor: 'results' },
    mutates: true,
    cache: 'private',
    body: z.object({
      eventId: id,
      matches: listOf(reportedMatch, matchesAtOnce).default([]),
      /** Ends of groups, whole groups at a time, as `GET /api/picks/get/official` tells them. */
      groupStagePicks: listOf(groupStagePick, 1000).default([]),
      matchPicks: listOf(matchPick, 1000).default([]),
    }),
    bodyLimit: bodyLimits.picks,
    response: elsewhereEffect.extend({
      mode: z.enum(resultsModes),
      /** Matches and groups that wait for staff by now; 0 where results count at once. */
      waiting: z.int().min(0),
    }),
    limit: { of: 'key', atOnce: 30, perHour: 900 },
    refusals: {
      ...noEvent,
      token_ended: { status: 401, title: 'This token has ended' },
      other_event: { status: 403, title: 'This token tells results of another event' },
      event_over: { status: 409, title: 'This event is over: staff enter what changes' },
      ...tooMany,
      event_busy: { status: 429, title: 'Too many results of this event were told.' },
    },
  }),
  'POST /api/results/preview': endpoint({
    summary: 'What would come of a proposal; nothing changes',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, proposalId: id }),
    response: elsewhereEffect,
    limit: { of: 'user', atOnce: 30, perHour: 600 },
    refusals: { ...noEvent, ...noProposal, ...tooMany },
  }),
  'POST /api/results/take': endpoint({
    summary:
      'Take a proposal over: what is doubtful of it waits as what the wiki says does; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, proposalId: id, toldAt: instant }),
    response: elsewhereEffect,
    refusals: {
      ...noEvent,
      ...noProposal,
      ...tooMany,
      proposal_changed: { status: 409, title: 'More was told meanwhile: look at it again' },
    },
  }),
  'POST /api/results/dismiss': endpoint({
    summary: 'Leave a proposal alone until its token tells something else; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, proposalId: id }),
    response: noBody,
    refusals: { ...noEvent, ...noProposal },
  }),
  'GET /api/results/file/:eventId': endpoint({
    summary: 'The matches of an event as a file, to be filled in and imported again',
    who: staff,
    mutates: false,
    cache: 'private',
    sends: fileTypes,
    params: eventPath,
    query: z.object({ as: z.enum(exportForms) }),
    limit: { of: 'user', atOnce: 12, perHour: 60 },
    response: sentFile,
    refusals: noEvent,
  }),
  'POST /api/results/previewFile': endpoint({
    summary: 'What would come of a file of matches or of a bracket; nothing changes',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: importedFile,
    bodyLimit: bodyLimits.matches,
    response: elsewhereEffect,
    limit: { of: 'user', atOnce: 30, perHour: 600 },
    refusals: { ...noEvent, ...noFile, ...tooMany },
  }),
  'POST /api/results/import': endpoint({
    summary: 'Import a file of matches or of a bracket: what is doubtful of it waits; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: importedFile,
    bodyLimit: bodyLimits.matches,
    response: elsewhereEffect,
    limit: { of: 'user', atOnce: 30, perHour: 300 },
    refusals: { ...noEvent, ...noFile, ...tooMany },
  }),
  'POST /api/results/forget': endpoint({
    summary: 'Let a group go by staff’s own word again; official results stay; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, eventSubstageId: id }),
    response: noBody,
    refusals: {
      ...noEvent,
      not_from_elsewhere: { status: 409, title: 'Nothing of this group comes from elsewhere' },
    },
  }),
} as const;
