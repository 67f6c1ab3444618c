import type { WikiTable } from '../wiki/records.ts';

/** The number of teams of a table that go on. */
export interface Through {
  /** The possible numbers, by how its colours can be read, the fewest first. */
  readonly readings: readonly number[];
  readonly sure: 'seen' | 'follows';
}

const STATUSES = [
  ['up', 'stayup'],
  ['up', 'stayup', 'stay'],
] as const;

/**
 * Teams that go on, by the table's word once it is finished, else by the colours of its places
 * [rule: drafts-5]. Teams that merely stay may go on, too, to another round
 * than those that rise.
 */
export function throughOf(table: WikiTable | null): Through {
  if (!table) return { readings: [], sure: 'follows' };
  const definite = table.isFinished ? table.rows.map((row) => row.definite) : [];
  const told = definite.some((status) => status !== '') ? definite : table.colours;
  const counts = STATUSES.map(
    (own) => told.filter((status) => (own as readonly string[]).includes(status)).length,
  );
  const readings = [...new Set(counts)].filter((count) => count > 0 && count < told.length);
  return { readings, sure: 'seen' };
}
