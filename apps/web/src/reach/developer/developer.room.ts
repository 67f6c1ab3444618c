import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const developer = {
  pages: [
    page(
      'developer',
      lazyPage(async () => (await import('./developer-page.tsx')).DeveloperPage),
    ),
    page(
      'admin/webhooks',
      lazyPage(async () => (await import('./all-webhooks-page.tsx')).AllWebhooksPage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'system',
      order: 10,
      title: m.webhooksTitle(),
      path: '/admin/webhooks',
      icon: 'link',
      roles: admins,
    },
  ],
} satisfies Room;
