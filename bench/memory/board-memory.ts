import {
  createEntryBlock,
  createScoreboard,
  indexEntrants,
  rankTotals,
  runAtOnce,
} from '../../packages/rules/src/index.ts';
import { syntheticNames } from '../search/synthetic-names.ts';

/** Bytes of an entry's picks [rule: performance-6]. */
const STRIDE = 42;
const HIGHEST = 500;

/** Builds a board with the number of entries given as the argument, and prints its memory. */
function main(count: number): void {
  const before = usedBytes();
  const board = boardOf(count);
  const used = usedBytes() - before;
  if (board.page(count, 1).length !== 1 || board.block.count !== count)
    throw new Error('The board has no last row');
  const peak = process.resourceUsage().maxRSS * 1024;
  console.log(JSON.stringify({ bytesAnEntry: used / count, peak }));
}

function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function boardOf(count: number) {
  const userIds = new Int32Array(count);
  for (let at = 0; at < count; at += 1) userIds[at] = at + 1;
  const block = createEntryBlock(count, STRIDE);
  const slip = new Uint8Array(STRIDE).fill(1);
  const totals = new Uint16Array(count);
  for (let at = 0; at < count; at += 1) {
    block.write(at, slip);
    totals[at] = (at * 7919) % (HIGHEST + 1);
  }
  const entrants = runAtOnce(indexEntrants(userIds, syntheticNames(count)));
  const ranking = rankTotals(totals, HIGHEST);
  const board = createScoreboard({ stages: [], entrants, totals, ranking });
  return { page: board.page, block };
}

main(Number(process.argv[2]));
