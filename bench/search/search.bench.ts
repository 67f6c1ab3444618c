import {
  createScoreboard,
  indexEntrants,
  rankTotals,
  runAtOnce,
  type Scoreboard,
} from '../../packages/rules/src/index.ts';
import { withDatabase } from '../bench-database.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { sized } from '../sized.ts';
import { syntheticNames } from './synthetic-names.ts';
import { openTrigramSearch, type TrigramSearch } from './trigram-search.ts';

const ENTRANTS = sized(1_000_000, 1000);
const HIGHEST = 500;
const PAGE = 30;
const RUNS = sized(15, 1);
/** A query that takes PostgreSQL this long is run only once. */
const LONG_MS = 200;

/** One to twelve letters: in most names, in some, in a handful, in none; in several scripts. */
const NEEDLES =
  'a 7 q ж ß _ ar e2 zq qx 99 sta dra xyz qqq 123 иван king 1234 太郎 😀 storm ghost zzxqv 9876 sanana nanana shadow arstaxa emilexx hawk_hawk starmaster dragonwolf kolamirota starmaster99 abcdefghijkl'.split(
    ' ',
  );

interface Measured {
  readonly needle: string;
  readonly ours: number;
  readonly peer: number;
  /** The longest time that the search blocked the event loop. */
  readonly held: number;
}

/** Names that contain a text, best placed first, against the same question to PostgreSQL. */
export async function run(): Promise<readonly BenchRow[]> {
  const usernames = [...syntheticNames(ENTRANTS)];
  const { board, places } = boardOf(usernames);
  const measured = await withDatabase(async (connectionString) => {
    const peer = await openTrigramSearch(connectionString, usernames, places);
    try {
      const each: Measured[] = [];
      for (const needle of NEEDLES) each.push(await measureNeedle(board, peer, needle));
      return each;
    } finally {
      await peer.end();
    }
  });
  const ratioOf = ({ ours, peer }: Measured): number => peer / ours;
  const sorted = [...measured].sort((a, b) => ratioOf(a) - ratioOf(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  return [
    ...sorted.slice(0, 1).map((worst) => rowOf('worst', worst)),
    ...(middle ? [rowOf('median', middle)] : []),
    {
      bench: `search ${ENTRANTS} names: event loop held at most`,
      ours: Math.max(...measured.map(({ held }) => held)),
      oursUnit: 'ms',
      limit: 10,
      limitName: 'goal',
    },
  ];
}

const rowOf = (which: string, { needle, ours, peer }: Measured): BenchRow => ({
  bench: `search ${ENTRANTS} names, ${which} of ${NEEDLES.length} needles: '${needle}'`,
  ours,
  oursUnit: 'ms',
  peer,
  peerName: 'PostgreSQL with a trigram index',
});

function boardOf(usernames: readonly string[]) {
  const userIds = Int32Array.from(usernames, (_, at) => at + 1);
  const entrants = runAtOnce(indexEntrants(userIds, usernames));
  const totals = Uint16Array.from(userIds, (userId) => (userId * 7919) % (HIGHEST + 1));
  const ranking = rankTotals(totals, HIGHEST);
  return {
    board: createScoreboard({ stages: [], entrants, totals, ranking }),
    places: ranking.position,
  };
}

async function measureNeedle(
  board: Scoreboard,
  trigrams: TrigramSearch,
  needle: string,
): Promise<Measured> {
  const own: number[] = [];
  const held: number[] = [];
  const theirs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { userIds, ms, longest } = searchOnce(board, needle);
    own.push(ms);
    held.push(longest);
    if ((theirs[0] ?? 0) > LONG_MS) continue;
    const startedAt = performance.now();
    const found = await trigrams.search(needle, PAGE);
    theirs.push(performance.now() - startedAt);
    if (found.join() !== userIds.join()) throw new Error(`SQL finds others for '${needle}'`);
  }
  return { needle, ours: medianOf(own), peer: medianOf(theirs), held: Math.min(...held) };
}

function searchOnce(board: Scoreboard, needle: string) {
  const startedAt = performance.now();
  const slices = board.search(needle, PAGE);
  let [since, longest] = [startedAt, 0];
  for (;;) {
    const step = slices.next();
    const now = performance.now();
    longest = Math.max(longest, now - since);
    since = now;
    if (!step.done) continue;
    return { userIds: step.value.map(({ userId }) => userId), ms: now - startedAt, longest };
  }
}
