import type { EventStage } from '../model/event-stage.ts';
import type { LedgerRow } from '../scoring/ledger.ts';

/** Shares of the points in % that an event may give whoever enters after the lock [rule: late-1]. */
export const LATE_SHARES = [25, 50, 75] as const;
export type LateShare = (typeof LATE_SHARES)[number];

/** A late entrant's points of a stage, whole and rounded half up [rule: late-5]. */
export const sharedPoints = (points: number, share: LateShare): number =>
  Math.floor((points * share + 50) / 100);

/** The rule of the row that takes away what a late entry does not get. */
const LATE_ENTRY = 'Late Entry';

/**
 * The ledger of a late entry: its rows at full worth, and one that takes the rest away, so that the rows sum to
 * the shared points [rule: late-5].
 */
export function lateLedger(
  { stageIndex, substages }: EventStage,
  rows: readonly LedgerRow[],
  share: LateShare,
): readonly LedgerRow[] {
  const full = rows.reduce((sum, { points }) => sum + points, 0);
  const points = sharedPoints(full, share) - full;
  if (points === 0) return rows;
  const eventSubstageId = substages[0]?.eventSubstageId ?? 0;
  const taken = { stageIndex, eventSubstageId, rule: LATE_ENTRY, teamId: null, matchKey: null };
  return [...rows, { ...taken, points, worth: 0, outcome: 'void' }];
}
