import type { ComponentType } from 'react';
import { PageLoading } from '../ui/states/page-loading.tsx';
import { type LazyPart, lazyPart } from './lazy-part.tsx';
import { PartFailed } from './part-failure.tsx';

/**
 * The router would remember for ever that a page could not be fetched; a chunk is fetched again. It is
 * loaded when a link to it is about to be pressed.
 */
export const lazyPage = <P extends object>(fetch: () => Promise<ComponentType<P>>): LazyPart<P> =>
  lazyPart(fetch, {
    isRare: true,
    waiting: <PageLoading />,
    failed: (_, error, retry) => <PartFailed error={error} onRetry={retry} level={1} />,
  });
