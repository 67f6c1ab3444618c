import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type LoadedStage, shownSince } from '../events/loaded-event.ts';
import {
  allowLongStatements,
  countMisfits,
  findBlockSet,
  findSealedAt,
  replaceBlocks,
  type SealedStage,
  tryLockBlocks,
} from './write-blocks.repository.ts';

/** Milliseconds until a process checks again whether another one has written the blocks. */
const lookAgainMs = 50;

/** The stages of an event that blocks are written of. */
export const sealedStagesOf = (stages: readonly LoadedStage[]): SealedStage[] =>
  stages.flatMap((stage) => {
    const { id, layout } = stage;
    const sealedAt = shownSince(stage);
    return sealedAt === null
      ? []
      : [{ id, sealedAt, layoutFingerprint: layout.fingerprint, stride: layout.stride }];
  });

/** Whether the stage's blocks are of this sealing; otherwise they have to be written first. */
export async function areBlocksCurrent(db: Kysely<Schema>, stage: SealedStage): Promise<boolean> {
  const set = await findBlockSet(db, stage.id);
  return (
    set?.sealedAt.getTime() === stage.sealedAt.getTime() &&
    set.layoutFingerprint === stage.layoutFingerprint
  );
}

/**
 * Makes sure that the stage's blocks exist: one process writes them while others wait. `isForced`
 * rewrites existing ones. Entries of another layout are left out; answers how many.
 */
export async function ensureBlocks(
  db: Kysely<Schema>,
  stage: SealedStage,
  { isForced = false } = {},
): Promise<number> {
  for (;;) {
    const passedOver = await db.transaction().execute((trx) => write(trx, stage, isForced));
    if (passedOver !== null) return passedOver;
    await sleep(lookAgainMs);
  }
}

async function write(
  trx: Transaction<Schema>,
  stage: SealedStage,
  isForced: boolean,
): Promise<number | null> {
  await allowLongStatements(trx);
  if (!(await tryLockBlocks(trx, stage.id))) return null;
  if (!isForced && (await areBlocksCurrent(trx, stage))) return 0;
  // Reopened meanwhile: the caller notices when it reads the event again.
  if ((await findSealedAt(trx, stage.id))?.getTime() !== stage.sealedAt.getTime()) return 0;
  await replaceBlocks(trx, stage);
  return countMisfits(trx, stage);
}
