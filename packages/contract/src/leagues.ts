import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldErrors } from './field-errors.ts';
import { id, idText, instant, noBody, version } from './values.ts';

/** Rows of a page of a league's members [rule: leagues-7]. */
export const leagueMembersPageSize = 30;

const count = z.int().min(0);
/** 0 = Classic. */
const plateId = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** The public part of a league [rule: leagues-1]. */
export const league = z.object({
  id,
  name: z.string(),
  /** The user who may change it. */
  createdBy: id,
  creatorName: z.string(),
  hasPassword: z.boolean(),
  requireDiscord: z.boolean(),
  requireReddit: z.boolean(),
  nameplateId: plateId,
  /** The same number as `memberCount` [rule: leagues-2]. */
  members: count,
  memberCount: count,
  isAnalystLeague: z.boolean(),
  /** Whether the caller is a member. */
  isMember: z.boolean(),
  /** Null, too, for those who are not in a private one. */
  discordUrl: z.string().nullable(),
  createdAt: instant,
  /** Counts up whenever it is saved. */
  version,
});

export const leagueMember = z.object({
  userId: id,
  username: z.string(),
  /** Present and true of staff. */
  isStaff: z.literal(true).optional(),
  nameplateId: plateId,
  joinedAt: instant,
  isCreator: z.boolean(),
});

const noSuchLeague = {
  league_not_found: { status: 404, title: 'There is no such league (any more)' },
} as const;
const notCreator = {
  not_creator: { status: 403, title: 'Only the creator of a league may do this' },
} as const;
const notMember = {
  not_a_member: { status: 404, title: 'This user is not in the league' },
} as const;
const limitReached = {
  limit_reached: { status: 400, title: "You can't join more leagues" },
} as const;
const busy = {
  busy: { status: 503, title: 'Many people are joining.' },
} as const;

/** Reasons why a user may not join a league by any way. */
export const joinRefusals = {
  ...noSuchLeague,
  ...limitReached,
  already_joined: { status: 409, title: 'You have already joined this league!' },
  banned: { status: 403, title: 'You are banned from this league' },
  discord_required: {
    status: 403,
    title: 'To join this league, link your Discord account first',
  },
  reddit_required: {
    status: 403,
    title: 'To join this league, link your Reddit account first',
  },
  discord_and_reddit_required: {
    status: 403,
    title: 'To join this league, link your Discord and Reddit accounts first',
  },
  discord_in_league: {
    status: 409,
    title: 'Your Discord account is in this league already, with another account here',
  },
  reddit_in_league: {
    status: 409,
    title: 'Your Reddit account is in this league already, with another account here',
  },
  league_full: { status: 409, title: 'This league is full' },
} as const;

const leagueIdQuery = z.object({ leagueId: idText });
const memberOfLeague = z.object({ leagueId: id, userId: id });

