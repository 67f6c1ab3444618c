import { games } from '@callshot/rules';
import { gameOfPath } from '../../platform/core/game-choice.ts';
import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { lazyDialog } from '../../platform/parts/lazy-part.tsx';
import { page, type Room } from '../../platform/parts/room.ts';
import type { LeagueQuestion, LeagueRequest } from './dialogs/league-dialog.tsx';
import { LeaguesOfGame } from './leagues-of-game.tsx';
import { m } from './words/messages.js';

declare module '../../platform/core/modals.ts' {
  interface ModalRequests {
    league: LeagueRequest;
    leagueInfo: { leagueId: number; section?: 'members' };
    leagueQuestion: LeagueQuestion;
  }
}

const LeaguesPage = lazyPage(async () => (await import('./leagues-page.tsx')).LeaguesPage);
const rare = { isRare: true };

export const leagues = {
  pages: [
    page('leagues/:leagueId?', LeaguesOfGame),
    ...games.map(({ prefix }) => page(`${prefix}/leagues/:leagueId?`, LeaguesPage)),
  ],
  modals: {
    league: lazyDialog(
      async () => (await import('./dialogs/league-dialog.tsx')).LeagueDialog,
      rare,
    ),
    leagueInfo: lazyDialog(
      async () => (await import('./dialogs/league-dialog.tsx')).LeagueInfoDialog,
      rare,
    ),
    leagueQuestion: lazyDialog(
      async () => (await import('./dialogs/league-dialog.tsx')).LeagueQuestionDialog,
      rare,
    ),
  },
  tabs: [
    {
      key: 'leagues',
      title: m.leaguesTab(),
      shortTitle: m.leaguesShortTab(),
      icon: 'users',
      path: (prefix) => `/${prefix}/leagues`,
      isOn: (path) => gameOfPath(path) !== null && path.split('/')[2] === 'leagues',
    },
  ],
} satisfies Room;
