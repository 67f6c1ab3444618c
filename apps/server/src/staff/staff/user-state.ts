import { hash } from 'node:crypto';
import type { Body, ManagedUser, Role } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { tidyUsername } from '../../account/accounts/usernames/username.ts';
import { findAllFormerUsernames } from '../../account/accounts/usernames/usernames.repository.ts';
import {
  findParticipation,
  type Participation,
} from '../../account/accounts/users/users.repository.ts';
import { findAllLoginsOfUsers } from '../../account/sign-in/external-logins.repository.ts';
import type { Schema } from '../../platform/database/schema.ts';
import {
  findAllRolesOfUser,
  findEmailState,
  findManagedUser,
  findNewestEntered,
  type ManagedRow,
} from './managed-users.repository.ts';

/** Everything of a user that staff change. */
export interface UserState {
  readonly row: ManagedRow;
  readonly roles: readonly Role[];
  readonly participation: Participation;
  /** Shown, never changed. */
  readonly shown: Pick<
    ManagedUser,
    'userExternalLogins' | 'emailState' | 'formerUsernames' | 'entered'
  >;
}

const noParticipation: Participation = { gameId: null, isLeagueWanted: false };

export async function readUserState(db: Kysely<Schema>, userId: number): Promise<UserState | null> {
  const row = await findManagedUser(db, userId);
  if (row === undefined) return null;
  return {
    row,
    roles: await findAllRolesOfUser(db, userId),
    participation: (await findParticipation(db, userId)) ?? noParticipation,
    shown: await readShown(db, userId),
  };
}

async function readShown(db: Kysely<Schema>, userId: number): Promise<UserState['shown']> {
  const former = await findAllFormerUsernames(db, userId);
  return {
    userExternalLogins: (await findAllLoginsOfUsers(db, [userId])).get(userId) ?? [],
    emailState: await findEmailState(db, userId),
    formerUsernames: former.map(({ username, changedAt, changedBy }) => ({
      // A name that is an e-mail is not shown.
      username: publicUsername({ id: userId, username }),
      changedAt: changedAt.toISOString(),
      changedBy: changedBy === null || changedBy === userId ? 'user' : 'staff',
    })),
    entered: await findNewestEntered(db, userId),
  };
}

/** The state that an update asks for, sensible or not. */
export function stateAfter(
  { row, roles: rolesBefore, participation, shown }: UserState,
  changes: Body<'POST /api/user/update'>,
  allRoles: readonly Role[],
): UserState {
  const { roleIds, isIneligible, isDisabled, patreonLevelId } = changes;
  const { analystParticipationGameId: gameId } = changes;
  const roles = roleIds ? allRoles.filter(({ id }) => roleIds.includes(id)) : rolesBefore;
  const isAnalyst = roles.some(({ name }) => name === 'Analyst');
  const username = tidyUsername(changes.username ?? row.username);
  return {
    row: {
      ...row,
      username: username === tidyUsername(row.username) ? row.username : username,
      isUsernameChangeRequired: row.isUsernameChangeRequired || changes.flagUsernameChange === true,
      patreonLevelId: patreonLevelId ?? row.patreonLevelId,
      isIneligible: isIneligible ?? row.isIneligible,
      isDisabled: isDisabled ?? row.isDisabled,
    },
    roles,
    participation: isAnalyst
      ? {
          gameId: gameId === undefined ? participation.gameId : gameId,
          isLeagueWanted: changes.createAnalystInfluencerLeague ?? participation.isLeagueWanted,
        }
      : // The wish for a league stays, for when the role comes back.
        { ...noParticipation, isLeagueWanted: participation.isLeagueWanted },
    shown,
  };
}

/** Whether there is to be a league of this analyst for all to see [rule: leagues-34]. */
export const wantsLeague = ({ roles, participation }: UserState): boolean =>
  participation.isLeagueWanted && roles.some(({ name }) => name === 'Analyst');

/** The same text for the same state and another for any other. */
export function versionOf({ row, roles, participation }: UserState): string {
  const { createdAt: _, ...facts } = row;
  const ids = roles.map(({ id }) => id);
  return hash('sha1', JSON.stringify([facts, ids, participation]), 'base64url');
}

export function describeUser(state: UserState): ManagedUser {
  const { createdAt, isUsernameChangeRequired, ...row } = state.row;
  return {
    ...row,
    usernameChangeAvailable: isUsernameChangeRequired,
    ...state.shown,
    created: createdAt.toISOString(),
    version: versionOf(state),
  };
}
