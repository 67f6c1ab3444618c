import type { EventChange } from '../events/change-event.ts';
import type { StageDoubt } from './apply-stages.service.ts';
import { reasonOf } from './doubt-words.ts';
import { deleteDoubts, findDoubts, insertDoubts } from './doubts.repository.ts';

/** Keeps what waits now: doubts that the wiki has settled go, answered ones stay answered. Tells of new ones. */
export async function storeDoubts(
  { trx, event, now }: EventChange,
  doubts: readonly StageDoubt[],
): Promise<string[]> {
  const eventId = event.row.id;
  const known = await findDoubts(trx, eventId);
  const keys = new Set(doubts.map(({ key }) => key));
  const settled = known.filter(({ key, answer }) => answer === null && !keys.has(key));
  await deleteDoubts(
    trx,
    settled.map(({ id }) => id),
  );
  const isNew = ({ key }: StageDoubt): boolean => !known.some((row) => row.key === key);
  const opened = doubts.filter(isNew);
  await insertDoubts(trx, { eventId, openedAt: now }, opened);
  return opened.map((doubt) => `Waits for staff: ${reasonOf(doubt)}`);
}
