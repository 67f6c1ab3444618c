import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const notifications = {
  pages: [
    page(
      'unsubscribe',
      lazyPage(async () => (await import('./unsubscribe-page.tsx')).UnsubscribePage),
    ),
    page(
      'admin/announce',
      lazyPage(async () => (await import('./announce-page.tsx')).AnnouncePage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'community',
      order: 60,
      title: m.announcementsTitle(),
      path: '/admin/announce',
      icon: 'bell',
      roles: admins,
    },
  ],
} satisfies Room;
