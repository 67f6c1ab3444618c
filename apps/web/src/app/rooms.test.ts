// @vitest-environment jsdom
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { otherRoutes } from './other-pages.tsx';
import { allRooms } from './other-rooms.ts';
import { firstRoutes } from './router.tsx';
import { staffGroups } from './staff-places.ts';

const isElement = (value: unknown): value is ReactElement<{ roles?: readonly string[] }> =>
  typeof value === 'object' && value !== null && 'props' in value;

/** Each path with the roles that may open it. */
const told = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ children, element, index, path }) => {
    if (children) return told(children);
    const { roles = ['all'] } = isElement(element) ? element.props : {};
    return `${index ? '(home)' : path}: ${roles.join(' ')}`;
  });

test('the shell has these pages, each for these roles', () => {
  const paths = [...told(firstRoutes), ...told(otherRoutes)];
  expect(paths.toSorted()).toEqual([
    '(home): all',
    '*: all',
    '*: all',
    'about-us: all',
    'admin/about: Admin',
    'admin/announce: Admin',
    'admin/audit: Admin',
    'admin/calendar: Admin EventCreator',
    'admin/event/:eventId/mapping: Admin EventCreator',
    'admin/event/:eventId/matches/:stageId: Admin EventCreator',
    'admin/event/:eventId?: Admin EventCreator',
    'admin/event/analytics: Admin EventCreator SurveyCreator',
    'admin/event/create: Admin EventCreator',
    'admin/event/points: Admin',
    'admin/eventFormatBuilder: Admin EventCreator',
    'admin/giveTrophy: Admin EventCreator',
    'admin/leagues: Admin',
    'admin/nameplate: Admin',
    'admin/pickOverride: Admin',
    'admin/pickdata: Admin',
    'admin/promo: Admin',
    'admin/reports: Admin',
    'admin/settings: Admin',
    'admin/supporters: Admin',
    'admin/survey/:surveyId?/:view?: Admin SurveyCreator',
    'admin/user: Admin',
    'admin/webhooks: Admin',
    'admin: Admin EventCreator SurveyCreator',
    'community: all',
    'cs/event/:eventId?/:userId?: all',
    'cs/leagues/:leagueId/picks: all',
    'cs/leagues/:leagueId?: all',
    'cs/trophy-room: all',
    'cs: all',
    'developer: all',
    'first-admin: all',
    'join/:code: all',
    'leagues/:leagueId?: all',
    'link-discord: all',
    'link-google: all',
    'link-reddit: all',
    'nameplate: all',
    'pick-username: all',
    'redeem: all',
    'reset-password: all',
    'rl/event/:eventId?/:userId?: all',
    'rl/leagues/:leagueId/picks: all',
    'rl/leagues/:leagueId?: all',
    'rl/survey: all',
    'rl/trophy-room: all',
    'rl: all',
    'signin-discord: all',
    'signin-google: all',
    'signin-reddit: all',
    'unsubscribe: all',
    'verify-email: all',
  ]);
});

test('the rail leads to these places, in this order', () => {
  const places = staffGroups.flatMap(({ title, places }) =>
    places.map((place) => `${title}: ${place.title}, ${place.path}: ${place.roles.join(' ')}`),
  );
  expect(places).toEqual([
    'null: Overview, /admin: Admin EventCreator SurveyCreator',
    'Events: Events, /admin/event: Admin EventCreator',
    'Events: Calendar, /admin/calendar: Admin EventCreator',
    'Events: Event Creator, /admin/event/create: Admin EventCreator',
    'Events: Event Format Builder, /admin/eventFormatBuilder: Admin EventCreator',
    'Events: Points, /admin/event/points: Admin',
    'Events: Reward Trophies, /admin/giveTrophy: Admin EventCreator',
    'Events: Pick Data, /admin/pickdata: Admin',
    'Events: Pick Override, /admin/pickOverride: Admin',
    'Community: User Manager, /admin/user: Admin',
    'Community: Reports, /admin/reports: Admin',
    'Community: Nameplate Editor, /admin/nameplate: Admin',
    'Community: Survey, /admin/survey: Admin SurveyCreator',
    'Community: Leagues, /admin/leagues: Admin',
    'Community: Announcements, /admin/announce: Admin',
    'Community: Promo Codes, /admin/promo: Admin',
    'Community: Supporters, /admin/supporters: Admin',
    'System: Webhooks, /admin/webhooks: Admin',
    'System: Audit Log, /admin/audit: Admin',
    'System: About Us, /admin/about: Admin',
    'System: Settings, /admin/settings: Admin',
  ]);
});

test('each place of the rail has an icon of its own: without words it is all there is', () => {
  const icons = staffGroups.flatMap(({ places }) => places.map(({ icon }) => icon));
  expect([...new Set(icons)]).toEqual(icons);
});

test('each room of the folder is folded, once', () => {
  const files = import.meta.glob<object>(['../*/*/*.room.ts', './*.room.ts'], { eager: true });
  const objects = Object.values(files).flatMap((file) => Object.values(file));
  expect(objects.length).toBeGreaterThan(20);
  expect(new Set(allRooms)).toEqual(new Set(objects));
  expect(allRooms).toHaveLength(objects.length);
});
