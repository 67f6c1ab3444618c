import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { eventStaff, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const eventCreator = {
  pages: [
    page(
      'admin/event/create',
      lazyPage(async () => (await import('./event-creator-page.tsx')).EventCreatorPage),
      { roles: eventStaff },
    ),
  ],
  staffPlaces: [
    {
      group: 'events',
      order: 20,
      title: m.pageTitle(),
      path: '/admin/event/create',
      icon: 'plus',
      roles: eventStaff,
    },
  ],
} satisfies Room;
