import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const aboutEditor = {
  pages: [
    page(
      'admin/about',
      lazyPage(async () => (await import('./about-editor-page.tsx')).AboutEditorPage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'system',
      order: 30,
      title: m.aboutUs(),
      path: '/admin/about',
      icon: 'info',
      roles: admins,
    },
  ],
} satisfies Room;
