import type { LeaderboardEntry } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { boardPreviewQuery, ownPlaceQuery } from './leaderboard.queries.ts';

interface OwnEntry {
  /** Null = not on the board, or not known yet. */
  readonly entry: LeaderboardEntry | null;
  readonly isLoading: boolean;
}

/** The reader's own row of a board that has ranks; asked for alone where it is not among the first. */
export function useOwnEntry(eventId: number, userId: number | null): OwnEntry {
  const head = useQuery({ ...boardPreviewQuery(eventId), enabled: userId !== null }).data;
  const isOwn = (entry: LeaderboardEntry) => entry.userId === userId;
  const first = head?.records.find(isOwn);
  const isRanked = head?.records.some(({ rank }) => rank !== null) ?? false;
  const place = useQuery({
    ...ownPlaceQuery(eventId, head?.generation ?? 0),
    enabled: userId !== null && isRanked && first === undefined,
  });
  return {
    entry: first ?? place.data?.records.find(isOwn) ?? null,
    isLoading: place.isLoading,
  };
}
