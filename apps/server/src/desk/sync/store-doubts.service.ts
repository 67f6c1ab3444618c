import { isDeepStrictEqual } from 'node:util';
import type { DoubtKind } from '@callshot/rules';
import type { EventChange } from '../../play/events/running/change-event.ts';
import type { StageDoubt } from './apply-stages.service.ts';
import { reasonOf } from './doubt-words.ts';
import {
  type DoubtRow,
  deleteDoubts,
  detailsOf,
  insertDoubts,
  updateDoubt,
} from './doubts.repository.ts';

/**
 * Keeps what waits now, of `stored` ones: doubts that the wiki has settled go, answered ones stay answered. Tells
 * of new ones.
 */
export async function storeDoubts(
  { trx, event, now }: EventChange,
  stored: readonly DoubtRow[],
  found: readonly StageDoubt[],
  { keeps = [] }: { readonly keeps?: readonly DoubtKind[] } = {},
): Promise<string[]> {
  const doubts = eachOnce(found);
  const eventId = event.row.id;
  const known = new Map(stored.map((row) => [row.key, row]));
  const settled = [...known.values()].filter(
    ({ key, kind, answer }) =>
      answer === null && !doubts.has(key) && ![...keeps, ...OF_OTHERS].includes(kind),
  );
  await deleteDoubts(
    trx,
    settled.map(({ id }) => id),
  );
  const opened: StageDoubt[] = [];
  for (const doubt of doubts.values()) {
    const before = known.get(doubt.key);
    if (!before) opened.push(doubt);
    else if (before.answer === null && !isDeepStrictEqual(detailsOf(before), detailsOf(doubt))) {
      await updateDoubt(trx, before.id, doubt);
    }
  }
  await insertDoubts(trx, { eventId, openedAt: now }, opened);
  return opened.map((doubt) => `Waits for staff: ${reasonOf(doubt)}`);
}

/** Kinds that the comparison of drafts alone raises and settles. */
const OF_OTHERS: readonly DoubtKind[] = ['structure'];

/** When several stages raise the same doubt, the one with the surest answer wins. */
function eachOnce(doubts: readonly StageDoubt[]): ReadonlyMap<string, StageDoubt> {
  const byKey = new Map<string, StageDoubt>();
  for (const doubt of doubts) {
    if (!byKey.has(doubt.key) || doubt.canApply) byKey.set(doubt.key, doubt);
  }
  return byKey;
}
