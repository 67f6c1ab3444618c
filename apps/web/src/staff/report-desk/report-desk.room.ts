import { rarePage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';

export const reportDesk = {
  pages: [
    page(
      'admin/reports',
      rarePage(async () => (await import('./report-desk-page.tsx')).ReportDeskPage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'Community',
      order: 20,
      title: 'Reports',
      path: '/admin/reports',
      icon: 'warning',
      roles: admins,
      waiting: 'reports',
    },
  ],
} satisfies Room;
