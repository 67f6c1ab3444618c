import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const reportAnswers = {
  pages: [
    page(
      'admin/reports',
      lazyPage(async () => (await import('./report-answers-page.tsx')).ReportAnswersPage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'community',
      order: 20,
      title: m.reports(),
      path: '/admin/reports',
      icon: 'warning',
      roles: admins,
      waiting: 'reports',
    },
  ],
} satisfies Room;
