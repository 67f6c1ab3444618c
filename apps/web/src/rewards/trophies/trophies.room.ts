import { games } from '@callshot/rules';
import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

const TrophyRoomPage = lazyPage(
  async () => (await import('./room/trophy-room-page.tsx')).TrophyRoomPage,
);

export const trophies = {
  pages: games.map(({ prefix }) => page(`${prefix}/trophy-room`, TrophyRoomPage)),
  tabs: [
    {
      key: 'trophies',
      title: m.roomTab(),
      shortTitle: m.trophies(),
      icon: 'trophy',
      path: (prefix) => `/${prefix}/trophy-room`,
      isOn: (path) => path.endsWith('/trophy-room'),
    },
  ],
} satisfies Room;
