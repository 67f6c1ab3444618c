import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { page, type Room } from '../../platform/parts/room.ts';

export const leagueInvites = {
  pages: [
    page(
      'join/:code',
      lazyPage(async () => (await import('./join-page.tsx')).JoinPage),
    ),
  ],
} satisfies Room;
