import { matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router';
import { currentGame } from '../platform/core/current-game.ts';
import { pathForUnknown } from '../platform/core/game-choice.ts';
import { lazyPage } from '../platform/parts/lazy-page.tsx';
import { allRooms, rareRooms } from './other-rooms.ts';
import { RolesOnly } from './roles-only.tsx';
import { loadPages, openRoutes, routeOf } from './routes.ts';

function UnknownPath() {
  const { pathname } = useLocation();
  return <Navigate to={pathForUnknown(pathname, currentGame)} replace />;
}

const StaffFrame = lazyPage(async () => (await import('./staff-frame.tsx')).StaffFrame);

const staffRoutes = allRooms.flatMap(({ pages = [] }) =>
  pages.flatMap(({ roles, element, ...rest }) =>
    roles
      ? routeOf({ ...rest, roles, element: <RolesOnly roles={roles}>{element}</RolesOnly> })
      : [],
  ),
);

/** Rarely visited pages: those of links in mails, of other sites, and of the staff. */
export const otherRoutes: RouteObject[] = [
  ...openRoutes(rareRooms),
  { element: <StaffFrame />, handle: StaffFrame.load, children: staffRoutes },
  { path: '*', Component: UnknownPath },
];

// The page that was opened is drawn at once, as the others are.
await loadPages((matchRoutes(otherRoutes, location) ?? []).map(({ route }) => route));

export const OtherPages = () => useRoutes(otherRoutes);
