import { z } from 'zod';
import { externalLogin } from './accounts.ts';
import { listOf } from './bounded.ts';
import { overdue } from './desk-event.ts';
import { endpoint } from './endpoint.ts';
import { fieldErrors } from './field-errors.ts';
import { roleNames } from './roles.ts';
import { entrantCount, gameId, id, idText, instant } from './values.ts';

const who = ['Admin'] as const;
const byUser = z.object({ userId: idText });
const noSuchUser = { user_not_found: { status: 404, title: 'No such user' } } as const;

/** The ids are fixed, 5 being the analyst role [rule: staff-1]. */
const roleId = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

export const role = z.object({ id: roleId, name: z.enum(roleNames) });

/** Whether the user has an e-mail address and confirmed it. The address itself stays private. */
const emailState = z.enum(['confirmed', 'unconfirmed', 'none']);

/** A user as a search finds one. */
export const foundUser = z.object({
  id,
  username: z.string(),
  userExternalLogins: z.array(externalLogin),
  usernameChangeAvailable: z.boolean(),
  created: instant,
  roles: z.array(z.enum(roleNames)),
  isIneligible: z.boolean(),
  isDisabled: z.boolean(),
  nameplateId: z.int(),
  emailState,
  /** When the user was last here, as far as sessions and devices that are kept tell; null = not known. */
  lastSeenAt: instant.nullable(),
  /** Events that the user has picks in. */
  events: z.int().min(0),
  /** The former name that contains the text, if the present one does not. */
  formerUsername: z.string().nullable(),
});

/** A managed user [rule: staff-10], with what else the User Manager shows and changes. */
export const managedUser = z.object({
  id,
  username: z.string(),
  usernameChangeAvailable: z.boolean(),
  userExternalLogins: z.array(externalLogin),
  created: instant,
  patreonLevelId: id,
  /** Kept off boards [rule: staff-15]. */
  isIneligible: z.boolean(),
  /** Cannot sign in. */
  isDisabled: z.boolean(),
  emailState,
  /** Newest first. */
  formerUsernames: z.array(
    z.object({
      username: z.string(),
      changedAt: instant,
      changedBy: z.enum(['user', 'staff']),
    }),
  ),
  /** Events that the user has picks in, the newest 10. */
  entered: z.array(z.object({ eventId: id, gameId, name: z.string() })).max(10),
  /** The version of everything that an update changes: an update built on another one is refused. */
  version: z.string(),
});

const count = z.int().min(0);
const reason = z.string().trim().max(500);

