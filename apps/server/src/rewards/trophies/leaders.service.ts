import type { Answer, AwardLeader } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import { trophyImagePath } from '../../account/accounts/users/trophy-face.ts';
import type { UserCard, UserCards } from '../../account/accounts/users/user-cards.ts';
import { createSemaphore } from '../../platform/background/semaphore.ts';
import { type Outcome, refuse } from '../../platform/outcome.ts';
import { runInSlices } from '../../platform/slices.ts';
import type { AwardLeaders } from './award-leaders.ts';
import type { LeaderRow } from './game-leaders.ts';

export interface LeaderParts {
  readonly leaders: Pick<AwardLeaders, 'board' | 'winners'>;
  readonly cards: Pick<UserCards, 'of'>;
}

/** Rows of a page, and of a search. */
const pageSize = 30;

/** The shown part of a user's card. */
const adornedWith = ({ username, nameplateId, pinned }: UserCard) => ({
  username,
  pinnedEventName: pinned?.eventName ?? null,
  pinnedTrophyImagePath: pinned?.imagePath ?? null,
  nameplateId,
  trophyUrl: pinned?.url ?? null,
});

export async function readLeaders(
  parts: LeaderParts,
  gameId: GameId,
  startRow: number,
): Promise<Answer<'GET /api/trophy/leaderboard/additional/:startRow'>> {
  const board = await parts.leaders.board(gameId);
  const records = await tellRows(parts, board.page(startRow, pageSize), board.count);
  return { records, totalRecords: board.count };
}

export async function readLeader(
  parts: LeaderParts,
  gameId: GameId,
  userId: number,
): Promise<AwardLeader | null> {
  const board = await parts.leaders.board(gameId);
  const row = board.rowOfUser(userId);
  const [told] = await tellRows(parts, row ? [row] : [], board.count);
  return told ?? null;
}

/** The most searches at a time, as of boards. */
const searches = { running: 4, waiting: 16 };

export function createLeaderSearch(parts: LeaderParts) {
  const inTurn = createSemaphore(searches);
  const search = async (gameId: GameId, text: string): Promise<AwardLeader[]> => {
    const board = await parts.leaders.board(gameId);
    return tellRows(parts, await runInSlices(board.search(text, pageSize)), board.count);
  };
  return async (gameId: GameId, text: string): Promise<Outcome<AwardLeader[], 'unavailable'>> => {
    const found = await inTurn(() => search(gameId, text));
    return found.ok ? found : refuse('unavailable');
  };
}

async function tellRows(
  { cards }: LeaderParts,
  rows: readonly LeaderRow[],
  totalRecords: number,
): Promise<AwardLeader[]> {
  const shown = await cards.of(rows.map(({ userId }) => userId));
  return rows.map(({ rank, isTied, row, userId, top }, at) => {
    const nameAt = (place: number) => top[place]?.eventName ?? null;
    const imageAt = (place: number) => {
      const award = top[place];
      return award ? trophyImagePath(award.rewardTypeId, award.trophyTypeId) : null;
    };
    return {
      rank,
      ...(isTied && { isTied }),
      row,
      userId,
      ...adornedWith(cardAt(shown, at)),
      event1Name: nameAt(0),
      event2Name: nameAt(1),
      event3Name: nameAt(2),
      event4Name: nameAt(3),
      event5Name: nameAt(4),
      trophy1ImagePath: imageAt(0),
      trophy2ImagePath: imageAt(1),
      trophy3ImagePath: imageAt(2),
      trophy4ImagePath: imageAt(3),
      trophy5ImagePath: imageAt(4),
      totalRecords,
    };
  });
}

/** The users of rank 1 of the events that were rewarded last, by event [rule: trophies-19]. */
export async function readWinners(
  { leaders, cards }: LeaderParts,
  gameId: GameId,
): Promise<Answer<'GET /api/trophy/winnersandtrophies'>> {
  const events = await leaders.winners(gameId);
  const shown = await cards.of(events.flatMap(({ users }) => users.map(({ userId }) => userId)));
  const rows = events.flatMap(({ users, ...won }) => users.map((user) => ({ ...won, ...user })));
  return rows.map(({ event, userId, trophyTypeId, count, totalScore, entrants }, at) => ({
    trophy: {
      eventId: event.eventId,
      eventName: event.eventName,
      ...(event.eventNames && { eventNames: event.eventNames }),
      imagePath: trophyImagePath(event.rewardTypeId, trophyTypeId),
      trophyTypeId,
      winners: count,
      totalScore,
      entrants,
    },
    user: { userId, ...adornedWith(cardAt(shown, at)) },
  }));
}

function cardAt(cards: readonly UserCard[], at: number): UserCard {
  const card = cards[at];
  if (!card) throw new Error('A leader has no card');
  return card;
}
