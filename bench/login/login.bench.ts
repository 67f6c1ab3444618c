import { hashPassword } from '../../apps/server/src/account/accounts/passwords/password-hash.ts';
import { createUser } from '../../apps/server/src/account/accounts/registering/first-admin.service.ts';
import { buildApp } from '../../apps/server/src/app/app.ts';
import { createCapabilities } from '../../apps/server/src/app/compose.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { unlimited } from '../../apps/server/src/platform/rate-limits/rate-limits.ts';
import { onNewDatabase } from '../bench-database.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { sized } from '../sized.ts';

const tries = sized(200, 2);
/** The rate limit allows an account ten attempts in a quarter of an hour. */
const triesPerAccount = 10;
const loginsAtOnce = sized(50, 2);
const rounds = sized(5, 1);
const password = 'the password of them all';

type App = Awaited<ReturnType<typeof buildApp>>;

/** Whether the time of a refusal tells who has an account, and whether logins make others wait. */
export const run = (): Promise<BenchRow[]> =>
  onNewDatabase(async (db) => {
    const app = await appOn(db);
    try {
      return [await compareNames(app, db), await crowd(app, db)];
    } finally {
      await app.close();
    }
  });

async function appOn(db: Db): Promise<App> {
  const log = createLog({ level: 'silent' });
  const config = {
    publicUrl: 'http://localhost:3000',
    isAnswerChecked: false,
    trustProxy: false,
    rateLimits: unlimited,
  };
  const parts = { db, log, config };
  const app = await buildApp({
    ...parts,
    readiness: { isDraining: () => false },
    ...createCapabilities(parts).served,
  });
  await app.ready();
  return app;
}

/** Interleaved, so that other load hits both alike. */
async function compareNames(app: App, db: Db): Promise<BenchRow> {
  const passwordHash = await hashPassword(password);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < tries; n += 1) {
    const account = Math.floor(n / triesPerAccount);
    if (n % triesPerAccount === 0) {
      await createUser(db, { username: `known ${account}`, passwordHash });
    }
    known.push(await timeLogin(app, `known ${account}`, 401, n));
    unknown.push(await timeLogin(app, `stranger ${account}`, 401, n));
  }
  return {
    bench: 'login: known and unknown names apart by',
    ours: Math.abs(medianOf(known) - medianOf(unknown)),
    oursUnit: 'ms',
    limit: 10,
    limitName: 'allowed',
  };
}

async function timeLogin(app: App, username: string, status: number, n: number): Promise<number> {
  const startedAt = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: `10.0.${Math.floor(n / 200)}.${n % 200}`,
    headers: { game: '1' },
    payload: { username, password: status === 200 ? password : 'a wrong guess' },
  });
  if (answer.statusCode !== status) throw new Error(`${username}: ${answer.payload}`);
  return performance.now() - startedAt;
}

/** The 99th percentile of other requests while many log in. */
async function crowd(app: App, db: Db): Promise<BenchRow> {
  const passwordHash = await hashPassword(password);
  for (let n = 0; n < loginsAtOnce; n += 1) {
    await createUser(db, { username: `guest ${n}`, passwordHash });
  }
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let isDone = false;
    const logins = Promise.all(
      Array.from({ length: loginsAtOnce }, (_, n) => timeLogin(app, `guest ${n}`, 200, 1000 + n)),
    ).finally(() => {
      isDone = true;
    });
    while (!isDone) waits.push(await timeOther(app));
    await logins;
  }
  return {
    bench: `others while ${loginsAtOnce} log in at once, p99`,
    ours: waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN,
    oursUnit: 'ms',
    limit: 250,
    limitName: 'allowed',
  };
}

async function timeOther(app: App): Promise<number> {
  const startedAt = performance.now();
  const answer = await app.inject({ method: 'GET', url: '/api/lookup/games' });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return performance.now() - startedAt;
}
