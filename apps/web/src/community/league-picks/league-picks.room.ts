import { games } from '@callshot/rules';
import { lazyPage } from '../../platform/parts/lazy-page.tsx';
import { page, type Room } from '../../platform/parts/room.ts';

const LeaguePicksPage = lazyPage(
  async () => (await import('./league-picks-page.tsx')).LeaguePicksPage,
);

export const leaguePicks = {
  pages: games.map(({ prefix }) => page(`${prefix}/leagues/:leagueId/picks`, LeaguePicksPage)),
} satisfies Room;
