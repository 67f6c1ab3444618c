import type { LeaderboardEntry } from '@callshot/contract';
import type { UserCard } from '../../account/accounts/users/user-cards.ts';

const staffMark = { isStaff: true } as const;
export const tieMark = { isTied: true } as const;

type Place = Pick<
  LeaderboardEntry,
  'rank' | 'row' | 'totalScore' | 'move' | 'lastPoints' | 'champion'
> &
  Pick<LeaderboardEntry, 'lateShare'> & { readonly isTied?: boolean };

/** A place with whose it is. */
export function recordOf(
  { rank, isTied, row, totalScore, move, lastPoints, champion, lateShare }: Place,
  userId: number,
  card: UserCard | undefined,
): LeaderboardEntry {
  if (!card) throw new Error(`User ${userId} has no card`);
  const { username, nameplateId, isStaff, pinned } = card;
  return {
    pinnedEventName: pinned?.eventName ?? null,
    pinnedTrophyImagePath: pinned?.imagePath ?? null,
    trophyUrl: pinned?.url ?? null,
    rank,
    ...(isTied && tieMark),
    row,
    userId,
    username,
    ...(isStaff && staffMark),
    totalScore,
    nameplateId,
    move,
    lastPoints,
    champion,
    ...(lateShare && { lateShare }),
  };
}
