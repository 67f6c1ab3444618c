import { createUser, hashPassword, type Schema } from '@callshot/server';
import type { Kysely } from 'kysely';
import { playerNames } from './names.ts';
import type { RandomSource } from './random.ts';
import type { Skill } from './slips.ts';

export const PLAYER_COUNT = 300;

/** How to sign in to the demo world; these accounts exist in demo worlds only. */
export const demoAccounts = {
  admin: { username: 'demo-admin', password: 'callshot-demo-admin' },
  player: { username: 'demo-player', password: 'callshot-demo-player' },
} as const;

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
): Promise<DemoPlayer[]> {
  await createUser(db, {
    ...demoAccounts.admin,
    email: 'admin@demo.invalid',
    roles: ['Admin'],
    createdAt: new Date(now.getTime() - 400 * DAY),
  });
  const passwordHash = await hashPassword(demoAccounts.player.password);
  const names = [demoAccounts.player.username, ...playerNames(random, PLAYER_COUNT - 1)];
  const players: DemoPlayer[] = [];
  for (const username of names) {
    const joinedDaysAgo = 45 + random.whole(300);
    const id = await createUser(db, {
      username,
      ...(username === demoAccounts.player.username ? { passwordHash } : {}),
      createdAt: new Date(now.getTime() - joinedDaysAgo * DAY),
    });
    // Most know something, few know nearly everything.
    players.push({ id, skill: 0.15 + 0.75 * random.next() * random.next() });
  }
  return players;
}
