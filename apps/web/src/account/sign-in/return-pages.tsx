import type { SignInProvider } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { leaveInstead } from '../../platform/core/leaving.ts';
import { showLoading } from '../../platform/core/loading.ts';
import { openModal } from '../../platform/core/modals.ts';
import { secretsOfPage } from '../../platform/core/secret-address.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { notificationKeys } from '../../reach/notifications/notification-keys.ts';
import { currentUserQuery } from '../session/session.queries.ts';
import { waitingInvite } from '../session/waiting-invite.ts';
import { takeJoin } from '../session/waiting-join.ts';
import { providerTitles } from './providers.ts';
import { isLinking } from './remembered.ts';
import { finishLink, finishSignIn } from './return-flow.ts';
import { m } from './words/messages.js';

interface ReturnPageProps {
  provider: SignInProvider;
}

/** Blank but for the overlay: the provider leads back here [rule: sign-in-7]. */
export function SignInReturnPage({ provider }: ReturnPageProps) {
  const [search] = useState(secretsOfPage);
  const navigate = useNavigate();
  const text = m.signingInWith({ provider: providerTitles[provider] });
  useOnce(text, async () => {
    if (isLinking(provider)) {
      handOn(search);
      await navigate(`/link-${provider}`, { replace: true });
    } else {
      leaveInstead(await finishSignIn(provider, search));
    }
  });
  return <title>{m.pageTitle({ title: text })}</title>;
}

/** The same for linking; afterwards the own profile shows what came of it. */
export function LinkReturnPage({ provider }: ReturnPageProps) {
  const [search] = useState(takeCallback);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const title = providerTitles[provider];
  const text = m.linking({ provider: title });
  useOnce(text, async () => {
    const { path, isLinked, isRefused } = await finishLink(provider, search);
    // The bell tells of it as well.
    if (isLinked) void queries.invalidateQueries({ queryKey: notificationKeys.all });
    await navigate(path, { replace: true });
    if (isLinked) showToast({ text: m.isLinked({ provider: title }), kind: 'success' });
    const leagueId = takeJoin();
    if (isLinked && leagueId !== null) {
      openModal('leagueQuestion', { about: 'join', leagueId });
      return;
    }
    // Users who link an account on the way into a league go on there.
    if (isLinked ? waitingInvite() !== null : !isRefused) return;
    const user = await queries.fetchQuery(currentUserQuery);
    if (user) openModal('profile', { userId: user.id, section: 'account' });
  });
  return <title>{m.pageTitle({ title: text })}</title>;
}

/** Reddit leads every return to one page, which hands on what it was given. */
let handedOn: URLSearchParams | null = null;
const handOn = (search: URLSearchParams): void => {
  handedOn = search;
};
const takeCallback = (): URLSearchParams => handedOn ?? secretsOfPage();

/** A code is good once: the work begins once, however often the page is drawn. */
function useOnce(text: string, work: () => Promise<void>) {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const release = showLoading(text);
    void work().finally(release);
  });
}
