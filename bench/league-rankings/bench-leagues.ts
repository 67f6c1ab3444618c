import { sql } from 'kysely';
import { createCapabilities } from '../../apps/server/src/app/compose.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { unlimited } from '../../apps/server/src/platform/rate-limits/rate-limits.ts';
import { sized } from '../sized.ts';

export const entrants = sized(1_000_000, 2000);
export const members = sized(5000, 250);
export const leagues = sized(15, 2);
export const users = sized(20_000, 2000);
/** A member of all of them. */
export const userId = 7;

/** The services that capabilities share, on real leagues. */
export function servicesOn(db: Db) {
  const config = {
    publicUrl: 'http://localhost',
    isLocal: true,
    isAnswerChecked: false,
    trustProxy: false,
  };
  const log = createLog({ level: 'silent' });
  return createCapabilities({ db, log, config: { ...config, rateLimits: unlimited } }).services;
}

/** A call of that user. */
export const callOfMember = {
  ...{ headers: {}, cookies: {}, setCookie: () => {}, clearCookie: () => {} },
  caller: {
    user: { id: userId, username: 'Somebody', sessionId: 1 },
    roles: new Set<never>(),
    gameId: 1 as const,
    address: '127.0.0.1',
  },
  params: undefined,
  body: undefined,
};

/** Every league has other members of all users, and one user who is in all. */
export async function insertLeagues(db: Db): Promise<void> {
  for (let from = 1; from <= users; from += 2000) {
    await sql`insert into users (username, username_key) select 'player' || n, 'player' || n
      from generate_series(${from}::int, ${from}::int + 1999) n`.execute(db);
  }
  await sql`insert into leagues (name, name_key, created_by)
    select 'League ' || n, 'league ' || n, ${userId}::int from generate_series(1, ${leagues}::int) n`.execute(
    db,
  );
  for (let league = 1; league <= leagues; league += 1) {
    await sql`insert into league_members (league_id, user_id)
      select ${league}::int, case when n = 0 then ${userId}::int
        else 10 + (n * 3 + ${league}::int * 7001) % ${users - 10}::int end
      from generate_series(0, ${members}::int - 1) n
      on conflict do nothing`.execute(db);
  }
  await sql`analyze`.execute(db);
}

/** Other load can only add time. */
export const leastOf = (times: readonly number[]): number => Math.min(...times);

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

export async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) times.push(await timeOf(work));
  return times;
}
