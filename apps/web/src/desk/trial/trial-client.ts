import type { PickSet } from '@callshot/rules';
import { QueryClient } from '@tanstack/react-query';
import { officialMatchesQuery } from '../../play/events/official-matches.queries.ts';
import { crowdQuery } from '../../play/leaderboards/crowd.queries.ts';
import { officialPicksQuery } from '../../play/picks/picks.queries.ts';
import { playedMatches, TRIAL_EVENT_ID } from './made-up-event.ts';

const FORTNIGHT_MS = 14 * 24 * 60 * 60_000;

/** Made-up data is read from no server: it stays fresh for longer than a trial lasts. */
const forGood = () => ({ updatedAt: Date.now() + FORTNIGHT_MS });

/** Answers what the event page's components ask of a server, which knows nothing of a trial. */
export function createTrialClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } },
  });
  const nothing = {
    groupStagePicks: [],
    matchPicks: [],
    teamMatches: [],
    corrected: [],
    version: 0,
  };
  client.setQueryData(officialPicksQuery(TRIAL_EVENT_ID).queryKey, nothing, forGood());
  client.setQueryData(officialMatchesQuery(TRIAL_EVENT_ID).queryKey, [], forGood());
  client.setQueryData(crowdQuery(TRIAL_EVENT_ID).queryKey, { stages: [] }, forGood());
  return client;
}

/** Lets the client know how the matches of a stage ended. */
export function tellResults(client: QueryClient, results: PickSet): void {
  const { queryKey } = officialMatchesQuery(TRIAL_EVENT_ID);
  client.setQueryData(queryKey, playedMatches(results), forGood());
}
