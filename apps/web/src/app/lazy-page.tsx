import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { type LazyPart, lazyPart } from '../platform/parts/lazy-part.tsx';
import { PartFailed } from '../platform/parts/part-failure.tsx';
import { PageLoading } from '../platform/ui/states/page-loading.tsx';

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

export const page = (path: string, Page: LazyPart<object>): RouteObject => ({
  path,
  element: <Page />,
  handle: Page.load,
});

/** Settles when the code of these is there, or cannot be had. */
export async function loadPages(routes: readonly { readonly handle?: unknown }[]): Promise<void> {
  await Promise.all(
    routes.map(async ({ handle }) => {
      if (typeof handle === 'function') await handle();
    }),
  );
}
