import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lookAtDueEvents } from '../../apps/server/src/desk/sync/look-at-wiki.service.ts';
import { alone } from '../../apps/server/src/platform/changes/leadership.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import type { signedIn } from '../../apps/server/testing/account/users.ts';
import { majorFormat } from '../../seed/src/formats/formats.ts';
import { type Caller, createReplayedEvent } from '../../seed/src/index.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { longestHold } from '../held-turns.ts';
import { sized } from '../sized.ts';
import type { Playing } from './wiki-process.ts';
import { besideWiki, played, startWikiProduct } from './wiki-product.ts';

const EVENTS = sized(10, 1);
const ROUNDS = sized(7, 1);
const MOST_HELD_MS = 10;
const dayMs = 86_400_000;

/** One look at the wiki that tells of ten Majors while they are played, and what becomes of it. */
export const run = (): Promise<BenchRow[]> => besideWiki(measured);

async function measured(wiki: ChildProcess, db: Db, connectionString: string): Promise<BenchRow[]> {
  const startsAt = Date.now() - 25 * dayMs;
  const playing = await played(wiki, { editions: EVENTS, startsAt });
  const product = await startProduct(db, connectionString, playing);
  try {
    await product.follow(playing.pageIds);
    // The first look finds every match, and code that has never run.
    await product.tick();
    const [quiet, news]: [Tick[], Tick[]] = [[], []];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await turn(wiki, startsAt + ((playing.endsAt - startsAt) * round) / ROUNDS);
      news.push(await product.tick());
      quiet.push(await product.tick());
    }
    await product.check();
    return [
      ...rowsOf(`${EVENTS} Majors looked at, a seventh of each has been played since`, news),
      ...rowsOf(`${EVENTS} Majors looked at, nothing is new`, quiet),
    ];
  } finally {
    await product.stop();
  }
}

interface Tick {
  readonly ms: number;
  readonly heldMs: number;
}

const rowsOf = (bench: string, ticks: readonly Tick[]): BenchRow[] => [
  { bench, ours: medianOf(ticks.map(({ ms }) => ms)), oursUnit: 'ms' },
  {
    bench: `${bench}: event loop held at most`,
    // Other load can only add to it.
    ours: Math.min(...ticks.map(({ heldMs }) => heldMs)),
    oursUnit: 'ms',
    most: MOST_HELD_MS,
  },
];

async function turn(wiki: ChildProcess, now: number): Promise<void> {
  wiki.send(now);
  await once(wiki, 'message');
}

async function startProduct(db: Db, connectionString: string, playing: Playing) {
  const { admin, services, stop } = await startWikiProduct(db, connectionString, playing);
  const staff = callerOf(admin);
  return {
    follow: async (pageIds: readonly number[]) => {
      const json = JSON.stringify(majorFormat.format);
      await db.insertInto('eventFormats').values({ name: 'Major', json }).execute();
      for (const pageId of pageIds) await createReplayedEvent(staff, { gameId: 2, pageId });
    },
    tick: async (): Promise<Tick> => {
      await db
        .updateTable('eventWikis')
        .set({ nextLookAt: new Date(0) })
        .execute();
      const begun = performance.now();
      const heldMs = await longestHold(() => lookAtDueEvents({ ...services, standing: alone }));
      return { ms: performance.now() - begun, heldMs };
    },
    /** The measured look has to make results official. */
    check: async () => {
      const events = await db.selectFrom('events').select(['completedAt']).execute();
      const over = events.filter(({ completedAt }) => completedAt !== null).length;
      if (over !== EVENTS) throw new Error(`${over} of ${EVENTS} Majors are over`);
    },
    stop,
  };
}

const callerOf = (user: Awaited<ReturnType<typeof signedIn>>): Caller => ({
  get: async <T>(path: string) => (await user.get(path)).json() as T,
  post: async (path, body) => {
    const answer = await user.post(path, body);
    return { status: answer.statusCode, body: answer.json() };
  },
});
