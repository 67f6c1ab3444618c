import { games } from '@callshot/rules';
import { rarePage } from '../../platform/parts/lazy-page.tsx';
import { page, type Room } from '../../platform/parts/room.ts';

const LeaguePicksPage = rarePage(
  async () => (await import('./league-picks-page.tsx')).LeaguePicksPage,
);

export const leaguePicks = {
  pages: games.map(({ prefix }) => page(`${prefix}/leagues/:leagueId/picks`, LeaguePicksPage)),
} satisfies Room;
