import type { LeagueRankings } from '@callshot/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type RankingOf, rankingPageQuery, rankingQuery } from './leagues.queries.ts';

export type LeagueRecord = LeagueRankings['records'][number];

/** One state of a ranking, as far as it is loaded. */
export interface RankingState {
  readonly head: LeagueRankings;
  readonly rows: ReadonlyMap<number, LeagueRecord>;
  /** Another one is another board, or other members. */
  readonly stamp: string;
}

export interface RankingReading {
  /** Null while nothing is there. */
  readonly ranking: RankingState | null;
  /** The error that kept the first rows from being read. */
  readonly error: Error | null;
  /** Some rows could not be read. */
  readonly isBroken: boolean;
  readonly retry: () => void;
}

const stampOf = ({ generation, memberVersion }: LeagueRankings) => `${generation}.${memberVersion}`;

/**
 * A ranking of which these pages are looked at. Its rows come from one state: where results come in,
 * the former one stays until everything that is looked at has been read anew.
 */
export function useRanking(of: RankingOf, startRows: readonly number[]): RankingReading {
  const head = useQuery(rankingQuery(of));
  const { data, refetch } = head;
  const stamp = data ? stampOf(data) : '';
  const pages = useQueries({
    queries: startRows
      .filter((from) => from !== 1 && from <= (data?.totalRecords ?? 0))
      .map((from) => rankingPageQuery(of, { from, generation: data?.generation ?? 0, stamp })),
  });
  const answers = pages.flatMap((page) => page.data ?? []);
  const isBehind = answers.some((answer) => stampOf(answer) !== stamp);
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);

  const isLoaded = pages.every((page) => page.data !== undefined);
  const state = data ? stateOf(data, answers, stamp) : null;
  const shown = useRef<RankingState | null>(null);
  const isOther = shown.current?.head.eventId === data?.eventId && shown.current?.stamp !== stamp;
  const ranking = isOther && !isLoaded ? shown.current : state;
  useEffect(() => {
    shown.current = ranking;
  }, [ranking]);

  const all = [head, ...pages];
  return {
    ranking,
    error: data ? null : head.error,
    isBroken: all.some(({ isError }) => isError),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}

function stateOf(
  head: LeagueRankings,
  answers: readonly LeagueRankings[],
  stamp: string,
): RankingState {
  const same = answers.filter((answer) => stampOf(answer) === stamp);
  const records = [head, ...same].flatMap((page) => page.records);
  return { head, rows: new Map(records.map((record) => [record.row, record])), stamp };
}
