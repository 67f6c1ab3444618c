import { games } from '@callshot/rules';
import { matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router';
import { currentGame } from '../platform/core/current-game.ts';
import { pathForUnknown } from '../platform/core/game-choice.ts';
import { lazyPage, loadPages, page } from './lazy-page.tsx';
import { staffPages } from './staff-pages.tsx';

function UnknownPath() {
  const { pathname } = useLocation();
  return <Navigate to={pathForUnknown(pathname, currentGame)} replace />;
}

/** The target of links in notices, which do not know the game of their reader. */
function LeaguesOfGame() {
  const { pathname } = useLocation();
  return <Navigate to={`/${currentGame.prefix}${pathname}`} replace />;
}

const rare = { isRare: true };
const CommunityPage = lazyPage(
  async () => (await import('../community/about/community-page.tsx')).CommunityPage,
  rare,
);
const FirstAdminPage = lazyPage(
  async () => (await import('../account/accounts/first-admin-page.tsx')).FirstAdminPage,
  rare,
);
const SignInReturnPage = lazyPage(
  async () => (await import('../account/sign-in/return-pages.tsx')).SignInReturnPage,
  rare,
);
const LinkReturnPage = lazyPage(
  async () => (await import('../account/sign-in/return-pages.tsx')).LinkReturnPage,
  rare,
);
const PickUsernamePage = lazyPage(
  async () => (await import('../account/accounts/pick-username-page.tsx')).PickUsernamePage,
  rare,
);
const ResetPasswordPage = lazyPage(
  async () => (await import('../account/accounts/reset-password-page.tsx')).ResetPasswordPage,
  rare,
);
const VerifyEmailPage = lazyPage(
  async () => (await import('../account/accounts/verify-email-page.tsx')).VerifyEmailPage,
  rare,
);
const UnsubscribePage = lazyPage(
  async () => (await import('../reach/notifications/unsubscribe-page.tsx')).UnsubscribePage,
  rare,
);
const TrophyRoomPage = lazyPage(
  async () => (await import('../rewards/trophies/room/trophy-room-page.tsx')).TrophyRoomPage,
  rare,
);
const LeaguesPage = lazyPage(
  async () => (await import('../community/leagues/leagues-page.tsx')).LeaguesPage,
  rare,
);
const NameplatesPage = lazyPage(
  async () => (await import('../rewards/nameplates/editor/nameplates-page.tsx')).NameplatesPage,
  rare,
);
const LeaguePicksPage = lazyPage(
  async () => (await import('../community/league-picks/league-picks-page.tsx')).LeaguePicksPage,
  rare,
);
const SurveyPage = lazyPage(
  async () => (await import('../community/survey/survey-page.tsx')).SurveyPage,
  rare,
);
const RedeemPage = lazyPage(
  async () => (await import('../rewards/promo/redeem-page.tsx')).RedeemPage,
  rare,
);

const JoinPage = lazyPage(
  async () => (await import('../community/league-invites/join-page.tsx')).JoinPage,
  rare,
);

const DeveloperPage = lazyPage(
  async () => (await import('../reach/developer/developer-page.tsx')).DeveloperPage,
  rare,
);

const providers = ['discord', 'google', 'reddit'] as const;

/** Rarely visited pages: those of links in mails, of other sites, and of the staff. */
const pages: RouteObject[] = [
  page('community', CommunityPage),
  page('first-admin', FirstAdminPage),
  ...providers.flatMap((provider): RouteObject[] => [
    {
      path: `signin-${provider}`,
      element: <SignInReturnPage provider={provider} />,
      handle: SignInReturnPage.load,
    },
    {
      path: `link-${provider}`,
      element: <LinkReturnPage provider={provider} />,
      handle: LinkReturnPage.load,
    },
  ]),
  page('pick-username', PickUsernamePage),
  page('reset-password', ResetPasswordPage),
  page('verify-email', VerifyEmailPage),
  page('unsubscribe', UnsubscribePage),
  page('redeem', RedeemPage),
  page('developer', DeveloperPage),
  page('join/:code', JoinPage),
  // The first game's alone [rule: surveys-1].
  page('rl/survey', SurveyPage),
  ...games.map(({ prefix }) => page(`${prefix}/trophy-room`, TrophyRoomPage)),
  { path: 'leagues/:leagueId?', Component: LeaguesOfGame },
  ...games.map(({ prefix }) => page(`${prefix}/leagues/:leagueId?`, LeaguesPage)),
  ...games.map(({ prefix }) => page(`${prefix}/leagues/:leagueId/picks`, LeaguePicksPage)),
  {
    path: 'nameplate',
    element: <NameplatesPage isStaff={false} />,
    handle: NameplatesPage.load,
  },
  ...staffPages,
  { path: '*', Component: UnknownPath },
];

// The page that was opened is drawn at once, as the others are.
await loadPages((matchRoutes(pages, location) ?? []).map(({ route }) => route));

export const OtherPages = () => useRoutes(pages);
