import { useQuery } from '@tanstack/react-query';
import { userPicksQuery } from '../picks/picks.queries.ts';
import { hasPicks, pickSetOf } from '../picks/teams/pick-sets.ts';

/** Whether a user has picks in the event. */
export function useHasEntry(eventId: number, userId: number | null): boolean {
  const picks = useQuery({ ...userPicksQuery(eventId, userId ?? 0), enabled: userId !== null });
  return userId !== null && picks.data !== undefined && hasPicks(pickSetOf(picks.data));
}
