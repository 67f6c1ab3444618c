import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { joinRefusals, league } from './leagues.ts';
import { namedEvent } from './named-event.ts';
import { gameId, id, idText, instant } from './values.ts';

/** Number of members whose plates an invitation shows. */
export const invitedBesideAtMost = 3;
/** A code or the token of a link, as somebody wrote it; what is longer is neither. */
export const inviteTextAtMost = 200;

/** Ways into a league. Code and link are null for callers who may not see them. */
export const leagueInvite = z.object({
  leagueId: id,
  isOn: z.boolean(),
  membersMayInvite: z.boolean(),
  /** Four and four letters. */
  code: z.string().nullable(),
  /** The whole address of the page that it opens. */
  link: z.string().nullable(),
});

const nameAndPlate = z.object({ id, username: z.string(), nameplateId: z.int().min(0) });

/** The page that holders of the link or code see before they join [rule: leagues-25]. */
export const leagueInvitation = z.object({
  league: z.object({
    id,
    name: z.string(),
    nameplateId: z.int().min(0),
    memberCount: z.int().min(0),
    hasPassword: z.boolean(),
    requireDiscord: z.boolean(),
    requireReddit: z.boolean(),
  }),
  /** The creator. */
  invitedBy: nameAndPlate,
  /** The longest-standing members, without the creator. */
  someMembers: z.array(nameAndPlate).max(invitedBesideAtMost),
  /** The lock that is next for this league; a count of those who have picked, and never their picks. */
  nextLock: z
    .object({
      eventId: id,
      gameId,
      ...namedEvent,
      stageName: z.string(),
      lockAt: instant,
      picked: z.int().min(0),
    })
    .nullable(),
  /** The obstacle between the caller and the league. Visitors are told as well when it is full. */
  viewer: z.enum([
    'visitor',
    'may_join',
    'member',
    'banned',
    'full',
    'limit',
    'discord',
    'reddit',
    'both',
    'discord_in_league',
    'reddit_in_league',
  ]),
  serverTime: instant,
});

const guessed = {
  invite_invalid: {
    status: 404,
    title: 'This invite does not work. It may have been replaced or switched off.',
  },
  too_many_tries: {
    status: 429,
    title: 'Too many invites that do not work were tried from here.',
  },
} as const;
const { league_not_found: noSuchLeague, ...refusedJoins } = joinRefusals;
const leagueNotFound = { league_not_found: noSuchLeague } as const;

export const leagueInviteEndpoints = {
  'GET /api/leagues/invite': endpoint({
    summary: 'The code and the link of a league, for those of its members who may invite',
    who: 'user',
    mutates: false,
    cache: 'private',
    query: z.object({ leagueId: idText }),
    response: leagueInvite,
    refusals: leagueNotFound,
  }),
  'POST /api/leagues/changeInvite': endpoint({
    summary: 'Switch the invite of an own league, say who may pass it on, or replace it',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({
      leagueId: id,
      isOn: z.boolean().optional(),
      membersMayInvite: z.boolean().optional(),
      /** The former code and link open nothing any more. */
      rotate: z.literal(true).optional(),
    }),
    response: leagueInvite,
    refusals: {
      ...leagueNotFound,
      not_creator: { status: 403, title: 'Only the creator of a league can change its invite' },
    },
  }),
  'GET /api/leagues/invitation': endpoint({
    summary: 'The league that a code or a link leads to, and the obstacle to joining it, if any',
    who: 'anyone',
    mutates: false,
    cache: 'private',
    tellsTime: true,
    query: z.object({ code: z.string().max(inviteTextAtMost) }),
    response: leagueInvitation,
    // A venue behind one address looks as often as it likes; what is counted beside this are guesses.
    limit: { of: 'address', atOnce: 600, perHour: 12_000 },
    refusals: guessed,
  }),
  'POST /api/leagues/joinByInvite': endpoint({
    summary: 'Join the league that a code or a link leads to, in place of its password',
    who: 'user',
    mutates: true,
    cache: 'private',
    body: z.object({ code: z.string().max(inviteTextAtMost) }),
    response: league,
    refusals: { ...refusedJoins, ...guessed },
  }),
} as const;
