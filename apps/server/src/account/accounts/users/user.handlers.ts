import type { Handlers } from '../../../platform/http/handler.ts';
import { done } from '../../../platform/outcome.ts';
import type { Parts } from '../../../platform/parts.ts';
import { readCurrentUser, readProfile, readUserCard } from './read-user.service.ts';

type UserKey =
  | 'GET /api/user/currentUser'
  | 'GET /api/user/profile'
  | 'GET /api/user/usercardinfo/:id';

export const userHandlers = ({ db }: Parts): Handlers<UserKey> => ({
  'GET /api/user/currentUser': async ({ caller: { user, roles } }) =>
    done(user && (await readCurrentUser(db, { ...user, roles: [...roles] }))),

  'GET /api/user/profile': async ({ query: { userId }, caller }) =>
    done(await readProfile(db, { userId, readerId: caller.user?.id ?? null })),

  'GET /api/user/usercardinfo/:id': ({ params, caller }) =>
    readUserCard(db, { userId: params.id, readerId: caller.user?.id ?? null }),
});
