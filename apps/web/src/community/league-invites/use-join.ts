import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import {
  forgetInvite,
  rememberJoined,
  waitingInvite,
} from '../../account/session/waiting-invite.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { sentenceOf } from '../../platform/core/failures.ts';
import { leaveInstead } from '../../platform/core/leaving.ts';
import { showLoading } from '../../platform/core/loading.ts';
import { openModal } from '../../platform/core/modals.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { type Invitation, joinByInviteMutation } from './invites.queries.ts';
import { gameOfInvitation, leaguePath } from './league-place.ts';
import { m } from './words/messages.js';

/** Joins by an invite. A refusal is said once, and the requirements are read again. */
export function useJoin(code: string, invitation: Invitation) {
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
    const release = showLoading(m.joiningLeague());
    void send(code, async ({ id }) => {
      const path = leaguePath(invitation);
      if (gameOfInvitation(invitation) === currentGame.id) {
        await navigate(path, { replace: true });
        openModal('leagueQuestion', { about: 'done', what: 'joined', leagueId: id });
      } else {
        // The other game's page is a load of its own.
        rememberJoined(id);
        leaveInstead(path);
      }
    }).finally(release);
  };
  return { join, isBusy };
}

/**
 * Users who pressed a button of this page before they signed in have joined, or are told once why
 * not [rule: leagues-26]. A login that is still missing at a provider is waited for.
 */
export function useWaitingJoin(code: string, invitation: Invitation, join: () => void) {
  const { viewer } = invitation;
  const path = leaguePath(invitation);
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || waitingInvite() !== code) return;
    if (viewer === 'visitor' || viewer === 'discord' || viewer === 'reddit' || viewer === 'both') {
      return;
    }
    hasBegun.current = true;
    forgetInvite();
    if (viewer === 'member') void navigate(path, { replace: true });
    else join();
  }, [code, viewer, path, join, navigate]);
}
