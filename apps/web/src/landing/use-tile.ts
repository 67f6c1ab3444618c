import type { Event, EventSummary, Leaderboard, UserScore } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import type { GameInfo } from '../core/game-choice.ts';
import { serverNow } from '../core/server-clock.ts';
import { eventQuery } from '../events/event.queries.ts';
import { boardPreviewQuery } from '../leaderboards/leaderboard.queries.ts';
import { userPicksQuery, userScoreQuery } from '../picks/picks.queries.ts';
import { officialMatchesQuery, tileEventQuery } from './landing.queries.ts';
import { type TileMatch, tileMatch } from './tile-match.ts';
import { type TileStatus, tileStatus } from './tile-status.ts';

/** Everything that a game's tile tells, as far as it is known. */
export interface Tile {
  readonly game: GameInfo;
  /** Until all of it is there: what came later would push what is being read. */
  readonly isPending: boolean;
  readonly isError: boolean;
  /** null = the game has no event. */
  readonly shown: ShownEvent | null;
}

export interface ShownEvent {
  readonly event: EventSummary;
  readonly status: TileStatus;
  /** With its teams and stages, once they are needed and there. */
  readonly whole: Event | null;
  readonly match: TileMatch | null;
  readonly score: UserScore | null;
  readonly board: Leaderboard | null;
  /** The viewer has saved picks of the stage that is picked or played. */
  readonly isMade: boolean;
}

export function useTile(game: GameInfo, userId: number | null): Tile {
  const summary = useQuery(tileEventQuery(game.id));
  const event = summary.data ?? null;
  const status = event && tileStatus(event, serverNow());
  const id = event?.id ?? 0;
  const isPlayed = status !== null && status !== 'open';
  const isNamed = event !== null && userId !== null;
  const wholeRead = useQuery({ ...eventQuery(id), enabled: isPlayed || isNamed });
  const matches = useQuery({ ...officialMatchesQuery(id), enabled: isPlayed });
  const board = useQuery({ ...boardPreviewQuery(id), enabled: event !== null });
  const score = useQuery({ ...userScoreQuery(id, userId ?? 0), enabled: isNamed });
  const picks = useQuery({ ...userPicksQuery(id, userId ?? 0), enabled: isNamed });
  const whole = wholeRead.data ?? null;
  const stageId = whole?.eventStages[whole.stage]?.id;
  const parts = [wholeRead, matches, board, score, picks];
  return {
    game,
    isPending: summary.isPending || parts.some(({ isLoading }) => isLoading),
    isError: summary.isError,
    shown: event &&
      status && {
        event,
        status,
        whole,
        match: isPlayed ? tileMatch(matches.data ?? []) : null,
        score: score.data ?? null,
        board: board.data ?? null,
        isMade: stageId !== undefined && (picks.data?.versions[String(stageId)] ?? 0) > 0,
      },
  };
}
