import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import type { PickSet } from '../../packages/rules/src/index.ts';
import type { OpenEvent } from './crowd-findings.ts';
import type { Deployment } from './deployment.ts';
import { type ExpectedBoard, expectBoard } from './expected-board.ts';
import { atMost, exactly, type Finding } from './finding.ts';
import type { ServerProcess } from './server-process.ts';
import { waitUntil } from './wait-until.ts';
import type { Person } from './world.ts';

/** All of the bracket but its last match, so that boards are warm; then that one, timed. */
export async function enterResults(
  { db, servers }: Deployment,
  open: OpenEvent,
  chief: Person,
): Promise<Finding[]> {
  const { event, stage } = open;
  const all = randomPicks(stage.stage, randomOf(99));
  const early = { ...all, matchPicks: all.matchPicks.filter((row) => row.bracketPart !== 'GF') };
  await enter(servers, open, { chief, official: early, version: 0 });
  const before = await expectBoard(db, stage, early);
  for (const server of servers) await untilRight(server, event.row.id, before);

  const after = await expectBoard(db, stage, all);
  const entered = enter(servers, open, { chief, official: all, version: 1 });
  const rightAt = await Promise.all(
    servers.map((server) => untilRight(server, event.row.id, after)),
  );
  await entered;
  const committedAt = await findEnteredAt(db, chief);
  const wrong = await Promise.all(servers.map((server) => countWrong(server, event.row.id, after)));
  return [
    ...rightAt.map((at, index) =>
      atMost(
        `${after.entrants} entries: result entered, right on process ${index + 1}`,
        Math.round(at - committedAt),
        'ms',
        1000,
      ),
    ),
    exactly(
      `wrong scores and ranks of ${after.sample.length} entrants, both processes`,
      wrong.reduce((sum, one) => sum + one),
      '',
      0,
    ),
  ];
}

interface Results {
  readonly chief: Person;
  readonly official: PickSet;
  readonly version: number;
}

async function enter(
  [server]: readonly ServerProcess[],
  { event, stage }: OpenEvent,
  { chief, official, version }: Results,
): Promise<void> {
  const answer = await server?.client.post(`/api/picks/override/${event.row.id}`, {
    cookie: chief.cookie,
    body: { userId: null, eventStageId: stage.id, reason: 'played', version, ...official },
  });
  if (answer?.status !== 200) throw new Error(`No result was entered: ${answer?.body}`);
}

/** Asks until the first page and the number of entrants are right; when that was. */
async function untilRight(
  { client, origin }: ServerProcess,
  eventId: number,
  { entrants, first }: ExpectedBoard,
): Promise<number> {
  const isRight = async (): Promise<boolean> => {
    const answer = await client.get(`/api/picks/get/leaderboard/${eventId}`);
    if (answer.status !== 200) return false;
    const { records, totalRecords } = JSON.parse(answer.body) as {
      records: { totalScore: number | null }[];
      totalRecords: number;
    };
    const totals = records.map(({ totalScore }) => totalScore);
    return totalRecords === entrants && totals.join() === first.join();
  };
  await waitUntil(`the board of ${origin} is right`, 60_000, isRight, 5);
  return Date.now();
}

/** Just before the commit: the instant of the audit row, by the database's clock, which is this machine's. */
async function findEnteredAt(db: Db, chief: Person): Promise<number> {
  const { at } = await db
    .selectFrom('auditLog')
    .select('at')
    .where('actorUserId', '=', chief.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return at.getTime();
}

async function countWrong(
  { client }: ServerProcess,
  eventId: number,
  { sample }: ExpectedBoard,
): Promise<number> {
  let wrong = 0;
  for (const { userId, totalScore, rank } of sample) {
    const answer = await client.get(`/api/picks/get/score/${eventId}?userId=${userId}`);
    const shown = JSON.parse(answer.body) as { totalScore?: number; rank?: number };
    if (shown.totalScore !== totalScore || shown.rank !== rank) wrong += 1;
  }
  return wrong;
}
