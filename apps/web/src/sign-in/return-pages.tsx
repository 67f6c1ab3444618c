import type { SignInProvider } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { currentUserQuery } from '../accounts/session.queries.ts';
import { leaveInstead } from '../app/leaving.ts';
import { showLoading } from '../app/loading.ts';
import { openModal } from '../app/modals.ts';
import { showToast } from '../ui/toast.tsx';
import { providerTitles } from './providers.ts';
import { isLinking } from './remembered.ts';
import { finishLink, finishSignIn } from './return-flow.ts';

interface ReturnPageProps {
  provider: SignInProvider;
}

/** Blank but for the overlay: the provider leads back here (leagues-and-staff §2.7). */
export function SignInReturnPage({ provider }: ReturnPageProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = `Signing in with ${providerTitles[provider]}`;
  useOnce(text, async () => {
    if (isLinking(provider)) {
      await navigate(`/link-${provider}?${search}`, { replace: true });
    } else {
      leaveInstead(await finishSignIn(provider, search));
    }
  });
  return <title>{`${text} · Callshot`}</title>;
}

/** The same for linking; afterwards the own profile shows what came of it. */
export function LinkReturnPage({ provider }: ReturnPageProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const title = providerTitles[provider];
  const text = `Linking ${title}`;
  useOnce(text, async () => {
    const { path, isLinked, isRefused } = await finishLink(provider, search);
    await navigate(path, { replace: true });
    if (isLinked) showToast({ text: `${title} is linked`, kind: 'success' });
    if (!isLinked && !isRefused) return;
    const user = await queries.fetchQuery(currentUserQuery);
    if (user) openModal('profile', { userId: user.id, section: 'settings' });
  });
  return <title>{`${text} · Callshot`}</title>;
}

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
