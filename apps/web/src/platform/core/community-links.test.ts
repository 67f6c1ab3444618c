import type { Game } from '@callshot/contract';
import { expect, test } from 'vitest';
import { communityLinksOf } from './community-links.ts';

const game = (id: 1 | 2, name: string, links: Partial<Game> = {}): Game => ({
  id,
  name,
  iconUrl: '',
  trophyImagePrefix: '',
  instagramUrl: null,
  twitterUrl: null,
  ...links,
});
const cs = { instagramUrl: 'https://instagram.com/cs', twitterUrl: 'https://x.com/cs' };
const games = [game(1, 'Rocket League'), game(2, 'Counter-Strike', cs)];
const settings = { discordUrl: 'https://discord.gg/x', redditUrl: null };

test.each([
  { settings: {}, games: [], links: [], why: 'nothing is known yet' },
  {
    settings: { discordUrl: null },
    games: [game(1, 'Rocket League')],
    links: [],
    why: 'nothing is set',
  },
  {
    settings,
    games,
    links: [
      ['Discord', undefined, 'https://discord.gg/x'],
      ['Instagram', 'Counter-Strike', 'https://instagram.com/cs'],
      ['X', 'Counter-Strike', 'https://x.com/cs'],
    ],
    why: 'what is set, and nothing beside it',
  },
])('$why', (row) => {
  const links = communityLinksOf(row.settings, row.games);
  expect(links.map(({ site, game, url }) => [site, game?.name, url])).toEqual(row.links);
});