export const leagueEndpoints = {
  'GET /api/leagues/userLimit': endpoint({
    summary: 'How many leagues the caller may be in',
    who: 'user',
    mutates: false,
    cache: 'private',
    response: count,
    refusals: {},
  }),
  'GET /api/leagues/get': endpoint({
    summary: 'A league; a hidden one is found by its members and Admins only',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    query: leagueIdQuery,
    response: league,
    refusals: noSuchLeague,
  }),
  'POST /api/leagues/save': endpoint({
    summary: 'Make a league, or change an own one; if every error is null, it is saved',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({
      /** Null = a new one. */
      id: id.nullish(),
      name: z.string().max(200),
      /** Eight asterisks or nothing keep what there is. */
      password: z.string().max(1024).nullish(),
      confirmPassword: z.string().max(1024).nullish(),
      removePassword: z.boolean().optional(),
      /** 0 or null = Classic. */
      nameplateId: plateId.nullable(),
      requireDiscord: z.boolean(),
      requireReddit: z.boolean(),
      /** The league's own Discord server; empty = none. */
      discordUrl: z.string().max(1024).nullish(),
      /** Version of the copy that the changes build on; null = a new one. */
      version: version.nullish(),
    }),
    limit: { of: 'user', atOnce: 30, perHour: 120 },
    response: z.object({
      ...fieldErrors('nameError', 'passwordError', 'confirmPasswordError', 'discordUrlError'),
      /** As it is now; null with an error. */
      league: league.nullable(),
    }),
    refusals: {
      ...noSuchLeague,
      ...notCreator,
      ...limitReached,
      ...busy,
      nameplate_not_found: { status: 404, title: 'There is no such nameplate (any more)' },
      nameplate_not_owned: { status: 403, title: 'This nameplate is not yours' },
      nameplate_disabled: { status: 409, title: 'This nameplate has been disabled by staff' },
      changed_meanwhile: { status: 409, title: 'This league was changed elsewhere meanwhile' },
    },
  }),
  'DELETE /api/leagues/delete': endpoint({
    summary: 'Delete a league of the own; Admins can bring it back for 30 days',
    who: 'user',
    mutates: true,
    cache: 'private',
    query: leagueIdQuery,
    response: noBody,
    refusals: { ...noSuchLeague, ...notCreator },
  }),
  'GET /api/leagues/members': endpoint({
    summary: 'The members of a league, the longest standing first, 30 a call',
    who: 'anyone',
    token: 'read',
    mutates: false,
    cache: 'private',
    cost: 2,
    query: leagueIdQuery.extend({
      /** Members from this one on, counted from 0. */
      from: z
        .string()
        .regex(/^\d{1,5}$/)
        .transform(Number)
        .optional(),
    }),
    response: z.object({
      rows: z.array(leagueMember).max(leagueMembersPageSize),
      total: count,
      /** On the first page of the creator: whom they banned, the last first. */
      banned: z
        .array(z.object({ userId: id, username: z.string(), at: instant }))
        .max(200)
        .optional(),
    }),
    refusals: {
      ...noSuchLeague,
      members_only: { status: 403, title: 'Only its members see who is in a private league' },
    },
  }),
  'POST /api/leagues/join': endpoint({
    summary: 'Join a league, a private one with its password',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ leagueId: id, password: z.string().max(1024).nullish() }),
    response: league,
    refusals: {
      ...joinRefusals,
      ...busy,
      wrong_password: { status: 400, title: 'Incorrect password' },
      too_many_tries: {
        status: 429,
        title: 'You have tried many passwords.',
      },
      league_guarded: {
        status: 429,
        title: 'Too many wrong passwords were tried at this league. An invite still works.',
      },
    },
  }),
  'DELETE /api/leagues/leave': endpoint({
    summary: 'Leave a league',
    who: 'user',
    mutates: true,
    cache: 'private',
    query: leagueIdQuery,
    response: noBody,
    refusals: {
      ...noSuchLeague,
      not_in_league: { status: 404, title: 'You are not in this league' },
      creator_leaves: {
        status: 409,
        title: 'Hand the league over to a member first, or delete it',
      },
    },
  }),
  'DELETE /api/leagues/removeMember': endpoint({
    summary: 'Remove another member from an own league, and ban them if asked to',
    who: 'user',
    mutates: true,
    cache: 'private',
    query: leagueIdQuery.extend({
      userId: idText,
      ban: z.enum(['true', 'false']).optional(),
    }),
    response: noBody,
    refusals: {
      ...noSuchLeague,
      ...notCreator,
      ...notMember,
      creator_leaves: {
        status: 409,
        title: 'Hand the league over to a member first, or delete it',
      },
      too_many_bans: { status: 409, title: 'You have banned 200 users: let one back in first' },
    },
  }),
  'POST /api/leagues/unban': endpoint({
    summary: 'Lift a ban from an own league',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: memberOfLeague,
    response: noBody,
    refusals: { ...noSuchLeague, ...notCreator },
  }),
  'POST /api/leagues/handOver': endpoint({
    summary: 'Make another member the creator of a league of the own',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: memberOfLeague,
    response: league,
    refusals: {
      ...noSuchLeague,
      ...notCreator,
      ...notMember,
      analyst_league: { status: 403, title: 'The league of an analyst stays with the analyst' },
    },
  }),
} as const;
