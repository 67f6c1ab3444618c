import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { page, type Room } from '../../platform/parts/room.ts';

export const about = {
  pages: [
    page(
      'about-us',
      lazyPage(async () => (await import('./about-page.tsx')).AboutPage),
    ),
    page(
      'community',
      lazyPage(async () => (await import('./community-page.tsx')).CommunityPage),
    ),
  ],
} satisfies Room;
