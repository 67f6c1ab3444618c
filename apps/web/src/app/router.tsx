import { games } from '@callshot/rules';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router';
import { lazyPage, loadPages, page } from './lazy-page.tsx';

const LandingPage = lazyPage(
  async () => (await import('../play/landing/landing-page.tsx')).LandingPage,
);
const EventPage = lazyPage(
  async () => (await import('../play/event-page/event-page.tsx')).EventPage,
);
const AboutPage = lazyPage(
  async () => (await import('../community/about/about-page.tsx')).AboutPage,
);
const OtherPages = lazyPage(async () => (await import('./other-pages.tsx')).OtherPages, {
  isRare: true,
});

/** Pages that players come to, fetched when the browser is idle; the others do not weigh on them. */
const pages: RouteObject[] = [
  { index: true, element: <LandingPage />, handle: LandingPage.load },
  page('about-us', AboutPage),
  ...games.flatMap(({ prefix }) => [
    page(prefix, EventPage),
    page(`${prefix}/event/:eventId?/:userId?`, EventPage),
  ]),
  page('*', OtherPages),
];

/** Settles when the code of the address that was opened is there, or cannot be had. */
export const firstPage = loadPages((matchRoutes(pages, location) ?? []).map(({ route }) => route));

export const Pages = () => useRoutes(pages);
