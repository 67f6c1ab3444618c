import { createSimdKernel } from '../../apps/server/src/play/scoreboards/kernel/simd-kernel.ts';
import {
  buildScoreboard,
  rankTotals,
  type ScoreboardInput,
} from '../../packages/rules/src/index.ts';
import { withDatabase } from '../bench-database.ts';
import { type BenchRow, measure, measureByTurns } from '../bench-row.ts';
import { sized } from '../sized.ts';
import { createSimdSum } from './simd-sum.ts';
import { scoreInSql } from './sql-scoring.ts';
import { allBytes, syntheticEvent } from './synthetic-event.ts';

const ENTRIES = sized(1_000_000, 2000);
/** Entries that SQL scores; ours are measured on as many in that row. */
const SQL_ENTRIES = sized(100_000, 500);
const RUNS = 9;

/** Scoring and ranking a million entries against what the machine can do and what others do. */
export async function run(): Promise<readonly BenchRow[]> {
  const event = syntheticEvent(ENTRIES);
  const kernel = createSimdKernel();
  const vectors = kernel && syntheticEvent(ENTRIES, kernel);
  return [
    ...scoringRows(event, vectors),
    ...orderRows(event),
    boardRow(event, 'plain'),
    ...(vectors ? [boardRow(vectors, 'SIMD')] : []),
    await sqlRow(),
  ];
}

function scoringRows(event: ScoreboardInput, vectors: ScoreboardInput | null): BenchRow[] {
  const bytes = allBytes(event);
  const sum = createSimdSum(bytes);
  const expected = bytes.reduce((total, byte) => total + byte, 0);
  if (sum() !== expected) throw new Error(`SIMD sums ${sum()}, not ${expected}`);
  const simd = vectors ? [scoreAll(vectors)] : [];
  const [limit = 0, plain = 0, ...vector] = measureByTurns(RUNS, [sum, scoreAll(event), ...simd]);
  const perEntry = bytes.length / ENTRIES;
  const row = { oursUnit: 'ms', limit, limitName: 'SIMD sum of the same bytes' };
  const bench = `score ${ENTRIES} entries of ${perEntry} bytes`;
  return [
    { ...row, bench: `${bench}, plain`, ours: plain },
    ...vector.map((ours) => ({ ...row, bench: `${bench}, SIMD`, ours })),
  ];
}

function scoreAll({ stages }: ScoreboardInput): () => void {
  const totals = new Uint16Array(ENTRIES);
  const scorers = stages.map(({ scoring, block }) =>
    block.scorer(scoring.units.map(scoring.tableOf)),
  );
  return () => {
    totals.fill(0);
    for (const scorer of scorers) scorer.add(totals, 0, ENTRIES);
  };
}

function orderRows(event: ScoreboardInput): BenchRow[] {
  const { totals } = buildScoreboard(event);
  let highest = 0;
  for (const total of totals) highest = Math.max(highest, total);
  const [ours = 0, typed = 0] = measureByTurns(5, [
    () => rankTotals(totals, highest),
    () => sortKeys(totals, highest),
  ]);
  const objects = measure(1, () => sortObjects(totals));
  const row = { bench: `rank and order ${ENTRIES} entries`, ours, oursUnit: 'ms' };
  return [
    { ...row, peer: typed, peerName: 'typed-array sort' },
    { ...row, peer: objects, peerName: 'array-of-objects sort' },
  ];
}

/** Points (fewest first, so that ascending is best first) and entrant in one number. */
function sortKeys(totals: ArrayLike<number>, highest: number): Float64Array {
  const keys = Float64Array.from(totals, (total, entrant) => (highest - total) * 2 ** 32 + entrant);
  return keys.sort();
}

function sortObjects(totals: ArrayLike<number>): { entrant: number; total: number }[] {
  const rows = Array.from(totals, (total, entrant) => ({ entrant, total }));
  return rows.sort((a, b) => b.total - a.total || a.entrant - b.entrant);
}

function boardRow(event: ScoreboardInput, kernel: string): BenchRow {
  const ours = measure(5, () => {
    buildScoreboard(event).page(1, 30);
  });
  return {
    bench: `whole board of ${ENTRIES}, ${kernel}: score, rank, first page`,
    ours,
    oursUnit: 'ms',
  };
}

async function sqlRow(): Promise<BenchRow> {
  const event = syntheticEvent(SQL_ENTRIES);
  const ours = measure(RUNS, () => {
    buildScoreboard(event);
  });
  const { ms, totals } = await withDatabase((connectionString) =>
    scoreInSql(connectionString, event),
  );
  const board = buildScoreboard(event);
  if (board.totals.some((total, entrant) => total !== totals[entrant])) {
    throw new Error('SQL and the scoreboard disagree');
  }
  return {
    bench: `score and rank ${SQL_ENTRIES} entries`,
    ours,
    oursUnit: 'ms',
    peer: ms,
    peerName: 'SQL over pick rows',
  };
}
