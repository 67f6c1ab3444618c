import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { currentGame } from '../core/current-game.ts';
import { sentenceOf } from '../core/failures.ts';
import { showLoading } from '../core/loading.ts';
import { openModal } from '../core/modals.ts';
import { useSend } from '../core/use-send.ts';
import { forgetInvite, waitingInvite } from '../session/waiting-invite.ts';
import { showToast } from '../ui/toast.tsx';
import { type Invitation, joinByInviteMutation } from './invites.queries.ts';

export const leaguePath = (leagueId: number): string =>
  `/${currentGame.prefix}/leagues/${leagueId}`;

/** Joins by an invite; what the server refuses is said once, and what stands in the way is read again. */
export function useJoin(code: string) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { send, isBusy } = useSend(joinByInviteMutation, {
    answers: (failure) => {
      if (failure.status === 401) return false;
      openModal('error', { title: sentenceOf(failure), isContactShown: false });
      void queries.invalidateQueries({ queryKey: ['invitation', code] });
      return true;
    },
  });
  const join = (): void => {
    const release = showLoading('Joining League');
    void send(code, async ({ id }) => {
      await navigate(leaguePath(id), { replace: true });
      showToast({ text: 'League Joined!', kind: 'success' });
    }).finally(release);
  };
  return { join, isBusy };
}

/**
 * Whoever pressed a button of this page before they were signed in is in, or hears why not, once
 * [rule: leagues-26]. A login that is still missing at a provider is waited for.
 */
export function useWaitingJoin(code: string, { viewer, league }: Invitation, join: () => void) {
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || waitingInvite() !== code) return;
    if (viewer === 'visitor' || viewer === 'discord' || viewer === 'reddit' || viewer === 'both') {
      return;
    }
    hasBegun.current = true;
    forgetInvite();
    if (viewer === 'member') void navigate(leaguePath(league.id), { replace: true });
    else join();
  }, [code, viewer, league.id, join, navigate]);
}
