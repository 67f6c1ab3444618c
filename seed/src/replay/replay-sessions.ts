import { demoAccounts, insertSession, type Schema } from '@callshot/server';
import type { Kysely } from 'kysely';
import { findUsernames } from '../demo/demo-world.repository.ts';

export interface Sessions {
  readonly staff: string;
  readonly players: readonly PlayerSession[];
}

export interface PlayerSession {
  readonly userId: number;
  readonly session: string;
}

/** Sessions of the demo world's admin and of so many of its players, as if they had signed in. */
export async function openSessions(db: Kysely<Schema>, count: number): Promise<Sessions> {
  const users = await findUsernames(db);
  const staff = users.find(({ username }) => username === demoAccounts.admin.username);
  if (!staff) throw new Error('The demo world has no admin');
  const players = users.filter((user) => user !== staff).slice(0, count);
  const opened: PlayerSession[] = [];
  for (const { id } of players) {
    opened.push({ userId: id, session: (await insertSession(db, id, 'replay')).token });
  }
  return { staff: (await insertSession(db, staff.id, 'replay')).token, players: opened };
}
