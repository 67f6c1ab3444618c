import { games } from '@callshot/rules';
import { isPickemsPath } from '../../platform/core/game-choice.ts';
import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { page, type Room } from '../../platform/parts/room.ts';
import { m } from './words/messages.js';

const EventPage = lazyPage(async () => (await import('./event-page.tsx')).EventPage);

export const eventPage = {
  pages: games.flatMap(({ prefix }) => [
    page(prefix, EventPage),
    page(`${prefix}/event/:eventId?/:userId?`, EventPage),
  ]),
  tabs: [
    {
      key: 'pickems',
      title: m.tabTitle(),
      shortTitle: m.tabTitleShort(),
      icon: 'bracket',
      path: (prefix) => `/${prefix}/event`,
      isOn: isPickemsPath,
    },
  ],
} satisfies Room;