/** Staff's calls about users [rule: staff-9]. */
export const staffEndpoints = {
  'GET /api/user/roles': endpoint({
    summary: 'Every role',
    who,
    mutates: false,
    cache: 'private',
    response: z.array(role),
    refusals: {},
  }),
  'GET /api/user/userroles': endpoint({
    summary: "A user's roles",
    who,
    mutates: false,
    cache: 'private',
    query: byUser,
    response: z.array(role),
    refusals: noSuchUser,
  }),
  'GET /api/user/analystParticipation': endpoint({
    summary: 'The game that a user takes part in as an analyst, and whether a league is wanted',
    who,
    mutates: false,
    cache: 'private',
    query: byUser,
    response: z.object({ gameId: gameId.nullable(), createAnalystInfluencerLeague: z.boolean() }),
    refusals: noSuchUser,
  }),
  'POST /api/staff/testMail': endpoint({
    summary: 'Send a test mail to the own address, and return the mail server’s answer; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    limit: { of: 'user', atOnce: 3, perHour: 12 },
    response: z.object({
      isSent: z.boolean(),
      /** The mail server's answer, or the reason of the failure. */
      words: z.string(),
    }),
    refusals: {
      no_mail: { status: 409, title: 'No mail is sent here: SMTP_URL and MAIL_FROM are not set' },
      no_address: { status: 409, title: 'Your account has no email to send it to' },
    },
  }),
  'GET /api/staff/overview': endpoint({
    summary: 'Figures for the staff overview; each role sees its own part, an Admin all',
    who: ['Admin', 'EventCreator', 'SurveyCreator', 'Moderator'],
    mutates: false,
    cache: 'private',
    response: z.object({
      /** Accounts, and those of the last 24 hours. */
      users: z.object({ total: count, joinedLately: count }),
      /** Moderators: accounts that are shut out, and names that are to be changed. */
      moderation: z.object({ disabled: count, flagged: count }).nullable(),
      /** EventCreators: events that are not finished, and the lock that comes next. */
      events: z
        .object({
          current: count,
          nextLock: z
            .object({
              eventId: id,
              gameId,
              eventName: z.string(),
              stageName: z.string(),
              lockAt: instant,
              entrants: entrantCount,
            })
            .nullable(),
          /** Those that are not finished, the nearest lock first, then what is locked, then what is still ahead. */
          list: z
            .array(
              z.object({
                eventId: id,
                gameId,
                name: z.string(),
                rewardTypeId: z.int(),
                stageName: z.string(),
                /** 0-based, of so many. */
                stage: count,
                stages: count,
                state: z.enum(['open', 'locked', 'ahead']),
                lockAt: instant.nullable(),
                entrants: entrantCount,
                overdue,
              }),
            )
            .max(20),
        })
        .nullable(),
      /** Admins: what may need somebody’s hand. */
      health: z
        .object({
          /** Mails of notices that wait, and those of the last 24 hours that were not taken, and why. */
          mail: z.object({
            isSent: z.boolean(),
            waiting: count,
            failed: count,
            problem: z.string().nullable(),
          }),
          /** The same of Discord; what is wrong is the bot's token, the webhook that is gone, or Discord itself. */
          discord: z.object({
            isSent: z.boolean(),
            waiting: count,
            failed: count,
            problems: z
              .array(
                z.object({
                  way: z.enum(['bot', 'webhook']),
                  what: z.enum(['token', 'gone', 'outage']),
                  since: instant,
                }),
              )
              .max(2),
          }),
          /** Events with entries that cannot be read. */
          unreadable: z.array(z.object({ eventId: id, gameId, name: z.string(), count })),
          /** Open reports (`GET /api/reports/waiting`). */
          reports: count,
        })
        .nullable(),
    }),
    refusals: {},
  }),
  'GET /api/user/search': endpoint({
    summary:
      'Users whose name, former name or email contains the text (at least 2 characters), the whole name first, then the newest; without a text the newest users; at most 50',
    who,
    mutates: false,
    cache: 'private',
    cost: 4,
    query: z.object({
      searchValue: z
        .string()
        .trim()
        .max(100)
        .refine((text) => text.length !== 1, 'At least 2 characters'),
    }),
    response: z.array(foundUser).max(50),
    refusals: {},
  }),
  'GET /api/user/managed': endpoint({
    summary: 'A user as the User Manager shows and changes one',
    who,
    mutates: false,
    cache: 'private',
    cost: 4,
    query: byUser,
    response: managedUser,
    refusals: noSuchUser,
  }),
  'POST /api/user/update': endpoint({
    summary:
      'Rename a user, flag for a rename, set roles, supporter level, eligibility and access; audited',
    who,
    mutates: true,
    cache: 'private',
    /** Null and absent mean unchanged; for the analyst's game null means none. */
    body: z.object({
      userId: id,
      username: z.string().max(254).nullish(),
      /** All of them. */
      roleIds: listOf(roleId, 5).nullish(),
      /** A flag stays until the user has chosen another name; false takes none away. */
      flagUsernameChange: z.boolean().nullish(),
      /** Kept while the user is an analyst. */
      analystParticipationGameId: gameId.nullish(),
      createAnalystInfluencerLeague: z.boolean().nullish(),
      patreonLevelId: id.nullish(),
      isIneligible: z.boolean().nullish(),
      isDisabled: z.boolean().nullish(),
      /** Required when eligibility or access changes. */
      reason: reason.optional(),
      /** The state that the changes build on. */
      version: z.string().max(100).optional(),
    }),
    response: z.object({
      ...fieldErrors('usernameError', 'reasonError'),
      /** As saved; null when a field is wrong and nothing was. */
      user: managedUser.nullable(),
    }),
    refusals: {
      ...noSuchUser,
      user_changed: { status: 409, title: 'Somebody else changed this user meanwhile' },
      last_admin: {
        status: 400,
        title: 'This is the last Admin: make somebody else an Admin first',
      },
      own_account: { status: 400, title: 'You cannot disable your own account' },
      unknown_level: { status: 400, title: 'There is no such supporter level' },
    },
  }),
  'GET /api/user/resetpassword': endpoint({
    summary: 'Make a reset link for a user; earlier ones become invalid; audited',
    who,
    mutates: true,
    cache: 'private',
    query: byUser,
    response: z.object({ resetId: z.string() }),
    refusals: noSuchUser,
  }),
} as const;
