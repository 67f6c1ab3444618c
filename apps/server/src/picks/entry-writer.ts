import type { Kysely } from 'kysely';
import { batchCalls } from '../platform/database/batched-calls.ts';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import type { Schema } from '../platform/database/schema.ts';
import { refuse } from '../platform/outcome.ts';
import type { Pace } from '../platform/paces/paces.ts';
import {
  isLateEntry,
  type OpenEntry,
  type OpenStage,
  saveOpenEntries,
  type Written,
} from './entries.repository.ts';

/** Writes one user's entry of an open stage; answered after the commit. */
export type WriteEntry = (stage: OpenStage, entry: OpenEntry) => Promise<Written>;

interface Save {
  readonly stage: OpenStage;
  readonly entry: OpenEntry;
}

const savesAtMost = 64;
const batchesAtOnce = 2;

/**
 * Batches the entries of one stage that arrive together. Saves of one user are never in the same
 * batch.
 */
export function createEntryWriter(db: Kysely<Schema>, pace: Pace | null): WriteEntry {
  const write = batchCalls<Save, Written>({
    run: ([first, ...others]) =>
      saveOpenEntries(
        db,
        first.stage,
        [first, ...others].map(({ entry }) => entry),
        pace,
      ),
    laneOf: ({ stage }) => `${stage.eventStageId} ${stage.eventVersion} ${stage.officialVersion}`,
    sizeAtMost: savesAtMost,
    atOnce: batchesAtOnce,
  });
  const lastOfUser = new Map<number, Promise<Written>>();

  return async (stage, entry) => {
    const { userId } = entry;
    const before = lastOfUser.get(userId);
    const own = before
      ? before.catch(unlessUnavailable).then(() => write({ stage, entry }))
      : write({ stage, entry });
    lastOfUser.set(userId, own);
    try {
      return await own;
    } catch (error) {
      if (isLateEntry(error)) return refuse('picks_locked');
      throw error;
    } finally {
      if (lastOfUser.get(userId) === own) lastOfUser.delete(userId);
    }
  };
}

/** While the database is gone the next attempt would only wait as long again. */
function unlessUnavailable(error: unknown): void {
  if (isDatabaseUnavailable(error)) throw error;
}
