import { PLACEMENT_BONUS } from '../scoring/bracket-rules.ts';
import type { LedgerRow } from '../scoring/ledger.ts';
import type { CrowdCounts } from './crowd-counts.ts';
import type { ScoreboardStage } from './scoreboard.ts';

/** A prediction that came true, and how many made it. */
export interface RarePick
  extends Pick<LedgerRow, 'eventSubstageId' | 'rule' | 'teamId' | 'matchKey'> {
  readonly entrants: number;
}

/** At most one in so many makes a right pick rare [rule: pick-data-10]. */
const ONE_IN = 10;

type Judged = Pick<ScoreboardStage['scoring'], 'units'>;

/**
 * Right predictions that few entrants made, by the ledger’s rows. Points on top of a prediction are no
 * prediction of their own. Calls of a winner together with a score are not counted.
 */
export function* rarePicksInSlices(
  { units }: Judged,
  { submitted, counts }: CrowdCounts,
): Generator<void, readonly RarePick[]> {
  const found = new Map<string, RarePick>();
  const add = ({ eventSubstageId, rule, teamId, matchKey }: LedgerRow, entrants: number) => {
    const key = `${eventSubstageId} ${teamId} ${matchKey} ${rule}`;
    const before = found.get(key)?.entrants ?? 0;
    found.set(key, { eventSubstageId, rule, teamId, matchKey, entrants: before + entrants });
  };
  for (const { pair, judge } of units) {
    for (const [slot, rowsOf] of [
      [2 * pair, (value: number) => judge(value, 0)],
      [2 * pair + 1, (value: number) => judge(0, value)],
    ] as const) {
      counts[slot]?.forEach((entrants, value) => {
        if (entrants === 0 || value === 0) return;
        for (const row of rowsOf(value)) {
          if (row.outcome === 'correct' && row.rule !== PLACEMENT_BONUS) add(row, entrants);
        }
      });
    }
    yield;
  }
  return [...found.values()].filter(({ entrants }) => ONE_IN * entrants <= submitted);
}
