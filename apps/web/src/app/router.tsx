import { matchRoutes, type RouteObject, useRoutes } from 'react-router';
import { rarePage } from '../platform/parts/lazy-page.tsx';
import { page } from '../platform/parts/room.ts';
import { firstRooms } from './rooms.ts';
import { loadPages, openRoutes, routeOf } from './routes.ts';

const OtherPages = rarePage(async () => (await import('./other-pages.tsx')).OtherPages);

/** The pages of `firstRooms`; the paths of the others do not weigh on them. */
export const firstRoutes: RouteObject[] = [
  ...openRoutes(firstRooms),
  routeOf(page('*', OtherPages)),
];

/** Settles when the code of the address that was opened is there, or cannot be had. */
export const firstPage = loadPages(
  (matchRoutes(firstRoutes, location) ?? []).map(({ route }) => route),
);

export const Pages = () => useRoutes(firstRoutes);
