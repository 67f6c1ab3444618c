import type { Answer, AnsweredRefusal, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import {
  countOfProduct,
  findMonthNow,
  findMonths,
  findSupporterPlateIds,
  insertOffers,
  lockMonth,
  replaceOffers,
} from './rewards.repository.ts';

type Key = 'POST /api/supporters/rewards';
type RewardMonth = Answer<Key>;

const monthsBack = 6;
const monthsAhead = 12;

/** Those before, this month, and all that can be planned. */
export async function readRewards(db: Kysely<Schema>): Promise<RewardMonth[]> {
  const { month } = await findMonthNow(db);
  const rows = await findMonths(db, addMonths(month, -monthsBack));
  const known = new Map(rows.map((row) => [row.month, row]));
  const toPlan = Array.from({ length: monthsAhead + 1 }, (_, ahead) => addMonths(month, ahead));
  const months = new Set([...known.keys(), ...toPlan]);
  const byDefault = await findSupporterPlateIds(db);
  return [...months].sort().map((each) => tellMonth(each, known.get(each), byDefault));
}

type MonthRow = Awaited<ReturnType<typeof findMonths>>[number];

/** A month without a plan offers the supporter nameplates that exist when it opens. */
const tellMonth = (
  month: string,
  row: MonthRow | undefined,
  byDefault: readonly number[],
): RewardMonth => {
  const isOpen = (row?.openedAt ?? null) !== null;
  const isChosen = row?.isChosen ?? false;
  const offered = isOpen || isChosen ? (row?.offered ?? []) : byDefault;
  return { month, isOpen, isChosen, offered: [...offered], claims: row?.claims ?? 0 };
};

/** Choices that were made stay. */
export async function planReward(
  db: Kysely<Schema>,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<RewardMonth, AnsweredRefusal<Key>>> {
  const { month } = wanted;
  const offered = [...new Set(wanted.offered)].sort((a, b) => a - b);
  return db.transaction().execute(async (trx) => {
    const { month: current } = await findMonthNow(trx);
    if (month < current || month > addMonths(current, monthsAhead)) return refuse('month_over');
    await lockMonth(trx, month);
    if ((await countOfProduct(trx, offered)) < offered.length) return refuse('nameplate_not_found');
    const [before] = await findMonths(trx, month);
    await replaceOffers(trx, month, offered);
    const byDefault = await findSupporterPlateIds(trx);
    if (offered.length === 0 && before?.openedAt) await insertOffers(trx, month, byDefault);
    await insertAudit(trx, {
      actorUserId,
      action: 'reward.planned',
      subjectType: 'reward',
      subjectId: null,
      before: { month, offered: before?.offered ?? [] },
      after: { month, offered },
    });
    const [after] = await findMonths(trx, month);
    return done(tellMonth(month, after, byDefault));
  });
}

/** `2026-12` and 1 make `2027-01`. */
function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
