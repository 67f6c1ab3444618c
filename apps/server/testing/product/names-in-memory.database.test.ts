import { afterAll, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { createDatabase, type Db } from '../../src/platform/database/database.ts';
import { goodPassword, type TestUser } from '../account/users.ts';
import { patient } from '../platform/database.ts';
import { testEvent } from '../play/events.ts';
import { type TestProduct, testProduct } from './product.ts';

// Names are cached in many places. After any change of a user, at any moment of a reading, each
// cache soon shows the same as one that starts afterwards.

const product = await testProduct();
await product.capabilities.start();
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];
for (let at = 0; at < 8; at += 1) players.push(await product.user(`Player ${at}`));
const [sealed, open] = [
  await testEvent(db, { stages: [swissStage()], gameId: 1 }),
  await testEvent(db, { stages: [swissStage()], gameId: 1 }),
];
for (const [at, player] of players.entries()) {
  for (const event of [sealed, open]) {
    const stage = event.stages[0];
    if (!stage) throw new Error('no stage');
    const picks = randomPicks(stage.stage, randomOf(at));
    await player.post(`/api/picks/save/user/${event.row.id}`, picks);
  }
  await db
    .insertInto('awards')
    .values({ userId: player.id, eventId: sealed.row.id, trophyTypeId: 1 + (at % 6) })
    .execute();
  const league = { name: `League of ${at}`, isHidden: false };
  await player.post('/api/leagues/save', league);
}
const lock = { eventId: sealed.row.id, action: 'lock', relockTime: null, reason: 'over' };
expect((await admin.post('/api/event/stage', lock)).statusCode).toBe(200);

const texts = ['player', 'renamed', 'PLAYER 3'];
const questions = texts.flatMap((text) => [
  `/api/picks/search/leaderboard/${sealed.row.id}/${encodeURIComponent(text)}`,
  `/api/picks/search/leaderboard/${open.row.id}/${encodeURIComponent(text)}`,
  `/api/trophy/search/leaderboard/${encodeURIComponent(text)}`,
]);
const pages = [
  `/api/picks/get/leaderboard/${sealed.row.id}`,
  `/api/picks/get/leaderboard/${open.row.id}`,
  '/api/trophy/leaderboard',
  '/api/trophy/winnersandtrophies',
];

interface Named {
  readonly userId?: number;
  readonly username?: string;
}

/** Every name with whose it is, wherever it stands in an answer. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { userId, username } = value as Named;
  const own = userId !== undefined && username !== undefined ? [`${userId} ${username}`] : [];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

async function told({ visitor }: TestProduct): Promise<Record<string, readonly string[]>> {
  const answers: Record<string, readonly string[]> = {};
  for (const path of [...questions, ...pages]) {
    const answer = await visitor.get(path);
    expect(answer.statusCode, path).toBe(200);
    answers[path] = namesIn(answer.json());
  }
  return answers;
}

/** A pool of its own, whose answers about users wait while they are held. */
function heldDatabase() {
  const waiting: (() => void)[] = [];
  const aboutUsers = new WeakSet<object>();
  let isHeld = false;
  const own = createDatabase(product.connectionString, patient);
  afterAll(() => own.destroy());
  const held = own.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('users')) aboutUsers.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (isHeld && aboutUsers.has(queryId)) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return result;
    },
  });
  return {
    held,
    hold: () => {
      isHeld = true;
    },
    waiting: () => waiting.length,
    letGo: () => {
      isHeld = false;
      for (const go of waiting.splice(0)) go();
    },
  };
}

const startOn = async (on: Db): Promise<TestProduct> => {
  const started = await testProduct({ db: on, connectionString: product.connectionString });
  await started.capabilities.start();
  return started;
};

const update = (user: TestUser | undefined, body: object) =>
  admin.post('/api/user/update', { userId: user?.id, reason: 'a test', ...body });
const changes: readonly (readonly [what: string, change: () => Promise<{ statusCode: number }>])[] =
  [
    ['a rename', () => update(players[3], { username: 'Renamed Three' })],
    ['a ban', () => update(players[4], { isDisabled: true, isIneligible: true })],
    ['another rename of the same', () => update(players[3], { username: 'Player 3 again' })],
    ['the end of a ban', () => update(players[4], { isDisabled: false, isIneligible: false })],
    [
      'a deletion',
      async () => {
        const confirmation = { confirmation: 'Player 5', password: goodPassword };
        return (await players[5]?.post('/api/account/delete', confirmation)) ?? { statusCode: 0 };
      },
    ],
  ];

const idle = await startOn(db);

test.each(changes)(
  '%s is told alike by every process, whatever it was doing',
  async (_, change) => {
    await told(idle);
    await told(product);
    const { held, hold, waiting, letGo } = heldDatabase();
    const reading = await startOn(held);
    const cold = await startOn(db);
    hold();
    const asked = Promise.all([...questions, ...pages].map((path) => reading.visitor.get(path)));
    await expect.poll(waiting).toBeGreaterThan(1);
    expect((await change()).statusCode).toBe(200);
    letGo();
    await asked;
    const fresh = await startOn(db);
    for (const process of [product, idle, reading, cold]) {
      await expect.poll(() => told(process)).toEqual(await told(fresh));
    }
  },
);
