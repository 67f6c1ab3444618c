import type { Answer } from '@callshot/contract';
import { awardTier, TrophyType } from '@callshot/rules';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findNames } from '../../play/scoreboards/entry-blocks.repository.ts';
import { goalTiersOf } from '../../play/scoreboards/goal-tiers.ts';
import type { NotRewardedParts } from './not-rewarded.service.ts';

type Key = 'GET /api/trophy/recipients/:eventId';

const pageSize = 5000;

/** Users with the trophies that they would get now, by rank; empty before the first result. */
export async function readRecipients(
  { db, boards }: Pick<NotRewardedParts, 'db' | 'boards'>,
  eventId: number,
  startRow: number,
): Promise<Outcome<Answer<Key>, 'event_not_found'>> {
  const board = await boards.boardOf(eventId);
  if (!board) return refuse('event_not_found');
  const { scoreboard, generation } = board;
  const byGoals = await goalTiersOf(board);
  const rows = scoreboard.page(startRow, pageSize);
  const ids = rows.map(({ userId }) => userId).sort((a, b) => a - b);
  const names = await findNames(db, ids);
  const nameOf = new Map(ids.map((id, at) => [id, names[at] ?? '']));
  const records = rows.flatMap(({ rank, userId, totalScore, percentile, entrant }) => {
    if (rank === null) return [];
    const username = publicUsername({ id: userId, username: nameOf.get(userId) ?? '' });
    const trophyTypeId = byGoals?.trophyTypeIds[entrant] ?? TrophyType[awardTier(rank, percentile)];
    return [{ rank, userId, username, totalScore, trophyTypeId }];
  });
  const totalRecords = scoreboard.hasResults ? scoreboard.entrantCount : 0;
  return done({ records, totalRecords, generation });
}
