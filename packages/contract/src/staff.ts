import { z } from 'zod';
import { externalLogin } from './accounts.ts';
import { listOf } from './bounded.ts';
import { endpoint, roleNames } from './endpoint.ts';
import { gameId, id, idText, instant } from './values.ts';

const fieldError = z.string().nullable();
const who = ['Admin'] as const;
const byUser = z.object({ userId: idText });
const noSuchUser = { user_not_found: { status: 404, title: 'No such user' } } as const;

/** Decision 55: the ids are fixed, 5 being the analyst role. */
const roleId = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

export const role = z.object({ id: roleId, name: z.enum(roleNames) });

/** leagues-and-staff §3 Managed user, with what else the User Manager changes. */
export const managedUser = z.object({
  id,
  username: z.string(),
  usernameChangeAvailable: z.boolean(),
  userExternalLogins: z.array(externalLogin),
  created: instant,
  patreonLevelId: id,
  /** Kept off boards (decision 30). */
  isIneligible: z.boolean(),
  /** Cannot sign in. */
  isDisabled: z.boolean(),
  /** Stands for everything that an update changes: one built on another state is refused. */
  version: z.string(),
});

const reason = z.string().trim().max(500);

/** What staff do to users (leagues-and-staff §2.10). */
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
  'GET /api/user/managed': endpoint({
    summary: 'A user as the User Manager shows and changes one',
    who,
    mutates: false,
    cache: 'private',
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
    body: z.object({
      userId: id,
      username: z.string().max(254),
      roleIds: listOf(roleId, 5),
      /** A flag stays until the user has chosen another name; false takes none away. */
      flagUsernameChange: z.boolean(),
      /** Kept while the user is an analyst. */
      analystParticipationGameId: gameId.nullable(),
      createAnalystInfluencerLeague: z.boolean(),
      patreonLevelId: id.optional(),
      isIneligible: z.boolean().optional(),
      isDisabled: z.boolean().optional(),
      /** Required when eligibility or access changes. */
      reason: reason.optional(),
      /** The state that the changes build on. */
      version: z.string().max(100).optional(),
    }),
    response: z.object({
      usernameError: fieldError,
      reasonError: fieldError,
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
    summary: 'Make a link with which a user sets a new password; voids earlier ones; audited',
    who,
    mutates: true,
    cache: 'private',
    query: byUser,
    response: z.object({ resetId: z.string() }),
    refusals: noSuchUser,
  }),
} as const;
