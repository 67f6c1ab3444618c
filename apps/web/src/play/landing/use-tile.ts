import type {
  Event,
  EventSummary,
  Leaderboard,
  LeaderboardEntry,
  OfficialMatch,
  UserScore,
} from '@callshot/contract';
import type { GameInfo } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../platform/core/server-clock.ts';
import { eventQuery } from '../events/event.queries.ts';
import { officialMatchesQuery } from '../events/official-matches.queries.ts';
import { boardPreviewQuery } from '../leaderboards/board/leaderboard.queries.ts';
import { useOwnEntry } from '../leaderboards/board/use-own-entry.ts';
import { crowdQuery } from '../leaderboards/crowd.queries.ts';
import { userPicksQuery, userScoreQuery } from '../picks/picks.queries.ts';
import { isOfDrawnRound } from './drawn-round.ts';
import { tileEventQuery } from './landing.queries.ts';
import { type MatchCall, matchCall } from './match-call.ts';
import { type TileMatch, tileMatch } from './tile-match.ts';
import { type TileStatus, tileStatus } from './tile-status.ts';

/** Everything that a game's tile tells, as far as it is known. */
export interface Tile {
  readonly game: GameInfo;
  readonly isPending: boolean;
  /** Some of its content is still loading, and would push the text that is being read. */
  readonly isPartial: boolean;
  readonly isError: boolean;
  /** null = the game has no event. */
  readonly shown: ShownEvent | null;
}

export interface ShownEvent {
  readonly event: EventSummary;
  readonly status: TileStatus;
  /** With its teams and stages, once they are needed and there. */
  readonly whole: Event | null;
  readonly matches: readonly OfficialMatch[];
  readonly match: TileMatch | null;
  /** The calls of that match; null without a match. */
  readonly call: MatchCall | null;
  /** The viewer's row of the board, once it has ranks. */
  readonly own: LeaderboardEntry | null;
  readonly score: UserScore | null;
  readonly board: Leaderboard | null;
  /** The viewer has saved picks of the stage that is picked or played. */
  readonly isMade: boolean;
  /** The viewer has picks of that stage or an earlier one. */
  readonly isEntered: boolean;
}

export function useTile(game: GameInfo, userId: number | null): Tile {
  const summary = useQuery(tileEventQuery(game.id));
  const event = summary.data ?? null;
  const status = event && tileStatus(event, serverNow());
  const id = event?.id ?? 0;
  const isPlayed = status !== null && status !== 'open';
  const isNamed = event !== null && userId !== null;
  const wholeRead = useQuery({ ...eventQuery(id), enabled: isPlayed || isNamed });
  const matchesRead = useQuery({ ...officialMatchesQuery(id), enabled: isPlayed || isNamed });
  const crowd = useQuery({ ...crowdQuery(id), enabled: isPlayed });
  const board = useQuery({ ...boardPreviewQuery(id), enabled: event !== null });
  const score = useQuery({ ...userScoreQuery(id, userId ?? 0), enabled: isNamed });
  const picks = useQuery({ ...userPicksQuery(id, userId ?? 0), enabled: isNamed });
  const own = useOwnEntry(id, score.data && score.data.rank !== null ? userId : null);
  const whole = wholeRead.data ?? null;
  const matches = matchesRead.data ?? [];
  const stageId = whole?.eventStages[whole.stage]?.id;
  const found = isPlayed ? tileMatch(matches, stageId) : null;
  const match = found && isOfDrawnRound(whole, found) ? { ...found, isDrawn: true } : found;
  // As the event page has it: an entry without picks, or one that cannot be read, is none.
  const picked = [
    ...(picks.data?.groupStagePicks ?? []),
    ...(picks.data?.matchPicks ?? []).filter(({ winnerTeamId }) => winnerTeamId !== null),
  ];
  const parts = [wholeRead, matchesRead, crowd, board, score, picks, own];
  return {
    game,
    isPending: summary.isPending,
    isPartial: parts.some(({ isLoading }) => isLoading),
    isError: summary.isError,
    shown: event &&
      status && {
        event,
        status,
        whole,
        matches,
        match,
        call: match && matchCall({ match, picks: picks.data ?? null, crowd: crowd.data ?? null }),
        own: own.entry,
        score: score.data ?? null,
        board: board.data ?? null,
        isMade: picked.some(({ eventStageId }) => eventStageId === stageId),
        isEntered: picked.length > 0,
      },
  };
}
