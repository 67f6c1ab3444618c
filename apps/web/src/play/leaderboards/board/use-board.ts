import type { Leaderboard, LeaderboardEntry } from '@callshot/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { boardPageQuery, boardPreviewQuery, ownPlaceQuery } from './leaderboard.queries.ts';

/** One state of a board, as far as it is loaded. */
export interface BoardState {
  readonly head: Leaderboard;
  readonly rows: ReadonlyMap<number, LeaderboardEntry>;
  /** The reader's own row; null when they are not on the board. */
  readonly own: LeaderboardEntry | null;
}

export interface BoardReading {
  /** Null while nothing is there. */
  readonly board: BoardState | null;
  readonly isHeadMissing: boolean;
  /** Some rows could not be read. */
  readonly isBroken: boolean;
  readonly retry: () => void;
}

/**
 * A board of which these pages are looked at. Its rows come from one state: where results come in, the
 * former one stays until everything that is looked at has been read anew.
 */
export function useBoard(eventId: number, startRows: readonly number[]): BoardReading {
  const { user } = useCurrentUser();
  const head = useQuery(boardPreviewQuery(eventId));
  const generation = head.data?.generation ?? 0;
  const isThere = head.data !== undefined;
  const pages = useQueries({
    queries: startRows
      .filter((startRow) => startRow !== 1)
      .map((startRow) => ({
        ...boardPageQuery(eventId, { generation, startRow }),
        enabled: isThere,
      })),
  });
  const own = useQuery({
    ...ownPlaceQuery(eventId, generation),
    enabled: isThere && user !== null,
  });

  const answers = [...pages, own].flatMap(({ data }) => data ?? []);
  const newest = Math.max(generation, ...answers.map((answer) => answer.generation));
  const { refetch } = head;
  useEffect(() => {
    if (newest > generation) void refetch();
  }, [newest, generation, refetch]);

  const isLoaded = pages.every(({ data }) => data !== undefined) && (own.data || !own.isFetching);
  const state = head.data ? stateOf(head.data, answers, user?.id ?? null) : null;
  const shown = useRef<BoardState | null>(null);
  const isOther = shown.current !== null && shown.current.head.generation !== generation;
  const board = isOther && !isLoaded ? shown.current : state;
  useEffect(() => {
    shown.current = board;
  }, [board]);

  const all = [head, ...pages, ...(user ? [own] : [])];
  return {
    board,
    isHeadMissing: head.isError && !head.data,
    isBroken: all.some(({ isError }) => isError),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}

function stateOf(
  head: Leaderboard,
  answers: readonly Leaderboard[],
  ownId: number | null,
): BoardState {
  const same = answers.filter(({ generation }) => generation === head.generation);
  const records = [head, ...same].flatMap((page) => page.records);
  return {
    head,
    rows: new Map(records.map((record) => [record.row, record])),
    own: records.find(({ userId }) => userId === ownId) ?? null,
  };
}
