import type { Answer, UserEvent } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { trophyImagePath } from '../../account/accounts/users/trophy-face.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { namesOfEvent } from '../../play/events/event-words.ts';
import type { Boards } from '../../play/scoreboards/boards.ts';
import {
  countEnteredEvents,
  type EnteredEvent,
  findEnteredEvents,
} from './user-events.repository.ts';

export interface UserEventParts {
  readonly db: Kysely<Schema>;
  readonly boards: Pick<Boards, 'boardOf'>;
}

const pageSize = 10;

/** A user's results by event, newest first. Unsealed picks are left out. */
export async function readUserEvents(
  { db, boards }: UserEventParts,
  userId: number,
  startRow: number,
): Promise<Answer<'GET /api/user/events/:userId'>> {
  const totalRecords = await countEnteredEvents(db, userId);
  const rows =
    startRow > totalRecords ? [] : await findEnteredEvents(db, userId, startRow - 1, pageSize);
  const records: UserEvent[] = [];
  for (const row of rows) {
    const { eventId, gameId, rewardTypeId, startsAt, finishedAt } = row;
    records.push({
      eventId,
      ...namesOfEvent(row),
      gameId,
      rewardTypeId,
      startDate: startsAt.toISOString(),
      isFinished: finishedAt !== null,
      ...(await placeIn(boards, row, userId)),
      trophy:
        row.trophyTypeId === null
          ? null
          : {
              trophyTypeId: row.trophyTypeId,
              imagePath: trophyImagePath(rewardTypeId, row.trophyTypeId),
            },
    });
  }
  return { records, totalRecords };
}

/** As it was frozen with the trophy; else as the board stands. */
async function placeIn(
  boards: Pick<Boards, 'boardOf'>,
  { eventId, rank, isTied, entrants, percentile, totalScore }: EnteredEvent,
  userId: number,
): Promise<
  Pick<UserEvent, 'rank' | 'isTied' | 'entrants' | 'percentile' | 'totalScore' | 'lateShare'>
> {
  if (rank !== null && entrants !== null) {
    return { rank, ...(isTied && { isTied }), entrants, percentile, totalScore };
  }
  const board = await boards.boardOf(eventId);
  const row = board?.scoreboard.rowOfUser(userId);
  const late = row ? null : await board?.late();
  const lateRow = late?.rows[late.placeOf.get(userId) ?? -1];
  return {
    ...(lateRow && { lateShare: lateRow.lateShare }),
    rank: row?.rank ?? null,
    ...(row?.isTied && { isTied: row.isTied }),
    entrants: board?.scoreboard.entrantCount ?? 0,
    percentile: row?.rank ? row.percentile : null,
    totalScore: row?.totalScore ?? lateRow?.totalScore ?? null,
  };
}
