import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PickSet } from '@callshot/rules';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { dependencies } from '../../package.json' with { type: 'json' };
import type { TestUser } from '../accounts/test-users.ts';
import { testEvent } from '../events/test-events.ts';
import { testProduct } from '../test-product.ts';

const kills = 20;
const writers = 6;

const product = await testProduct();
const { db, connectionString } = product;

/** What a save was answered. */
interface Acknowledged {
  readonly userId: number;
  readonly version: number;
  readonly picks: PickSet;
}

interface Server {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** Below the server, so that it finds what npm placed beside the server too. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/callshot/', import.meta.url));
const script = `${cache}saving-process-${process.pid}.mjs`;

/** Twenty starts: the program is put into one file first, as it is for production. */
beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('./test-saving-process.ts', import.meta.url))],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@callshot/')),
  });
});
afterAll(() => rmSync(script, { force: true }));

async function startServer(): Promise<Server> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: connectionString, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it listened`);
  });
  const said = once(child.stdout ?? child, 'data') as Promise<[Buffer]>;
  const [line] = await Promise.race([said, died]);
  died.catch(() => {});
  return { child, origin: line.toString().trim() };
}

test('kill -9 during saves loses nothing that was acknowledged, 20 times', {
  timeout: 120_000,
}, async () => {
  const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  const users = await Promise.all(
    Array.from({ length: writers }, (_, at) => product.user(`writer${at}`)),
  );
  const acknowledged: Acknowledged[] = [];
  let seed = 0;
  let next = startServer();
  for (let kill = 0; kill < kills; kill += 1) {
    const { child, origin } = await next;
    // The next one starts meanwhile, as a supervisor would have it.
    next = kill + 1 < kills ? startServer() : next;
    const saving = users.map(async (user) => {
      for (;;) {
        seed += 1;
        const picks = randomPicks(stage.stage, randomOf(seed));
        const version = await save(origin, event.row.id, user, picks);
        if (version === null) return;
        acknowledged.push({ userId: user.id, version, picks });
      }
    });
    const enough = acknowledged.length + 2 * writers;
    while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 1));
    child.kill('SIGKILL');
    await Promise.all([...saving, once(child, 'exit')]);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(2 * writers * kills);
  await expectAllKept(users, acknowledged, event.row.id);
});

/** The version that was answered; null when the server was gone before it answered. */
async function save(
  origin: string,
  eventId: number,
  user: TestUser,
  picks: PickSet,
): Promise<number | null> {
  try {
    const answer = await fetch(`${origin}/api/picks/save/user/${eventId}`, {
      method: 'POST',
      headers: {
        game: '1',
        'content-type': 'application/json',
        cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(picks),
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { version: number }).version;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Every acknowledged version is there as it was sent, none is torn, and the audit has no gap. */
async function expectAllKept(
  users: readonly TestUser[],
  acknowledged: readonly Acknowledged[],
  eventId: number,
): Promise<void> {
  for (const user of users) {
    const answer = await user.get(`/api/picks/get/revisions/${eventId}`);
    const revisions: { version: number; matchPicks: unknown }[] = answer.json();
    const kept = new Map(revisions.map(({ version, matchPicks }) => [version, matchPicks]));
    const own = acknowledged.filter(({ userId }) => userId === user.id).slice(-150);
    expect(own.length).toBeGreaterThan(0);
    for (const { version, picks } of own) {
      if (kept.has(version) || revisions.length < 200) {
        expect(kept.get(version)).toEqual(picks.matchPicks);
      }
    }
  }
  const rows = await db
    .selectFrom('entryRevisions as r')
    .innerJoin('entries as n', (join) =>
      join.onRef('n.userId', '=', 'r.userId').onRef('n.eventStageId', '=', 'r.eventStageId'),
    )
    .select(['r.userId', 'n.version'])
    .select((eb) => [eb.fn.countAll<number>().as('revisions'), eb.fn.max('r.version').as('newest')])
    .groupBy(['r.userId', 'n.version'])
    .execute();
  const audited = await db
    .selectFrom('auditLog')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('action', '=', 'picks.saved')
    .executeTakeFirstOrThrow();
  for (const row of rows) expect([row.revisions, row.newest]).toEqual([row.version, row.version]);
  expect(rows.reduce((sum, row) => sum + row.version, 0)).toBe(audited.count);
  const newest = new Map(rows.map(({ userId, version }) => [userId, version]));
  for (const { userId, version } of acknowledged) {
    expect(newest.get(userId)).toBeGreaterThanOrEqual(version);
  }
}
