import type { Answer, AnsweredRefusal, Nameplate } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { grantNameplate } from '../nameplates/grant-nameplate.ts';
import { tellNameplate } from '../nameplates/told-nameplate.ts';
import { rewardSubject } from './open-reward.service.ts';
import {
  clearRewardNotice,
  findMonthNow,
  findOptions,
  hasChosen,
  insertClaim,
  isOffered,
  isOpen,
  lockSupporter,
} from './rewards.repository.ts';

type Key = 'GET /api/nameplate/select';
type Refusal = AnsweredRefusal<Key>;

export interface RewardParts {
  readonly db: Kysely<Schema>;
  readonly grantNameplate: typeof grantNameplate;
}

/** The caller's choices this month [rule: nameplates-5]. */
export async function readOptions(
  { db }: Pick<RewardParts, 'db'>,
  userId: number,
): Promise<Nameplate[]> {
  const { month } = await findMonthNow(db);
  return (await findOptions(db, userId, month)).map(tellNameplate);
}

/** One nameplate a supporter and month, however often and wherever it is asked for at once. */
export async function chooseReward(
  { db, grantNameplate: grant }: RewardParts,
  userId: number,
  nameplateId: number,
): Promise<Outcome<Answer<Key>, Refusal>> {
  return db.transaction().execute(async (trx) => {
    // A second call waits here. The time after the wait counts.
    const isSupporter = await lockSupporter(trx, userId);
    const { month } = await findMonthNow(trx);
    if (!isSupporter || !(await isOpen(trx, month))) return refuse('no_reward');
    if (await hasChosen(trx, userId, month)) return refuse('already_claimed');
    if (!(await isOffered(trx, month, nameplateId))) return refuse('not_offered');
    const granted = await grant(trx, { userId, nameplateId, source: 'reward' });
    if (!granted.ok) return refuse('not_offered');
    if (!granted.value.isNew) return refuse('already_owned');
    await insertClaim(trx, { userId, month, nameplateId });
    await clearRewardNotice(trx, userId, rewardSubject(month));
    return done({ nameplateId });
  });
}
