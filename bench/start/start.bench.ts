import { buildApp } from '../../apps/server/src/app/app.ts';
import { type Capabilities, createCapabilities } from '../../apps/server/src/app/compose.ts';
import { createDatabase, type Db } from '../../apps/server/src/platform/database/database.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { unlimited } from '../../apps/server/src/platform/rate-limits/rate-limits.ts';
import { createDatabaseClock } from '../../apps/server/src/play/events/database-clock.ts';
import { createEventStore } from '../../apps/server/src/play/events/event-store.ts';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { loadEvent } from '../../apps/server/src/play/events/stages/event-stages.repository.ts';
import { createBoards } from '../../apps/server/src/play/scoreboards/boards.ts';
import { readPicks } from '../../apps/server/src/play/scoreboards/load-entrants.ts';
import { signedIn, type TestUser } from '../../apps/server/testing/account/users.ts';
import { type TestClient, testClient } from '../../apps/server/testing/platform/client.ts';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import { createEntryBlock } from '../../packages/rules/src/index.ts';
import { loadSyntheticEvent } from '../../seed/src/load/load-event.ts';
import { onNewDatabase } from '../bench-database.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { longestHold } from '../held-turns.ts';
import { sized } from '../sized.ts';
import { readFromRows } from './rows-reader.ts';

const entrants = sized(1_000_000, 200);
const rounds = sized(3, 1);
const MOST_HELD_MS = 10;

/** A process that starts beside an event of a million entrants, and what a result takes to reach another one. */
export const run = (): Promise<BenchRow[]> =>
  onNewDatabase(
    async (db, connectionString) => {
      const options = { entries: entrants, name: 'Bench', hasResults: false, now: new Date() };
      const { eventId } = await loadSyntheticEvent({ db, connectionString }, options);
      return [...(await startRows(db, eventId)), await resultRow(connectionString, db, eventId)];
    },
    { timeoutMs: 0 },
  );

async function startRows(db: Db, eventId: number): Promise<BenchRow[]> {
  const what = `${entrants} entrants, two stages`;
  const first = await timed(() => buildBoard(db, eventId));
  const [boards, holds, blocks, rows]: number[][] = [[], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const held = longestHold(async () => {
      boards?.push(await timed(() => buildBoard(db, eventId)));
    });
    holds?.push(await held);
    const event = await stored(db, eventId);
    blocks?.push(await timed(() => readFromBlocks(db, event)));
    rows?.push(await timed(() => readFromRows(db, event)));
  }
  return [
    { bench: `first board after the seals, ${what}`, ours: first, oursUnit: 'ms' },
    { bench: `first board of a process, ${what}`, ours: medianOf(boards ?? []), oursUnit: 'ms' },
    {
      bench: 'longest hold of the event loop meanwhile',
      // Other load can only add to it.
      ours: Math.min(...(holds ?? [])),
      oursUnit: 'ms',
      most: MOST_HELD_MS,
    },
    {
      bench: `sealed picks read from blocks, ${what}`,
      ours: medianOf(blocks ?? []),
      oursUnit: 'ms',
      peer: medianOf(rows ?? []),
      peerName: 'from rows',
    },
  ];
}

async function readFromBlocks(db: Db, { stages }: LoadedEvent): Promise<void> {
  const picks = await readPicks(db, stages, createEntryBlock);
  if (picks.damaged || picks.order.userIds.length !== entrants)
    throw new Error('Not all were read');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The work of a newly started process when the event is asked for. */
async function buildBoard(db: Db, eventId: number): Promise<void> {
  const parts = { db, events: createEventStore(db), clock: createDatabaseClock(db) };
  const board = await createBoards(parts).refresh(eventId);
  if (board?.scoreboard.entrantCount !== entrants) throw new Error('The board is not whole');
}

async function stored(db: Db, eventId: number): Promise<LoadedEvent> {
  const event = await loadEvent(db, eventId);
  if (!event) throw new Error(`No event ${eventId}`);
  return event;
}

/** A result entered on one process until another one answers a board with it. */
async function resultRow(connectionString: string, db: Db, eventId: number): Promise<BenchRow> {
  const processes = [await startProcess(connectionString), await startProcess(connectionString)];
  const [here, elsewhere] = processes;
  if (!here || !elsewhere) throw new Error('no processes');
  const admin = await signedIn({ app: here.app, db }, `chief-${eventId}`, ['Admin']);
  const page = `/api/picks/get/leaderboard/${eventId}`;
  for (const { visitor } of processes) await visitor.get(page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before: number = (await elsewhere.visitor.get(page)).json().generation;
    await enterResult(admin, await stored(db, eventId), round);
    times.push(
      await timed(async () => {
        while ((await elsewhere.visitor.get(page)).json().generation <= before);
      }),
    );
  }
  for (const { stop } of processes) await stop();
  return {
    bench: 'result committed until another process shows it',
    ours: medianOf(times),
    oursUnit: 'ms',
  };
}

async function enterResult(admin: TestUser, event: LoadedEvent, seed: number): Promise<void> {
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  const answer = await admin.post(`/api/picks/override/${event.row.id}`, {
    userId: null,
    eventStageId: stage.id,
    reason: 'bench',
    version: event.row.officialVersion,
    ...randomPicks(stage.stage, randomOf(seed)),
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

interface Process {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly visitor: TestClient;
  readonly capabilities: Capabilities;
  readonly stop: () => Promise<void>;
}

async function startProcess(connectionString: string): Promise<Process> {
  const db = createDatabase(connectionString);
  const config = {
    publicUrl: 'http://localhost:3000',
    isAnswerChecked: false,
    trustProxy: false,
    rateLimits: unlimited,
  };
  const parts = { db, log: createLog({ level: 'silent' }), config };
  const capabilities = createCapabilities({ ...parts, connectionString });
  const readiness = { isDraining: () => false };
  const app = await buildApp({ ...parts, readiness, ...capabilities.served });
  await capabilities.start();
  const stop = async (): Promise<void> => {
    await capabilities.stop();
    await app.close();
    await db.destroy();
  };
  return { app, visitor: testClient(app), capabilities, stop };
}
