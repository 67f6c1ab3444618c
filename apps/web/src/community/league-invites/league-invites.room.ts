import { rarePage } from '../../platform/parts/lazy-page.tsx';
import { page, type Room } from '../../platform/parts/room.ts';

export const leagueInvites = {
  pages: [
    page(
      'join/:code',
      rarePage(async () => (await import('./join-page.tsx')).JoinPage),
    ),
  ],
} satisfies Room;
