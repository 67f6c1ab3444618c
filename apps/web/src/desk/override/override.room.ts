import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const override = {
  pages: [
    page(
      'admin/pickOverride',
      lazyPage(async () => (await import('./override-page.tsx')).OverridePage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'events',
      order: 60,
      title: m.pageTitle(),
      path: '/admin/pickOverride',
      icon: 'swap',
      roles: admins,
    },
  ],
} satisfies Room;
