import type { WikiTournamentDetails } from '@callshot/contract';
import { gameIds } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { currentGame } from '../../platform/core/current-game.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { detailsQuery } from '../mapping/wiki.queries.ts';
import type { Creator } from './use-creator.ts';
import { m } from './words/messages.js';

/**
 * Chooses the tournament that the address names, as by `?game=2&tournament=900200`, once: the address is cleared
 * then. True = it is on its way.
 */
export function useAskedTournament(creator: Creator): boolean {
  const [query, setQuery] = useSearchParams();
  const gameId = gameIds.find((id) => String(id) === query.get('game'));
  const pageId = Number(/^[1-9]\d{0,8}$/.exec(query.get('tournament') ?? '')?.[0] ?? 0);
  const isAsked = gameId !== undefined && pageId > 0;
  const { data, isError } = useQuery({
    ...detailsQuery(gameId ?? currentGame.id, pageId),
    enabled: isAsked,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer comes once
  useEffect(() => {
    if (!isAsked || (!data && !isError)) return;
    if (data) {
      if (creator.draft.gameId !== gameId) creator.setGame(gameId);
      creator.choose(listedAs(data), false);
    } else showToast({ text: m.wikiNotAvailable(), kind: 'error' });
    setQuery({}, { replace: true });
  }, [data, isError, isAsked]);
  return isAsked && !data && !isError;
}

const listedAs = ({ pageId, eventIds, ...details }: WikiTournamentDetails) => ({
  id: pageId,
  title: details.title,
  start: details.start,
  end: details.end,
  bannerUrl: details.bannerUrl,
  wikiLink: details.wikiLink,
  tier: null,
  eventId: eventIds[0] ?? null,
  readAt: details.readAt,
});
