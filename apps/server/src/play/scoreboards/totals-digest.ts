import { createHash } from 'node:crypto';
import type { UnscoredBoard } from './event-board.ts';

/**
 * A digest of what totals depend on: the entrants, and what every pick pays. Processes of different
 * releases may pay differently, and nothing else stored would tell.
 */
export function* totalsDigest({ entrants, stages }: UnscoredBoard): Generator<void, string> {
  const hash = createHash('sha256').update(entrants.digest);
  for (const { scoring } of stages) {
    for (const unit of scoring.units) {
      const { lowSize, highSize, points } = scoring.tableOf(unit);
      hash.update(` ${lowSize} ${highSize} `).update(points);
      yield;
    }
  }
  return hash.digest('hex');
}
