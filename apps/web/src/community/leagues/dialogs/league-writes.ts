import type { BodyInput } from '@callshot/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/core/client.ts';
import { showLoading } from '../../../platform/core/loading.ts';
import { leagueKeys } from '../leagues.queries.ts';
import { m } from '../words/messages.js';

export const saveLeagueMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/leagues/save'>) =>
    call('POST /api/leagues/save', { body, isToldInPlace: true }),
});

export const deleteLeagueMutation = mutationOptions({
  mutationFn: (leagueId: number) =>
    call('DELETE /api/leagues/delete', {
      query: { leagueId: String(leagueId) },
      isToldInPlace: true,
    }),
});

export const joinLeagueMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/leagues/join'>) =>
    call('POST /api/leagues/join', { body, isToldInPlace: true }),
});

export const leaveLeagueMutation = mutationOptions({
  mutationFn: (leagueId: number) =>
    call('DELETE /api/leagues/leave', {
      query: { leagueId: String(leagueId) },
      isToldInPlace: true,
    }),
});

interface Removal {
  readonly leagueId: number;
  readonly userId: number;
  readonly isBanned: boolean;
}

export const removeMemberMutation = mutationOptions({
  mutationFn: ({ leagueId, userId, isBanned }: Removal) =>
    call('DELETE /api/leagues/removeMember', {
      query: {
        leagueId: String(leagueId),
        userId: String(userId),
        ban: isBanned ? 'true' : 'false',
      },
      isToldInPlace: true,
    }),
});

export const unbanMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/leagues/unban'>) =>
    call('POST /api/leagues/unban', { body, isToldInPlace: true }),
});

export const handOverMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/leagues/handOver'>) =>
    call('POST /api/leagues/handOver', { body, isToldInPlace: true }),
});

/** Refetches all shown league data. Parts that fail keep their old data. */
export const rereadLeagues = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: leagueKeys.all });

/** The same, and people are told to wait for it [rule: leagues-20]. */
export async function refreshLeagues(queries: QueryClient): Promise<void> {
  const done = showLoading(m.refreshingLeagues());
  try {
    await rereadLeagues(queries);
  } finally {
    done();
  }
}
