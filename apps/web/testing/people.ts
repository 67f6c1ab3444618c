import type { CurrentUser } from '@callshot/contract';
import type { Answers } from './answers.ts';

export const player: CurrentUser = {
  id: 7,
  username: 'newcomer',
  roles: [],
  nameplateId: 1,
  created: '2026-01-05T10:00:00.000Z',
};

/** Somebody is signed in. */
export const signedIn = (user: CurrentUser = player): Answers => ({
  'GET /api/user/currentUser': user,
});

export const visitor: Answers = { 'GET /api/user/currentUser': null };

/** Answers that most screens ask for beside their own. */
export const everywhere: Answers = {
  'GET /api/nameplate/all-cached': [],
  'GET /api/settings/all': [],
  'GET /api/auth/options': { isPasswordResetOffered: true },
  'GET /api/auth/providers': [],
};
