import { buildScoreboard, rankTotals, type Scoreboard } from '../../packages/rules/src/index.ts';
import { type BenchRow, measure, medianOf } from '../bench-row.ts';
import { syntheticEvent } from '../scoring/synthetic-event.ts';
import { sized } from '../sized.ts';
import { type RedisClient, withRedis } from './redis-server.ts';

const ENTRIES = sized(1_000_000, 2000);
/** Members of one command. */
const BATCH = 10_000;
const PAGE = 30;
const RUNS = 3;
const KEY = 'board';

/** A board after a result, against a sorted set of the same totals in Redis. */
export async function run(): Promise<readonly BenchRow[]> {
  const event = syntheticEvent(ENTRIES);
  const board = buildScoreboard(event);
  const theirs = await withRedis((client) => measureRedis(client, board));
  const peerName = 'Redis sorted set';
  const peerOf = (peer: (of: NonNullable<typeof theirs>) => number, name = peerName) =>
    theirs
      ? { peer: peer(theirs), peerName: name }
      : { unmeasured: `${name}, as this machine has no redis-server` };
  const middle = ENTRIES / 2;
  const ordered = measure(5, () => {
    rankTotals(board.totals, board.perfectTotal);
  });
  const built = measure(3, () => {
    buildScoreboard(event).page(1, PAGE);
  });
  const page = measure(1000, () => {
    board.page(middle, PAGE);
  });
  const rank = measure(1000, () => {
    board.rowOfUser(middle);
  });
  return [
    {
      bench: `order of ${ENTRIES} from new totals`,
      ours: ordered,
      oursUnit: 'ms',
      ...peerOf(({ update }) => update),
    },
    {
      bench: `whole board of ${ENTRIES}, scored too`,
      ours: built,
      oursUnit: 'ms',
      ...peerOf(({ update }) => update),
    },
    {
      bench: `page of ${PAGE} in the middle of ${ENTRIES}`,
      ours: 1000 * page,
      oursUnit: 'µs',
      ...peerOf(({ page }) => 1000 * page),
    },
    {
      bench: `own rank among ${ENTRIES}`,
      ours: 1000 * rank,
      oursUnit: 'µs',
      ...peerOf(({ rank }) => 1000 * rank, `${peerName}, not a shared rank`),
    },
  ];
}

async function measureRedis(client: RedisClient, board: Scoreboard) {
  await fill(client, board, (entrant) => board.totals[entrant] ?? 0);
  const shift = 7919;
  const update = await timesOf(RUNS, (run) =>
    fill(client, board, (entrant) => board.totals[(entrant + shift * (run + 1)) % ENTRIES] ?? 0),
  );
  const middle = ENTRIES / 2;
  const page = await timesOf(100, () =>
    client.zRangeWithScores(KEY, middle, middle + PAGE - 1, { REV: true }),
  );
  const rank = await timesOf(100, () => client.zRevRank(KEY, String(middle)));
  return { update, page, rank };
}

/** Gives every entrant the points of `totalOf`, all commands on their way at once. */
async function fill(
  client: RedisClient,
  { entrantCount }: Scoreboard,
  totalOf: (entrant: number) => number,
): Promise<void> {
  const sent: Promise<number>[] = [];
  for (let from = 0; from < entrantCount; from += BATCH) {
    const members = Array.from({ length: Math.min(BATCH, entrantCount - from) }, (_, at) => ({
      value: String(from + at + 1),
      score: totalOf(from + at),
    }));
    sent.push(client.zAdd(KEY, members));
  }
  await Promise.all(sent);
}

async function timesOf(runs: number, work: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await work(run);
    times.push(performance.now() - startedAt);
  }
  return medianOf(times);
}
