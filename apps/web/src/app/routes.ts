import type { RouteObject } from 'react-router';
import type { Room, RoomPage } from '../platform/parts/room.ts';

export const routeOf = ({ path, element, load }: RoomPage): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  element,
  handle: load,
});

/** The pages that are not for the staff alone. */
export const openRoutes = (rooms: readonly Room[]): RouteObject[] =>
  rooms.flatMap(({ pages = [] }) => pages.filter(({ roles }) => !roles).map(routeOf));

/** Settles when the code of these is there, or cannot be had. */
export async function loadPages(routes: readonly { readonly handle?: unknown }[]): Promise<void> {
  await Promise.all(
    routes.map(async ({ handle }) => {
      if (typeof handle === 'function') await handle();
    }),
  );
}
