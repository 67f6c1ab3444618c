import { rarePage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';

export const aboutDesk = {
  pages: [
    page(
      'admin/about',
      rarePage(async () => (await import('./about-desk-page.tsx')).AboutDeskPage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'System',
      order: 30,
      title: 'About Us',
      path: '/admin/about',
      icon: 'info',
      roles: admins,
    },
  ],
} satisfies Room;
