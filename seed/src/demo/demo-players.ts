import { randomBytes } from 'node:crypto';
import { createUser, demoAccounts, hashPassword, type Schema } from '@callshot/server';
import type { Kysely } from 'kysely';
import { playerNames } from './names.ts';
import type { RandomSource } from './random.ts';
import type { Skill } from './slips.ts';

export const PLAYER_COUNT = 300;

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
}

/** Logins of a demo world. */
export interface DemoAccounts {
  readonly admin: DemoAccount;
  readonly player: DemoAccount;
}

/** The same accounts with random passwords. */
export function drawDemoAccounts(): DemoAccounts {
  const { admin, player } = demoAccounts;
  const drawn = ({ username }: DemoAccount): DemoAccount => ({
    username,
    password: randomBytes(12).toString('base64url'),
  });
  return { admin: drawn(admin), player: drawn(player) };
}

export interface DemoPlayer {
  readonly id: number;
  readonly skill: Skill;
}

const DAY = 86_400_000;

/** 300 players; the demo player is one of them, the demo admin does not play. */
export async function createPlayers(
  db: Kysely<Schema>,
  random: RandomSource,
  now: Date,
  { admin, player }: DemoAccounts,
): Promise<{ readonly adminId: number; readonly players: readonly DemoPlayer[] }> {
  const adminId = await createUser(db, {
    ...admin,
    email: 'admin@demo.invalid',
    roles: ['Admin'],
    createdAt: new Date(now.getTime() - 400 * DAY),
  });
  const passwordHash = await hashPassword(player.password);
  const names = [player.username, ...playerNames(random, PLAYER_COUNT - 1)];
  const players: DemoPlayer[] = [];
  for (const username of names) {
    const joinedDaysAgo = 45 + random.whole(300);
    const id = await createUser(db, {
      username,
      ...(username === player.username ? { passwordHash } : {}),
      createdAt: new Date(now.getTime() - joinedDaysAgo * DAY),
    });
    // Most know something, few know nearly everything.
    players.push({ id, skill: 0.15 + 0.75 * random.next() * random.next() });
  }
  return { adminId, players };
}
