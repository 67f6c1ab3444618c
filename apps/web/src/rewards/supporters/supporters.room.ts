import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const supporters = {
  pages: [
    page(
      'admin/supporters',
      lazyPage(async () => (await import('./supporters-page.tsx')).SupportersPage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'community',
      order: 80,
      title: m.supportersTitle(),
      path: '/admin/supporters',
      icon: 'users',
      roles: admins,
    },
  ],
} satisfies Room;
