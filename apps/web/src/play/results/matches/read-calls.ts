import { type EventStage, type PickSet, type StageCalls, stageCalls } from '@callshot/rules';

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
