import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { deleteSessionsOfUser } from '../login/sessions.repository.ts';
import { findUserByName } from '../users/users.repository.ts';
import { isPasswordOf } from './password-hash.ts';

type Db = Kysely<Schema>;

export interface OpenAccount {
  readonly id: number;
  readonly username: string;
  readonly password: string;
}

/** The demo world's accounts that have kept the passwords which everybody knows. */
export async function findOpenAccounts(db: Db): Promise<OpenAccount[]> {
  const open: OpenAccount[] = [];
  for (const { username, password } of Object.values(demoAccounts)) {
    const user = await findUserByName(db, username);
    if (!user?.passwordHash || user.disabledAt) continue;
    if (await isPasswordOf(user.passwordHash, password)) {
      open.push({ id: user.id, username, password });
    }
  }
  return open;
}

/** Ends sessions that somebody may have opened with a published password before it was refused. */
export async function endSessionsOf(db: Db, accounts: readonly OpenAccount[]): Promise<void> {
  for (const { id } of accounts) await deleteSessionsOfUser(db, id);
}
