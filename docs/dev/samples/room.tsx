import { lazyPage } from '../../../apps/web/src/platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../../apps/web/src/platform/parts/room.ts';

const ActionsPage = lazyPage(async () => (await import('./screen.tsx')).ActionsPage);
const path = '/admin/actions';

export const actions = {
  pages: [page('admin/actions', ActionsPage, { roles: admins })],
  staffPlaces: [
    { group: 'system', order: 25, title: 'Actions', path, icon: 'list', roles: admins },
  ],
} satisfies Room;
