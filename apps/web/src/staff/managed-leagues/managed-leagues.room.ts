import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const managedLeagues = {
  pages: [
    page(
      'admin/leagues',
      lazyPage(async () => (await import('./managed-leagues-page.tsx')).ManagedLeaguesPage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'community',
      order: 50,
      title: m.leagues(),
      path: '/admin/leagues',
      icon: 'shield',
      roles: admins,
    },
  ],
  commands: [
    {
      title: m.leagues(),
      roles: admins,
      least: 2,
      order: 60,
      find: async (...asked) => (await import('./league-commands.ts')).findLeagues(...asked),
    },
  ],
} satisfies Room;
