import { createHash } from 'node:crypto';
import type { UnscoredBoard } from './shared-totals.ts';

/**
 * Names what totals follow from: who entered, and what every pick pays. Processes of different
 * releases may pay differently, with nothing stored that tells.
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
