import { decodePicks, encodePicks, type PickSet } from '@callshot/rules';
import type { LoadedEvent, LoadedStage } from '../events/loaded-event.ts';

/** The bytes that a stage's picks are stored as. */
export const bytesOf = ({ stage, layout }: LoadedStage, picks: PickSet): Uint8Array =>
  encodePicks(stage, layout, picks);

interface StoredEntry {
  readonly eventStageId: number;
  readonly slots: Uint8Array;
  readonly layoutFingerprint: string;
}

/** The picks that a stored entry stands for. */
export function picksOfEntry(event: LoadedEvent, entry: StoredEntry): PickSet {
  const stage = event.stages.find(({ id }) => id === entry.eventStageId);
  if (!stage) throw new Error(`Event ${event.row.id} has no stage ${entry.eventStageId}`);
  return decodeEntry(stage, entry);
}

/** Whether the bytes stand for picks of the stage as it is. */
export function isReadable(stage: LoadedStage, entry: StoredEntry): boolean {
  try {
    decodeEntry(stage, entry);
    return true;
  } catch {
    return false;
  }
}

export function decodeEntry({ stage, layout }: LoadedStage, entry: StoredEntry): PickSet {
  if (entry.layoutFingerprint !== layout.fingerprint) {
    throw new Error(`An entry of stage ${entry.eventStageId} was written in another layout`);
  }
  return decodePicks(stage, layout, entry.slots);
}
