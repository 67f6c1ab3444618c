import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { boardPreviewQuery } from '../../leaderboards/board/leaderboard.queries.ts';
import { userScoreQuery } from '../../picks/picks.queries.ts';
import { type PaneFacts, paneFacts } from './pane-facts.ts';

/** The facts of an event for the pane. `entrantId` is the viewer, if they have picks in it. */
export function usePaneFacts(event: Event, entrantId: number | null): PaneFacts {
  const score = useQuery({
    ...userScoreQuery(event.id, entrantId ?? 0),
    enabled: entrantId !== null,
  }).data;
  const board = useQuery(boardPreviewQuery(event.id)).data;
  return paneFacts({ event, score: score ?? null, leader: board?.records[0] ?? null });
}
