import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';

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
      title: 'Supporters',
      path: '/admin/supporters',
      icon: 'users',
      roles: admins,
    },
  ],
} satisfies Room;
