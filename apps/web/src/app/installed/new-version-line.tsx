import { useEffect } from 'react';
import { usePageHistory } from '../../platform/core/page-history.ts';
import { lazyPart } from '../../platform/parts/lazy-part.tsx';
import { takeWithNextPage, useIsNewVersionReady } from './new-version.ts';

/** Fetched before another build takes the place of its file. */
export const UpdateLine = lazyPart(async () => (await import('./update-line.tsx')).UpdateLine, {
  isRare: true,
  failed: () => null,
});

export function NewVersionLine() {
  const isReady = useIsNewVersionReady();
  const history = usePageHistory();
  useEffect(() => (history ? takeWithNextPage(history) : undefined), [history]);
  return isReady ? <UpdateLine /> : null;
}
