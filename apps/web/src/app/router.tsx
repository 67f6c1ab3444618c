import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router';
import { currentGame } from '../core/current-game.ts';
import { games, pathForUnknown } from '../core/game-choice.ts';
import { type LazyPart, lazyPart } from '../parts/lazy-part.tsx';
import { PartFailed } from '../parts/part-failure.tsx';
import { PageLoading } from '../ui/page-loading.tsx';
import { PageFailure } from './page-failure.tsx';
import { Shell } from './shell.tsx';

function UnknownPath() {
  const { pathname } = useLocation();
  return <Navigate to={pathForUnknown(pathname, currentGame)} replace />;
}

interface PageOptions {
  readonly isRare?: boolean;
}

/** The router would remember for ever that a page could not be fetched; a chunk is fetched again. */
const lazyPage = <P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  options: PageOptions = {},
): LazyPart<P> =>
  lazyPart(fetch, {
    ...options,
    waiting: <PageLoading />,
    failed: (_, error, retry) => <PartFailed error={error} onRetry={retry} level={1} />,
  });

const page = (path: string, Page: LazyPart<object>): RouteObject => ({
  path,
  element: <Page />,
  handle: Page.load,
});

/** Pages that players come to; they are fetched when the browser is idle. */
const LandingPage = lazyPage(async () => (await import('../landing/landing-page.tsx')).LandingPage);
const EventPage = lazyPage(async () => (await import('../event-page/event-page.tsx')).EventPage);
const AboutPage = lazyPage(async () => (await import('../about/about-page.tsx')).AboutPage);

const rare = { isRare: true };
const CommunityPage = lazyPage(
  async () => (await import('../about/community-page.tsx')).CommunityPage,
  rare,
);
const FirstAdminPage = lazyPage(
  async () => (await import('../accounts/first-admin-page.tsx')).FirstAdminPage,
  rare,
);
const SignInReturnPage = lazyPage(
  async () => (await import('../sign-in/return-pages.tsx')).SignInReturnPage,
  rare,
);
const LinkReturnPage = lazyPage(
  async () => (await import('../sign-in/return-pages.tsx')).LinkReturnPage,
  rare,
);
const PickUsernamePage = lazyPage(
  async () => (await import('../accounts/pick-username-page.tsx')).PickUsernamePage,
  rare,
);
const ResetPasswordPage = lazyPage(
  async () => (await import('../accounts/reset-password-page.tsx')).ResetPasswordPage,
  rare,
);
const VerifyEmailPage = lazyPage(
  async () => (await import('../accounts/verify-email-page.tsx')).VerifyEmailPage,
  rare,
);
const UnsubscribePage = lazyPage(
  async () => (await import('../notifications/unsubscribe-page.tsx')).UnsubscribePage,
  rare,
);
const StaffFrame = lazyPage(async () => (await import('./staff-frame.tsx')).StaffFrame, rare);
const StaffOnly = lazyPage(async () => (await import('./roles-only.tsx')).StaffOnly, rare);
const AdminOnly = lazyPage(async () => (await import('./roles-only.tsx')).AdminOnly, rare);
const DashboardPage = lazyPage(
  async () => (await import('../staff/dashboard-page.tsx')).DashboardPage,
  rare,
);
const UsersPage = lazyPage(async () => (await import('../staff/users-page.tsx')).UsersPage, rare);
const AuditPage = lazyPage(async () => (await import('../staff/audit-page.tsx')).AuditPage, rare);
const SettingsPage = lazyPage(
  async () => (await import('../staff/settings-page.tsx')).SettingsPage,
  rare,
);
const AnnouncePage = lazyPage(
  async () => (await import('../notifications/announce-page.tsx')).AnnouncePage,
  rare,
);
const OverridePage = lazyPage(
  async () => (await import('../override/override-page.tsx')).OverridePage,
  rare,
);

const FormatsPage = lazyPage(
  async () => (await import('../formats/list/formats-page.tsx')).FormatsPage,
  rare,
);
const EventCreatorPage = lazyPage(
  async () => (await import('../event-creator/event-creator-page.tsx')).EventCreatorPage,
  rare,
);
const EventDeskPage = lazyPage(
  async () => (await import('../event-desk/event-desk-page.tsx')).EventDeskPage,
  rare,
);
const EventStaffOnly = lazyPage(
  async () => (await import('./roles-only.tsx')).EventStaffOnly,
  rare,
);

const providers = ['discord', 'google', 'reddit'] as const;

const pages: RouteObject[] = [
  { index: true, element: <LandingPage />, handle: LandingPage.load },
  page('about-us', AboutPage),
  page('community', CommunityPage),
  page('first-admin', FirstAdminPage),
  ...providers.flatMap((provider): RouteObject[] => [
    { path: `signin-${provider}`, element: <SignInReturnPage provider={provider} /> },
    { path: `link-${provider}`, element: <LinkReturnPage provider={provider} /> },
  ]),
  page('pick-username', PickUsernamePage),
  page('reset-password', ResetPasswordPage),
  page('verify-email', VerifyEmailPage),
  page('unsubscribe', UnsubscribePage),
  {
    element: <StaffFrame />,
    children: [
      { element: <StaffOnly />, children: [page('admin', DashboardPage)] },
      {
        element: <EventStaffOnly />,
        children: [
          page('admin/eventFormatBuilder', FormatsPage),
          page('admin/event/create', EventCreatorPage),
          page('admin/event/:eventId?', EventDeskPage),
        ],
      },
      {
        element: <AdminOnly />,
        children: [
          page('admin/user', UsersPage),
          page('admin/audit', AuditPage),
          page('admin/settings', SettingsPage),
          page('admin/announce', AnnouncePage),
          page('admin/pickOverride', OverridePage),
        ],
      },
    ],
  },
  ...games.flatMap(({ prefix }) => [
    page(prefix, EventPage),
    page(`${prefix}/event/:eventId?/:userId?`, EventPage),
  ]),
  { path: '*', Component: UnknownPath },
];

export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: PageFailure,
    // A page that fails leaves the shell standing.
    children: [{ ErrorBoundary: PageFailure, children: pages }],
  },
]);

/** Settles when the code of the address that was opened is there, or cannot be had. */
export const firstPage = Promise.all(
  router.state.matches.map(async ({ route }) => {
    if (typeof route.handle === 'function') await route.handle();
  }),
);
