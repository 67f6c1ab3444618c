import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Entries that are written in the layout of longer lists of teams. */
export interface GrownEntries {
  readonly eventStageId: number;
  /** Fingerprints of the layouts. */
  readonly was: string;
  readonly is: string;
  /** For each byte its index in the former layout; null = a team without picks. */
  readonly from: readonly (number | null)[];
  /** The audit row with the reason for writing entries after the lock. */
  readonly auditId: number;
}

/** Rewrites a stage's entries and revisions of one layout; who picked what, and when, stays. */
export async function rewriteEntries(
  trx: Transaction<Schema>,
  { eventStageId, was, is, from, auditId }: GrownEntries,
): Promise<void> {
  // A million entries take a minute. Saves wait for the event's lock, or are refused.
  await sql`set local statement_timeout = '600s'`.execute(trx);
  await setOverride(trx, String(auditId));
  for (const table of ['entries', 'entryRevisions'] as const) {
    await trx
      .updateTable(table)
      .set({ slots: gathered(from), layoutFingerprint: is })
      .where('eventStageId', '=', eventStageId)
      .where('layoutFingerprint', '=', was)
      .execute();
  }
  await setOverride(trx, '');
}

const setOverride = (trx: Transaction<Schema>, auditId: string) =>
  sql`select set_config('callshot.override_audit_id', ${auditId}, true)`.execute(trx);

/** The bytes put together, as many at once as lie beside each other in the former layout. */
function gathered(from: readonly (number | null)[]): RawBuilder<Buffer> {
  const pieces: { readonly start: number | null; length: number }[] = [];
  for (const at of from) {
    const last = pieces.at(-1);
    const next = last && (last.start === null ? null : last.start + last.length);
    if (last && at === next) last.length += 1;
    else pieces.push({ start: at, length: 1 });
  }
  return sql.join(
    pieces.map(({ start, length }) =>
      start === null
        ? sql`${Buffer.alloc(length)}::bytea`
        : sql`substring(slots from ${start + 1}::int for ${length}::int)`,
    ),
    sql` || `,
  );
}
