import { foldCase } from '@callshot/name-search';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { LateEntrants } from '../scoreboards/late-entrants.ts';
import { findUsernames } from './recent-entrants.repository.ts';

const usersAtOnce = 1000;

/** Late entrants whose name contains a text, most points first. Their names are read when somebody searches. */
export async function findLate(
  db: Kysely<Schema>,
  { rows }: LateEntrants,
  text: string,
  most: number,
): Promise<readonly number[]> {
  const needle = foldCase(text);
  const found: number[] = [];
  for (let from = 0; from < rows.length && found.length < most; from += usersAtOnce) {
    const ids = rows.slice(from, from + usersAtOnce).map(({ userId }) => userId);
    const names = new Map((await findUsernames(db, ids)).map((user) => [user.id, user]));
    found.push(
      ...ids.filter((id) => {
        const user = names.get(id);
        return user !== undefined && foldCase(publicUsername(user)).includes(needle);
      }),
    );
  }
  return found.slice(0, Math.max(0, most));
}
