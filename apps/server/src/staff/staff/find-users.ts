import type { Answer } from '@callshot/contract';
import { foldCase } from '@callshot/name-search';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { findAllLoginsOfUsers } from '../../account/sign-in/external-logins.repository.ts';
import type { Schema } from '../../platform/database/schema.ts';
import {
  findAllByText,
  findFormerNames,
  findNewest,
  findRolesOfUsers,
  findTracesOfUsers,
} from './found-users.repository.ts';

const mostFound = 50;

/** Users that a text finds, or the newest, with what staff see of them at a glance. */
export async function findUsers(
  db: Kysely<Schema>,
  text: string,
): Promise<Answer<'GET /api/user/search'>> {
  const users =
    text === '' ? await findNewest(db, mostFound) : await findAllByText(db, text, mostFound);
  const ids = users.map(({ id }) => id);
  const logins = await findAllLoginsOfUsers(db, ids);
  const roles = await findRolesOfUsers(db, ids);
  const traces = await findTracesOfUsers(db, ids);
  const former = text === '' ? new Map<number, string>() : await findFormerNames(db, ids, text);
  const isIn = (name: string) => foldCase(name).includes(foldCase(text));
  return users.map(({ isUsernameChangeRequired, createdAt, ...user }) => ({
    ...user,
    userExternalLogins: logins.get(user.id) ?? [],
    usernameChangeAvailable: isUsernameChangeRequired,
    created: createdAt.toISOString(),
    roles: roles.get(user.id) ?? [],
    ...tracesOf(traces.get(user.id)),
    formerUsername: isIn(user.username) ? null : formerOf(user.id, former.get(user.id)),
  }));
}

type Traces = Awaited<ReturnType<typeof findTracesOfUsers>>;

/** Null for a user who was deleted meanwhile. */
const tracesOf = (traces: ReturnType<Traces['get']>) => ({
  emailState: traces?.emailState ?? ('none' as const),
  lastSeenAt: traces?.lastSeenAt?.toISOString() ?? null,
  events: traces?.events ?? 0,
});

/** A former name that is an e-mail is not shown. */
const formerOf = (id: number, username: string | undefined): string | null =>
  username === undefined ? null : publicUsername({ id, username });
