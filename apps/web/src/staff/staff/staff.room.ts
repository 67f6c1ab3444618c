import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, allStaff, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const staff = {
  pages: [
    page(
      'admin',
      lazyPage(async () => (await import('./dashboard-page.tsx')).DashboardPage),
      { roles: allStaff },
    ),
    page(
      'admin/event/analytics',
      lazyPage(async () => (await import('./analytics-page.tsx')).AnalyticsPage),
      { roles: allStaff },
    ),
    page(
      'admin/user',
      lazyPage(async () => (await import('./users-page.tsx')).UsersPage),
      { roles: admins },
    ),
    page(
      'admin/audit',
      lazyPage(async () => (await import('./audit-page.tsx')).AuditPage),
      { roles: admins },
    ),
    page(
      'admin/settings',
      lazyPage(async () => (await import('./settings-page.tsx')).SettingsPage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    { group: null, order: 10, title: m.overview(), path: '/admin', icon: 'grid', roles: allStaff },
    {
      group: 'community',
      order: 10,
      title: m.userManager(),
      path: '/admin/user',
      icon: 'user',
      roles: admins,
    },
    {
      group: 'system',
      order: 20,
      title: m.auditTitle(),
      path: '/admin/audit',
      icon: 'list',
      roles: admins,
    },
    {
      group: 'system',
      order: 40,
      title: m.settings(),
      path: '/admin/settings',
      icon: 'panel',
      roles: admins,
    },
  ],
  commands: [
    {
      title: m.users(),
      roles: admins,
      least: 2,
      order: 10,
      find: async (...asked) => (await import('./user-commands.ts')).findUsers(...asked),
    },
    {
      title: m.events(),
      roles: allStaff,
      least: 1,
      order: 20,
      find: async (...asked) => (await import('./event-commands.ts')).findEvents(...asked),
    },
  ],
} satisfies Room;
