import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';

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
      title: 'Pick Override',
      path: '/admin/pickOverride',
      icon: 'swap',
      roles: admins,
    },
  ],
} satisfies Room;
