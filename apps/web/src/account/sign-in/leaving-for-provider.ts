import type { SignInProvider } from '@callshot/contract';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../platform/core/client.ts';
import { leaveTo } from '../../platform/core/leaving.ts';
import { keepPostLoginPath, storePostLoginPath } from '../session/post-login.ts';
import { forgetLinking, rememberLinking } from './remembered.ts';
import { m } from './words/messages.js';

/** Asked for at the click: each attempt is bound to this browser as it is now [rule: sign-in-2]. */
async function urlOf(provider: SignInProvider, purpose: 'login' | 'link'): Promise<string> {
  const path = purpose === 'link' ? (`${provider}-link` as const) : provider;
  const { url } = await call(`GET /api/auth/${path}-url`, { isSilent: true });
  return url;
}

/**
 * Leads to a provider and remembers the way back; shows a failure in the same place. Before
 * linking, the server may ask to re-authenticate.
 */
export function useLeaving(
  purpose: 'login' | 'link',
  onProofNeeded?: (provider: SignInProvider) => void,
) {
  const [leavingFor, setLeavingFor] = useState<SignInProvider | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    // Back from the provider by the browser's own button, with the page as it was left.
    const rest = (event: PageTransitionEvent) => event.persisted && setLeavingFor(null);
    addEventListener('pageshow', rest);
    return () => removeEventListener('pageshow', rest);
  }, []);

  const leave = async (provider: SignInProvider) => {
    setLeavingFor(provider);
    setError(null);
    try {
      const url = await urlOf(provider, purpose);
      if (purpose === 'link') {
        storePostLoginPath();
        rememberLinking(provider);
      } else {
        // From the landing page people go on to the picks, as after any login.
        if (location.pathname !== '/') keepPostLoginPath();
        forgetLinking();
      }
      leaveTo(url);
    } catch (failure) {
      setLeavingFor(null);
      if (onProofNeeded && failure instanceof ApiError && failure.code === 'proof_needed') {
        onProofNeeded(provider);
        return;
      }
      setError(failure instanceof ApiError ? failure.title : m.somethingWentWrong());
    }
  };
  return { leave, leavingFor, error };
}
