import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const pickData = {
  pages: [
    page(
      'admin/pickdata',
      lazyPage(async () => (await import('./pick-data-page.tsx')).PickDataPage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'events',
      order: 50,
      title: m.pageTitle(),
      path: '/admin/pickdata',
      icon: 'bars',
      roles: admins,
    },
  ],
} satisfies Room;
