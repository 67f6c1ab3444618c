import type { ChildProcess } from 'node:child_process';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { besideWiki, played, startWikiProduct } from '../following/wiki-product.ts';
import { longestHold } from '../held-turns.ts';
import { sized } from '../sized.ts';

const MAJORS = sized(7, 2);
const MOST_HELD_MS = 10;
const dayMs = 86_400_000;

/** An event creator has the format of a Major drafted: its pages are asked for, read and drafted. */
export const run = (): Promise<BenchRow[]> => besideWiki(measured);

async function measured(wiki: ChildProcess, db: Db, connectionString: string): Promise<BenchRow[]> {
  const playing = await played(wiki, { editions: MAJORS, startsAt: Date.now() + 7 * dayMs });
  const { admin, stop } = await startWikiProduct(db, connectionString, playing);
  try {
    const drafts: { readonly ms: number; readonly heldMs: number }[] = [];
    for (const pageId of playing.pageIds) {
      const begun = performance.now();
      const heldMs = await longestHold(async () => {
        const answer = await admin.get(`/api/liquipedia/draftFormat?gameId=2&pageId=${pageId}`);
        const { parts } = answer.json();
        if (parts?.length !== 4) throw new Error(`${answer.statusCode} ${answer.body}`);
      });
      drafts.push({ ms: performance.now() - begun, heldMs });
    }
    const bench = 'A Major is drafted';
    return [
      { bench, ours: medianOf(drafts.map(({ ms }) => ms)), oursUnit: 'ms' },
      {
        bench: `${bench}: event loop held at most`,
        ours: medianOf(drafts.map(({ heldMs }) => heldMs)),
        oursUnit: 'ms',
        most: MOST_HELD_MS,
      },
    ];
  } finally {
    await stop();
  }
}
