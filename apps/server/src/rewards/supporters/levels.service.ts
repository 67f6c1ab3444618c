import type { Answer, AnsweredRefusal, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findLevels, lockLevels, updateFromCents } from './levels.repository.ts';

type Key = 'POST /api/supporters/levels';

export interface LevelParts {
  readonly db: Kysely<Schema>;
  /** Null = Patreon's webhook is not taken. */
  readonly patreonSecret: string | null;
}

export const readLevels = async ({ db, patreonSecret }: LevelParts): Promise<Answer<Key>> => ({
  isWebhookOn: patreonSecret !== null,
  levels: await findLevels(db),
});

/** A job moves the memberships whose level changes [rule: nameplates-16]. */
export async function setLevels(
  parts: LevelParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<Answer<Key>, AnsweredRefusal<Key>>> {
  const refusal = await parts.db.transaction().execute(async (trx) => {
    const before = await lockLevels(trx);
    const centsOf = new Map(before.map(({ id, fromCents }) => [id, fromCents]));
    for (const { id, fromCents } of wanted.levels) {
      // The lowest level is for users who pay nothing.
      if (id === before[0]?.id || !centsOf.has(id)) return 'level_not_found' as const;
      centsOf.set(id, fromCents);
    }
    const after = before.map(({ id }) => ({ id, fromCents: centsOf.get(id) ?? 0 }));
    const isRising = after.every(
      ({ fromCents }, at) => at === 0 || fromCents > (after[at - 1]?.fromCents ?? 0),
    );
    if (!isRising) return 'levels_out_of_order' as const;
    const changed = after.filter(({ fromCents }, at) => fromCents !== before[at]?.fromCents);
    if (changed.length === 0) return null;
    for (const level of changed) await updateFromCents(trx, level);
    await insertAudit(trx, {
      actorUserId,
      action: 'supporters.levels_changed',
      subjectType: 'supporters',
      subjectId: null,
      before: { levels: before },
      after: { levels: after },
    });
    return null;
  });
  return refusal === null ? done(await readLevels(parts)) : refuse(refusal);
}
