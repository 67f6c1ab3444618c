import {
  type EventStage,
  type LateShare,
  lateLedger,
  type PickSet,
  type StageCalls,
  sharedPoints,
  stageCalls,
} from '@callshot/rules';

/**
 * A user's picks beside their ledger. Event, results and picks are read one after the other: for a
 * moment they may not fit together, and then nothing is marked.
 */
export function readCalls(stage: EventStage, picks: PickSet, official: PickSet): StageCalls | null {
  try {
    return stageCalls(stage, picks, official);
  } catch {
    return null;
  }
}

/** The same calls at the share of the points that a late entry is paid [rule: late-5]. */
export const sharedCalls = (
  stage: EventStage,
  calls: StageCalls,
  lateShare: LateShare,
): StageCalls => ({
  ...calls,
  ledger: lateLedger(stage, calls.ledger, lateShare),
  maximum: { ...calls.maximum, points: sharedPoints(calls.maximum.points, lateShare) },
});
