import type { Game } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { gamesQuery, useSettings } from './settings.queries.ts';
import { linkOf, type SettingValues } from './settings.ts';

export interface CommunityLink {
  readonly site: 'Discord' | 'Reddit' | 'Instagram' | 'X';
  readonly url: string;
  /** The game of the account; null = the whole product. */
  readonly game: Pick<Game, 'id' | 'name'> | null;
}

type Place = Omit<CommunityLink, 'url'> & { readonly url: string | null };

/** The links that are set: chat and forum, then each game’s own accounts. */
export function communityLinksOf(
  settings: SettingValues,
  games: readonly Game[],
): readonly CommunityLink[] {
  const places: Place[] = [
    { site: 'Discord', url: linkOf(settings, 'discordUrl'), game: null },
    { site: 'Reddit', url: linkOf(settings, 'redditUrl'), game: null },
    ...games.flatMap((game): Place[] => [
      { site: 'Instagram', url: game.instagramUrl, game },
      { site: 'X', url: game.twitterUrl, game },
    ]),
  ];
  return places.flatMap(({ url, ...place }) => (url === null ? [] : [{ ...place, url }]));
}

export function useCommunityLinks(): readonly CommunityLink[] {
  const { data: games = [] } = useQuery(gamesQuery);
  return communityLinksOf(useSettings(), games);
}
