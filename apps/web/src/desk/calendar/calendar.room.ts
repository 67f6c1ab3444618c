import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { eventStaff, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const calendar = {
  pages: [
    page(
      'admin/calendar',
      lazyPage(async () => (await import('./calendar-page.tsx')).CalendarPage),
      { roles: eventStaff },
    ),
  ],
  staffPlaces: [
    {
      group: 'events',
      order: 15,
      title: m.calendar(),
      path: '/admin/calendar',
      icon: 'clock',
      roles: eventStaff,
    },
  ],
} satisfies Room;
