import type { Answer } from '@callshot/contract';
import { awardTier, TrophyType } from '@callshot/rules';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findNames } from '../../play/scoreboards/entry-blocks.repository.ts';
import { goalTiersOf } from '../../play/scoreboards/goal-tiers.ts';
import { lateOfPage } from '../../play/scoreboards/late-entrants.ts';
import type { NotRewardedParts } from './not-rewarded.service.ts';

type Key = 'GET /api/trophy/recipients/:eventId';

const pageSize = 5000;

/**
 * Users with the trophies that they would get now, by rank, and late entrants with wood behind them; empty before
 * the first result [rule: late-8].
 */
export async function readRecipients(
  { db, boards }: Pick<NotRewardedParts, 'db' | 'boards'>,
  eventId: number,
  startRow: number,
): Promise<Outcome<Answer<Key>, 'event_not_found'>> {
  const board = await boards.boardOf(eventId);
  if (!board) return refuse('event_not_found');
  const { scoreboard, generation } = board;
  if (!scoreboard.hasResults) return done({ records: [], totalRecords: 0, generation });
  const [byGoals, late] = [await goalTiersOf(board), await board.late()];
  const ranked = scoreboard
    .page(startRow, pageSize)
    .flatMap(({ rank, userId, totalScore, percentile, entrant }) => {
      if (rank === null) return [];
      const byRank = TrophyType[awardTier(rank, percentile)];
      return [
        { rank, userId, totalScore, trophyTypeId: byGoals?.trophyTypeIds[entrant] ?? byRank },
      ];
    });
  const { entrantCount } = scoreboard;
  const unranked = lateOfPage(late, entrantCount, { startRow, count: pageSize }).map(
    ({ userId, totalScore }) => ({ rank: null, userId, totalScore, trophyTypeId: TrophyType.wood }),
  );
  const rows = [...ranked, ...unranked];
  const names = await publicNames(db, rows);
  const records = rows.map((row) => ({ ...row, username: names.get(row.userId) ?? '' }));
  return done({ records, totalRecords: entrantCount + late.rows.length, generation });
}

async function publicNames(
  db: NotRewardedParts['db'],
  users: readonly { readonly userId: number }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = users.map(({ userId }) => userId).sort((a, b) => a - b);
  const names = await findNames(db, ids);
  return new Map(ids.map((id, at) => [id, publicUsername({ id, username: names[at] ?? '' })]));
}
