import type { WikiTable } from '../wiki/records.ts';
import { rememberedTable } from './verdict.ts';

/**
 * Tables after another answer. They are named by their positions, which move when a page gets another one:
 * what a table is of says which it was before.
 */
export function rememberedTables(
  known: readonly WikiTable[],
  said: readonly WikiTable[],
): WikiTable[] {
  const told = said.map((table) => {
    const before = known.find((one) => isSameTable(one, table));
    return before ? { ...rememberedTable(before, table), index: table.index } : table;
  });
  const isTold = (table: WikiTable): boolean =>
    said.some((one) => isAt(one, table) || isSameTable(one, table));
  return [...known.filter((table) => !isTold(table)), ...told];
}

const isAt = (a: WikiTable, b: WikiTable): boolean => a.pageId === b.pageId && a.index === b.index;

/**
 * Tables are the same if they have the same matches, else mostly the same teams, else the same
 * place.
 */
function isSameTable(a: WikiTable, b: WikiTable): boolean {
  if (a.pageId !== b.pageId) return false;
  if (a.matchIds.length > 0 && b.matchIds.length > 0) {
    return a.matchIds.some((id) => b.matchIds.includes(id));
  }
  const [own, other] = [a, b].map(({ rows }) => rows.map(({ teamKey }) => teamKey));
  if (!own || !other || own.length === 0 || other.length === 0) return a.index === b.index;
  const shared = own.filter((key) => other.includes(key)).length;
  return 2 * shared >= Math.min(own.length, other.length);
}
