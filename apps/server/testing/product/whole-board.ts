import type { Answer, LeaderboardEntry } from '@callshot/contract';
import type { TestUser } from '../account/users.ts';

type Page = Answer<'GET /api/picks/get/leaderboard/:eventId'>;

const path = '/api/picks/get/leaderboard';

/** Every row of an event's board, page by page. */
export async function wholeBoard(
  reader: Pick<TestUser, 'get'>,
  eventId: number,
): Promise<LeaderboardEntry[]> {
  const first: Page = (await reader.get(`${path}/${eventId}`)).json();
  const rows = [...first.records];
  for (;;) {
    const more = await reader.get(`${path}/additional/${eventId}/${rows.length + 1}`);
    const { records }: Pick<Page, 'records'> = more.json();
    if (records.length === 0) return rows;
    rows.push(...records);
  }
}

/** The points of everybody on an event's board. */
export const totalsOnBoard = async (
  reader: Pick<TestUser, 'get'>,
  eventId: number,
): Promise<ReadonlyMap<number, number | null>> =>
  new Map((await wholeBoard(reader, eventId)).map((row) => [row.userId, row.totalScore]));
