import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { eventStaff, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const giving = {
  pages: [
    page(
      'admin/giveTrophy',
      lazyPage(async () => (await import('./giving/give-trophies-page.tsx')).GiveTrophiesPage),
      { roles: eventStaff },
    ),
  ],
  staffPlaces: [
    {
      group: 'events',
      order: 40,
      title: m.rewardTitle(),
      path: '/admin/giveTrophy',
      icon: 'medal',
      roles: eventStaff,
    },
  ],
} satisfies Room;
