import type { LeaguePicks } from '@callshot/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { LEAGUES_KEY, type Viewer } from '../league/league.queries.ts';

const KEPT_MS = 60_000;
/** The page says itself what failed to load. */
const isSilent = true;

interface PicksOf {
  readonly leagueId: number;
  readonly eventId: number;
  readonly eventStageId: number;
  readonly viewer: Viewer;
}

export const leaguePicksKeys = {
  of: (eventId: number) => [LEAGUES_KEY, 'picks', eventId] as const,
};

export const leaguePicksQuery = ({ leagueId, eventId, eventStageId, viewer }: PicksOf) =>
  queryOptions({
    queryKey: [...leaguePicksKeys.of(eventId), leagueId, viewer, eventStageId],
    queryFn: ({ signal }) =>
      wholeOf((from) =>
        call('GET /api/leagues/picks', {
          query: {
            leagueId: String(leagueId),
            eventId: String(eventId),
            eventStageId: String(eventStageId),
            from: String(from),
          },
          signal,
          isSilent,
        }),
      ),
    staleTime: KEPT_MS,
  });

/** So often it is begun anew where results come in while pages are read. */
const TRIES = 3;

/**
 * All pages of one state, one after the other. If the state never stays, the last pages that came.
 */
export async function wholeOf(page: (from: number) => Promise<LeaguePicks>): Promise<LeaguePicks> {
  let whole = await page(0);
  for (let tries = 1; whole.rows.length < whole.rowCount; ) {
    const next = await page(whole.rows.length);
    if (next.state === whole.state) {
      if (next.rows.length === 0) break;
      whole = { ...whole, rows: [...whole.rows, ...next.rows] };
    } else if (tries < TRIES) {
      tries += 1;
      whole = await page(0);
    } else break;
  }
  return whole;
}
