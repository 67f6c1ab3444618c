import {
  findStage,
  hiddenLateSlots,
  hiddenSlots,
  type LoadedEvent,
  type LoadedStage,
  shownSince,
} from '../events/loaded-event.ts';
import type { EntryRow } from './entries.repository.ts';

/** One user's entries as others may see them. */
export interface ShownEntries {
  /** Entries of stages with sealed picks; the bytes of what is not sealed are empty. */
  readonly entries: readonly EntryRow[];
  /** Nothing was left out. */
  readonly areWhole: boolean;
}

/** Leaves out what nobody else may see yet, of whole stages and of single matches [rule: locks-9, locks-23]. */
export function shownEntries(event: LoadedEvent, stored: readonly EntryRow[]): ShownEntries {
  let areWhole = true;
  const entries = stored.flatMap((entry) => {
    const stage = findStage(event, entry.eventStageId);
    if (!stage || shownSince(stage) === null) {
      areWhole = false;
      return [];
    }
    const hidden = hiddenIn(event, stage, entry);
    if (hidden.length === 0) return [entry];
    areWhole = false;
    const slots = Buffer.from(entry.slots);
    for (const slot of hidden) slots[slot] = 0;
    return [{ ...entry, slots }];
  });
  return { entries, areWhole };
}

/** Bytes of one entry that others do not see yet. */
export const hiddenIn = (
  event: LoadedEvent,
  stage: LoadedStage,
  { lateShare }: Pick<EntryRow, 'lateShare'>,
): readonly number[] => (lateShare === null ? hiddenSlots(stage) : hiddenLateSlots(event, stage));
