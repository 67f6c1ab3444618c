import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

const NameplatesPage = lazyPage(
  async () => (await import('./editor/nameplates-page.tsx')).NameplatesPage,
);

export const nameplateEditor = {
  pages: [
    page('nameplate', NameplatesPage, { props: { isStaff: false } }),
    page('admin/nameplate', NameplatesPage, { props: { isStaff: true }, roles: admins }),
  ],
  staffPlaces: [
    {
      group: 'community',
      order: 30,
      title: m.staffTitle(),
      path: '/admin/nameplate',
      icon: 'edit',
      roles: admins,
    },
  ],
  commands: [
    {
      title: m.plates(),
      roles: admins,
      least: 2,
      order: 50,
      find: async (...asked) =>
        (await import('./editor/nameplate-commands.ts')).findNameplates(...asked),
    },
  ],
} satisfies Room;
