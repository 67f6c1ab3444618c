import { type RouteObject, useRoutes } from 'react-router';
import { memoryHistory } from '../src/platform/core/page-history.ts';
import { PageRouter } from '../src/platform/core/page-router.tsx';

/** Pages under a history in memory, which is at the last of the addresses. */
export function testPages(routes: RouteObject[], addresses: readonly string[] = ['/']) {
  const history = memoryHistory(addresses);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each test
  const Pages = () => useRoutes(routes);
  const pages = (
    <PageRouter history={history}>
      <Pages />
    </PageRouter>
  );
  return { history, pages };
}
