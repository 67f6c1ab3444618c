import type { Kysely } from 'kysely';
import { batchCalls } from '../../platform/database/batched-calls.ts';
import { inTurn } from '../../platform/database/in-turn.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { refuse } from '../../platform/outcome.ts';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.ts';
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
export function createEntryWriter(db: Kysely<Schema>, limit: RateLimit | null): WriteEntry {
  const write = batchCalls<Save, Written>({
    run: ([first, ...others]) =>
      saveOpenEntries(
        db,
        first.stage,
        [first, ...others].map(({ entry }) => entry),
        limit,
      ),
    laneOf: ({ stage }) => `${stage.eventStageId} ${stage.eventVersion} ${stage.officialVersion}`,
    sizeAtMost: savesAtMost,
    atOnce: batchesAtOnce,
  });
  const writeInTurn = inTurn(write, ({ entry }) => entry.userId);

  return async (stage, entry) => {
    try {
      return await writeInTurn({ stage, entry });
    } catch (error) {
      if (isLateEntry(error)) return refuse('picks_locked');
      throw error;
    }
  };
}
