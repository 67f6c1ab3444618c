import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, eventStaff, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const formats = {
  pages: [
    page(
      'admin/eventFormatBuilder',
      lazyPage(async () => (await import('./list/formats-page.tsx')).FormatsPage),
      { roles: eventStaff },
    ),
    page(
      'admin/event/points',
      lazyPage(async () => (await import('./points/points-page.tsx')).PointsPage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'events',
      order: 30,
      title: m.builderTitle(),
      path: '/admin/eventFormatBuilder',
      icon: 'bracket',
      roles: eventStaff,
    },
    {
      group: 'events',
      order: 35,
      title: m.pointsTitle(),
      path: '/admin/event/points',
      icon: 'check',
      roles: admins,
    },
  ],
  commands: [
    {
      title: m.eventFormats(),
      roles: eventStaff,
      least: 1,
      order: 40,
      find: async (...asked) => (await import('./format-commands.ts')).findFormats(...asked),
    },
  ],
} satisfies Room;
