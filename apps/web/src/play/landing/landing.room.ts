import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { page, type Room } from '../../platform/parts/room.ts';

export const landing = {
  pages: [
    page(
      '',
      lazyPage(async () => (await import('./landing-page.tsx')).LandingPage),
    ),
  ],
} satisfies Room;
