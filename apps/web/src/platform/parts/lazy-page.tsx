import type { ComponentType } from 'react';
import { PageLoading } from '../ui/states/page-loading.tsx';
import { type LazyPart, lazyPart } from './lazy-part.tsx';
import { PartFailed } from './part-failure.tsx';

/** The router would remember for ever that a page could not be fetched; a chunk is fetched again. */
export const lazyPage = <P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  { isRare = false }: { readonly isRare?: boolean } = {},
): LazyPart<P> =>
  lazyPart(fetch, {
    isRare,
    waiting: <PageLoading />,
    failed: (_, error, retry) => <PartFailed error={error} onRetry={retry} level={1} />,
  });

/** Few come to it, so that it is not fetched before it is drawn. */
export const rarePage = <P extends object>(fetch: () => Promise<ComponentType<P>>) =>
  lazyPage(fetch, { isRare: true });
