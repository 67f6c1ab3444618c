import { decodePicks, encodePicks, type PickSet } from '@callshot/rules';
import type { LoadedStage } from '../events/loaded-event.ts';

/** The bytes that a stage's picks are stored as. */
export const bytesOf = ({ stage, layout }: LoadedStage, picks: PickSet): Uint8Array =>
  encodePicks(stage, layout, picks);

/** One version of somebody's entry as it is stored. */
export interface StoredEntry {
  readonly eventStageId: number;
  readonly userId: number;
  readonly version: number;
  readonly slots: Uint8Array;
  readonly layoutFingerprint: string;
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
