import { useQuery } from '@tanstack/react-query';
import { hasPicks, pickSetOf } from '../picks/pick-sets.ts';
import { userPicksQuery } from '../picks/picks.queries.ts';

/** Whether a user has picks in the event. */
export function useHasEntry(eventId: number, userId: number | null): boolean {
  const picks = useQuery({ ...userPicksQuery(eventId, userId ?? 0), enabled: userId !== null });
  return userId !== null && picks.data !== undefined && hasPicks(pickSetOf(picks.data));
}
