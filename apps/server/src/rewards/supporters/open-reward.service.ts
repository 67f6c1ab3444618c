import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { makeNotice } from '../../reach/notifications/notices/make-notice.service.ts';
import { monthlyRewardKind } from './notice-kinds.ts';
import {
  findMonthNow,
  findSupporterPlateIds,
  insertOffers,
  isOpen,
  openMonth,
} from './rewards.repository.ts';

export const rewardSubject = (month: string): string => `${monthlyRewardKind.name} ${month}`;

/**
 * Opens this month's reward once: at 00:00 UTC of the 1st, or as soon as a process runs again. One
 * process does it and makes the notice, which is sent in batches.
 */
export async function openReward(db: Kysely<Schema>): Promise<void> {
  const { month, now, endsAt } = await findMonthNow(db);
  if (await isOpen(db, month)) return;
  await db.transaction().execute(async (trx) => {
    const opened = await openMonth(trx, month);
    if (opened === null) return;
    if (!opened.isChosen) await insertOffers(trx, month, await findSupporterPlateIds(trx));
    const details = { subject: rewardSubject(month), lockAt: endsAt, now };
    await makeNotice(trx, monthlyRewardKind, { endsAt }, details);
  });
}
