import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldErrors } from './field-errors.ts';
import { league } from './leagues.ts';
import { id, idText, instant, noBody } from './values.ts';

/** Length of New and Popular [rule: leagues-13]. */
const listedAtMost = 50;
const foundAtMost = 30;
/** Page size of staff's lists. */
const managedPageSize = 50;

const count = z.int().min(0);
const who = ['Admin'] as const;
const person = z.object({ id, username: z.string() });
const reason = z.string().trim().min(1).max(500);
/** A league as staff see one. */
export const managedLeague = league.omit({ isMember: true }).extend({
  /** There for its members alone. */
  isHidden: z.boolean(),
  /** Reports that wait for an answer. */
  openReports: count,
});

/** A league that somebody deleted, which can be brought back [rule: leagues-31]. */
export const deletedLeague = z.object({
  id,
  name: z.string(),
  createdBy: id,
  creatorName: z.string(),
  nameplateId: z.int().min(0),
  memberCount: count,
  isAnalystLeague: z.boolean(),
  deletedAt: instant,
  /** From then on it is gone. */
  keptUntil: instant,
  /** Null = the product. */
  deletedBy: person.nullable(),
  reason: z.string().nullable(),
  /** Another league has its name by now. */
  isNameTaken: z.boolean(),
});

const noSuchLeague = {
  league_not_found: { status: 404, title: 'There is no such league (any more)' },
} as const;

const page = z.object({
  /** Goes on after the league with this id. */
  before: idText.optional(),
});

/** Leagues to look through, and what staff do about them. */
export const leagueListEndpoints = {
  'GET /api/leagues/new': endpoint({
    summary: 'The 50 newest leagues, without hidden ones and those of analysts',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    response: z.array(league).max(listedAtMost),
    refusals: {},
  }),
  'GET /api/leagues/popular': endpoint({
    summary: 'The 50 leagues with the most members, without hidden ones and those of analysts',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    response: z.array(league).max(listedAtMost),
    refusals: {},
  }),
  'GET /api/leagues/search': endpoint({
    summary:
      'Leagues whose name contains the text: that name first, then names that begin with it, then the most members',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    cost: 4,
    query: z.object({ term: z.string().trim().min(3).max(50) }),
    response: z.array(league).max(foundAtMost),
    refusals: {},
  }),
  'GET /api/leagues/all': endpoint({
    summary: 'Every league that is not deleted, the newest first, 50 a call',
    who,
    mutates: false,
    cache: 'private',
    query: page.extend({
      /** A part of the name. */
      text: z.string().trim().max(50).optional(),
    }),
    response: z.array(managedLeague).max(managedPageSize),
    refusals: {},
  }),
  'GET /api/leagues/managed': endpoint({
    summary: 'A league as staff see one',
    who,
    mutates: false,
    cache: 'private',
    cost: 4,
    query: z.object({ leagueId: idText }),
    response: managedLeague,
    refusals: noSuchLeague,
  }),
  'POST /api/leagues/rename': endpoint({
    summary: 'Give a league another name, and tell its creator why; answers its reports; audited',
    who,
    mutates: true,
    cache: 'private',
    body: z.object({ leagueId: id, name: z.string().max(200), reason }),
    response: z.object({
      ...fieldErrors('nameError'),
      /** As it is now; null with an error. */
      league: managedLeague.nullable(),
    }),
    refusals: noSuchLeague,
  }),
  'POST /api/leagues/close': endpoint({
    summary:
      'Delete a league, and tell its members why; answers its reports; can be undone for 30 days; audited',
    who,
    mutates: true,
    cache: 'private',
    body: z.object({ leagueId: id, reason }),
    response: noBody,
    refusals: noSuchLeague,
  }),
  'GET /api/leagues/deleted': endpoint({
    summary: 'Leagues that were deleted in the last 30 days, the last first, 50 a call',
    who,
    mutates: false,
    cache: 'private',
    query: page,
    response: z.array(deletedLeague).max(managedPageSize),
    refusals: {},
  }),
  'POST /api/leagues/restore': endpoint({
    summary: 'Bring a deleted league back with everybody in it, and tell its creator; audited',
    who,
    mutates: true,
    cache: 'private',
    /** With a name it comes back under that. */
    body: z.object({ leagueId: id, name: z.string().max(200).optional() }),
    response: z.object({
      ...fieldErrors('nameError'),
      /** As it is now; null with an error. */
      league: managedLeague.nullable(),
    }),
    refusals: {
      league_not_deleted: { status: 404, title: 'There is no such deleted league (any more)' },
      name_taken: {
        status: 409,
        title: 'Another league has this name now: bring it back under a new name',
      },
    },
  }),
} as const;
