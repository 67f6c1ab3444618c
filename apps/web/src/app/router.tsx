import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router';
import { currentGame } from './current-game.ts';
import { games, pathForUnknown } from './game-choice.ts';
import { PageFailure } from './page-failure.tsx';
import { PageLoading } from './page-loading.tsx';
import { Shell } from './shell.tsx';

function UnknownPath() {
  const { pathname } = useLocation();
  return <Navigate to={pathForUnknown(pathname, currentGame)} replace />;
}

const eventPage = async () => ({
  Component: (await import('../events/event-page.tsx')).EventPage,
});

const providers = ['discord', 'google', 'reddit'] as const;

const pages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('../landing/landing-page.tsx')).LandingPage }),
  },
  {
    path: 'about-us',
    lazy: async () => ({ Component: (await import('../about/about-page.tsx')).AboutPage }),
  },
  {
    path: 'first-admin',
    lazy: async () => ({
      Component: (await import('../accounts/first-admin-page.tsx')).FirstAdminPage,
    }),
  },
  ...providers.flatMap((provider): RouteObject[] => [
    {
      path: `signin-${provider}`,
      lazy: async () => {
        const { SignInReturnPage } = await import('../sign-in/return-pages.tsx');
        return { element: <SignInReturnPage provider={provider} /> };
      },
    },
    {
      path: `link-${provider}`,
      lazy: async () => {
        const { LinkReturnPage } = await import('../sign-in/return-pages.tsx');
        return { element: <LinkReturnPage provider={provider} /> };
      },
    },
  ]),
  {
    path: 'pick-username',
    lazy: async () => ({
      Component: (await import('../accounts/pick-username-page.tsx')).PickUsernamePage,
    }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({
      Component: (await import('../accounts/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: 'verify-email',
    lazy: async () => ({
      Component: (await import('../accounts/verify-email-page.tsx')).VerifyEmailPage,
    }),
  },
  {
    path: 'unsubscribe',
    lazy: async () => ({
      Component: (await import('../notifications/unsubscribe-page.tsx')).UnsubscribePage,
    }),
  },
  {
    lazy: async () => ({ Component: (await import('./roles-only.tsx')).StaffOnly }),
    children: [
      {
        path: 'admin',
        lazy: async () => ({
          Component: (await import('../staff/dashboard-page.tsx')).DashboardPage,
        }),
      },
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./roles-only.tsx')).AdminOnly }),
    children: [
      {
        path: 'admin/user',
        lazy: async () => ({ Component: (await import('../staff/users-page.tsx')).UsersPage }),
      },
      {
        path: 'admin/audit',
        lazy: async () => ({ Component: (await import('../staff/audit-page.tsx')).AuditPage }),
      },
      {
        path: 'admin/settings',
        lazy: async () => ({
          Component: (await import('../staff/settings-page.tsx')).SettingsPage,
        }),
      },
      {
        path: 'admin/announce',
        lazy: async () => ({
          Component: (await import('../notifications/announce-page.tsx')).AnnouncePage,
        }),
      },
      {
        path: 'admin/pickOverride',
        lazy: async () => ({
          Component: (await import('../override/override-page.tsx')).OverridePage,
        }),
      },
    ],
  },
  ...games.flatMap(({ prefix }) => [
    { path: prefix, lazy: eventPage },
    { path: `${prefix}/event/:eventId?/:userId?`, lazy: eventPage },
  ]),
  { path: '*', Component: UnknownPath },
];

export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: PageFailure,
    HydrateFallback: PageLoading,
    // A page that fails leaves the shell standing.
    children: [{ ErrorBoundary: PageFailure, children: pages }],
  },
]);
