import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { admins, page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

export const promo = {
  pages: [
    page(
      'redeem',
      lazyPage(async () => (await import('./redeem-page.tsx')).RedeemPage),
    ),
    page(
      'admin/promo',
      lazyPage(async () => (await import('./promos-page.tsx')).PromosPage),
      { roles: admins },
    ),
  ],
  staffPlaces: [
    {
      group: 'community',
      order: 70,
      title: m.promoCodesTitle(),
      path: '/admin/promo',
      icon: 'unlock',
      roles: admins,
    },
  ],
} satisfies Room;
