import type { Answer, BodyInput } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { inReadersWords } from '../../platform/ui/words/named-event.ts';
import { LEAGUES_KEY } from '../league/league.queries.ts';

export type Invite = Answer<'GET /api/leagues/invite'>;
export type Invitation = Answer<'GET /api/leagues/invitation'>;

/** Everything of a league is read again once somebody has joined it. */
const leagueKeys = [LEAGUES_KEY] as const;

/** The creator may have changed it elsewhere: asked for whenever it is shown. */
export const inviteQuery = (leagueId: number) =>
  queryOptions({
    queryKey: [...leagueKeys, 'invite', leagueId],
    queryFn: ({ signal }) =>
      call('GET /api/leagues/invite', { query: { leagueId }, signal, isSilent: true }),
    staleTime: 0,
  });

export const changeInviteMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/leagues/changeInvite'>) =>
    call('POST /api/leagues/changeInvite', { body, isToldInPlace: true }),
  onSuccess: (invite, _body, _before, { client }) =>
    client.setQueryData(inviteQuery(invite.leagueId).queryKey, invite),
});

/** The user is in the key. Linking an account changes what still keeps the viewer from joining. */
export const invitationQuery = (code: string, userId: number | null) =>
  queryOptions({
    queryKey: ['invitation', code, userId],
    queryFn: async ({ signal }) => {
      const options = { query: { code }, signal, isSilent: true };
      const { nextLock, ...invitation } = await call('GET /api/leagues/invitation', options);
      return { ...invitation, nextLock: nextLock && inReadersWords(nextLock) };
    },
    staleTime: 0,
  });

export const joinByInviteMutation = mutationOptions({
  mutationFn: (code: string) =>
    call('POST /api/leagues/joinByInvite', { body: { code }, isToldInPlace: true }),
  onSettled: (_league, _failure, _code, _before, { client }) =>
    client.invalidateQueries({ queryKey: leagueKeys }),
});
