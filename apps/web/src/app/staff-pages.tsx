import type { RouteObject } from 'react-router';
import { lazyPage, page } from './lazy-page.tsx';
import { AdminOnly, EventStaffOnly, StaffOnly, SurveyStaffOnly } from './roles-only.tsx';

const rare = { isRare: true };
const StaffFrame = lazyPage(async () => (await import('./staff-frame.tsx')).StaffFrame, rare);
const DashboardPage = lazyPage(
  async () => (await import('../staff/staff/dashboard-page.tsx')).DashboardPage,
  rare,
);
const AnalyticsPage = lazyPage(
  async () => (await import('../staff/staff/analytics-page.tsx')).AnalyticsPage,
  rare,
);
const UsersPage = lazyPage(
  async () => (await import('../staff/staff/users-page.tsx')).UsersPage,
  rare,
);
const AuditPage = lazyPage(
  async () => (await import('../staff/staff/audit-page.tsx')).AuditPage,
  rare,
);
const SettingsPage = lazyPage(
  async () => (await import('../staff/staff/settings-page.tsx')).SettingsPage,
  rare,
);
const AnnouncePage = lazyPage(
  async () => (await import('../reach/notifications/announce-page.tsx')).AnnouncePage,
  rare,
);
const NameplatesPage = lazyPage(
  async () => (await import('../rewards/nameplates/editor/nameplates-page.tsx')).NameplatesPage,
  rare,
);
const LeagueDeskPage = lazyPage(
  async () => (await import('../staff/league-desk/league-desk-page.tsx')).LeagueDeskPage,
  rare,
);
const AboutDeskPage = lazyPage(
  async () => (await import('../staff/about-desk/about-desk-page.tsx')).AboutDeskPage,
  rare,
);
const ReportDeskPage = lazyPage(
  async () => (await import('../staff/report-desk/report-desk-page.tsx')).ReportDeskPage,
  rare,
);
const PromosPage = lazyPage(
  async () => (await import('../rewards/promo/promos-page.tsx')).PromosPage,
  rare,
);
const SupportersPage = lazyPage(
  async () => (await import('../rewards/supporters/supporters-page.tsx')).SupportersPage,
  rare,
);
const PickDataPage = lazyPage(
  async () => (await import('../desk/pick-data/pick-data-page.tsx')).PickDataPage,
  rare,
);
const OverridePage = lazyPage(
  async () => (await import('../desk/override/override-page.tsx')).OverridePage,
  rare,
);
const FormatsPage = lazyPage(
  async () => (await import('../desk/formats/list/formats-page.tsx')).FormatsPage,
  rare,
);
const EventCreatorPage = lazyPage(
  async () => (await import('../desk/event-creator/event-creator-page.tsx')).EventCreatorPage,
  rare,
);
const EventDeskPage = lazyPage(
  async () => (await import('../desk/event-desk/event-desk-page.tsx')).EventDeskPage,
  rare,
);
const HandMatchesPage = lazyPage(
  async () =>
    (await import('../desk/event-desk/hand-matches/hand-matches-page.tsx')).HandMatchesPage,
);
const EventMappingPage = lazyPage(
  async () => (await import('../desk/event-desk/mapping/mapping-page.tsx')).EventMappingPage,
  rare,
);

const SurveyPage = lazyPage(
  async () => (await import('../staff/survey-builder/survey-page.tsx')).SurveyPage,
  rare,
);
const AllWebhooksPage = lazyPage(
  async () => (await import('../reach/developer/all-webhooks-page.tsx')).AllWebhooksPage,
  rare,
);
const GiveTrophiesPage = lazyPage(
  async () => (await import('../rewards/trophies/giving/give-trophies-page.tsx')).GiveTrophiesPage,
  rare,
);

export const staffPages: RouteObject[] = [
  {
    element: <StaffFrame />,
    handle: StaffFrame.load,
    children: [
      {
        element: <StaffOnly />,
        children: [page('admin', DashboardPage), page('admin/event/analytics', AnalyticsPage)],
      },
      {
        element: <EventStaffOnly />,
        children: [
          page('admin/eventFormatBuilder', FormatsPage),
          page('admin/event/create', EventCreatorPage),
          page('admin/event/:eventId?', EventDeskPage),
          page('admin/event/:eventId/mapping', EventMappingPage),
          page('admin/event/:eventId/matches/:stageId', HandMatchesPage),
          page('admin/giveTrophy', GiveTrophiesPage),
        ],
      },
      {
        element: <SurveyStaffOnly />,
        children: [page('admin/survey/:surveyId?/:view?', SurveyPage)],
      },
      {
        element: <AdminOnly />,
        children: [
          page('admin/user', UsersPage),
          page('admin/pickdata', PickDataPage),
          page('admin/audit', AuditPage),
          page('admin/settings', SettingsPage),
          page('admin/announce', AnnouncePage),
          page('admin/pickOverride', OverridePage),
          page('admin/reports', ReportDeskPage),
          page('admin/about', AboutDeskPage),
          page('admin/leagues', LeagueDeskPage),
          page('admin/promo', PromosPage),
          page('admin/supporters', SupportersPage),
          page('admin/webhooks', AllWebhooksPage),
          {
            path: 'admin/nameplate',
            element: <NameplatesPage isStaff />,
            handle: NameplatesPage.load,
          },
        ],
      },
    ],
  },
];
