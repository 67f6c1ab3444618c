import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { eventStaff, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

const roles = eventStaff;

export const eventDesk = {
  pages: [
    page(
      'admin/event/:eventId?',
      lazyPage(async () => (await import('./event-desk-page.tsx')).EventDeskPage),
      { roles },
    ),
    page(
      'admin/event/:eventId/mapping',
      lazyPage(async () => (await import('./mapping/mapping-page.tsx')).EventMappingPage),
      { roles },
    ),
    page(
      'admin/event/:eventId/matches/:stageId',
      lazyPage(async () => (await import('./hand-matches/hand-matches-page.tsx')).HandMatchesPage),
      { roles },
    ),
  ],
  staffPlaces: [
    {
      group: 'events',
      order: 10,
      title: m.events(),
      path: '/admin/event',
      icon: 'trophy',
      roles,
      covers: /^\/admin\/event\/\d+(\/mapping|\/matches\/\d+)?$/,
    },
  ],
  commands: [
    {
      title: m.runEvent(),
      roles,
      least: 1,
      order: 30,
      find: async (...asked) => (await import('./desk-commands.ts')).findEventsToRun(...asked),
    },
  ],
} satisfies Room;
