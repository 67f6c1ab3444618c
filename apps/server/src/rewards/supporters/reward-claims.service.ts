import type { Answer } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { countClaims, findClaimsOf } from './rewards.repository.ts';

const pageSize = 50;

/** The month's gifts with their receivers. */
export async function readRewardClaims(
  db: Kysely<Schema>,
  month: string,
  from: number,
): Promise<Answer<'GET /api/supporters/claims/:month'>> {
  const [rows, total] = await Promise.all([
    findClaimsOf(db, month, from, pageSize),
    countClaims(db, month),
  ]);
  return {
    rows: rows.map(({ id, username, nameplateId, nameplateName, claimedAt }) => ({
      userId: id,
      username: publicUsername({ id, username }),
      nameplate:
        nameplateId === null || nameplateName === null
          ? null
          : { id: nameplateId, name: nameplateName },
      claimedAt: claimedAt.toISOString(),
    })),
    total,
  };
}
