import type { Answer } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type Outcome, orRefuse } from '../../platform/outcome.ts';
import { describeUser, readUserState, type UserState } from './user-state.ts';

/** Answers `user_not_found` for an unknown user. */
const readOfUser =
  <T>(tell: (state: UserState) => T) =>
  async (db: Kysely<Schema>, userId: number): Promise<Outcome<T, 'user_not_found'>> => {
    const state = await readUserState(db, userId);
    return orRefuse(state && tell(state), 'user_not_found');
  };

export const readManagedUser = readOfUser(describeUser);

export const readRolesOfUser = readOfUser(({ roles }) => [...roles]);

export const readParticipation = readOfUser<Answer<'GET /api/user/analystParticipation'>>(
  ({ participation: { gameId, isLeagueWanted } }) => ({
    gameId,
    createAnalystInfluencerLeague: isLeagueWanted,
  }),
);
