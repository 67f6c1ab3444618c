import { type ReactNode, useEffect, useRef } from 'react';
import { useHeard, useIsOnline, useIsServerAway } from '../../platform/core/connection.ts';
import { retryMissing, useIsPageMissing } from '../../platform/core/missing-page.ts';
import { queryClient } from '../../platform/core/query-client.ts';
import { lazyPart } from '../../platform/parts/lazy-part.tsx';
import styles from './cut-off.module.css';

/** Kept ahead of time (`installed/begin.ts`): it is drawn when nothing can be fetched. */
export const OfflinePage = lazyPart(async () => (await import('./offline-page.tsx')).OfflinePage, {
  isRare: true,
  failed: () => null,
});

/**
 * The page, or what is said in its place while the server is out of reach and the page lacks what it is about.
 * The page stays as it is underneath and goes on when its answers come. A page that has something to show
 * stays on screen [rule: product-46].
 */
export function CutOff({ children }: { readonly children: ReactNode }) {
  const isOff = useIsCutOff();
  const wasOff = useRef(false);
  useEffect(() => {
    if (wasOff.current && !isOff) goOn();
    wasOff.current = isOff;
  }, [isOff]);
  return (
    <>
      {isOff && <OfflinePage />}
      <div className={styles.page}>{children}</div>
    </>
  );
}

function useIsCutOff(): boolean {
  const isOnline = useIsOnline();
  const isAway = useIsServerAway();
  const heard = useHeard();
  const isMissing = useIsPageMissing();
  if (heard === 'answer') return isMissing && (isAway || !isOnline);
  return heard === 'failure' || !isOnline;
}

/** Reads what could not be had. */
function goOn(): void {
  retryMissing();
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}
