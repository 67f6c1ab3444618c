import { matchRoutes, type RouteObject, useRoutes } from 'react-router';
import { lazyPage } from '../platform/parts/lazy-page.tsx';
import { page } from '../platform/parts/room.ts';
import { firstRooms } from './rooms.ts';
import { loadPages, openRoutes, routeOf } from './routes.ts';

const OtherPages = lazyPage(async () => (await import('./other-pages.tsx')).OtherPages);

/** The pages of `firstRooms`; the paths of the others do not weigh on them. */
export const firstRoutes: RouteObject[] = [
  ...openRoutes(firstRooms),
  routeOf(page('*', OtherPages)),
];

/** Settles when the code of the page at a path is there, or cannot be had. */
export const loadPageAt = (path: string): Promise<void> =>
  loadPages((matchRoutes(firstRoutes, path) ?? []).map(({ route }) => route));

export const firstPage = loadPageAt(location.pathname);

export const Pages = () => useRoutes(firstRoutes);
