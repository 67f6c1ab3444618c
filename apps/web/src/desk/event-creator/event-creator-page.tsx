import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { lazyPart } from '../../platform/parts/lazy-part.tsx';
import { PageLoading } from '../../platform/ui/states/page-loading.tsx';
import { statusQuery } from '../mapping/wiki.queries.ts';
import { WikiCreator } from './wiki-creator.tsx';

const ByHand = lazyPart(async () => (await import('./by-hand/by-hand-page.tsx')).ByHandPage, {
  isRare: true,
  waiting: <PageLoading />,
});

/** Event Creator [rule: event-creator-1]: from a tournament of the wiki, or by hand. */
export function EventCreatorPage() {
  const { user } = useCurrentUser();
  const [isByHand, setByHand] = useState(false);
  // The state of the wiki is in the middle of the page. It loads first, so that nothing moves.
  const { isLoading } = useQuery(statusQuery(currentGame.id));
  if (!user) return null;
  if (isLoading) return <PageLoading />;
  return isByHand ? (
    <ByHand userId={user.id} onLeave={() => setByHand(false)} />
  ) : (
    <WikiCreator userId={user.id} onByHand={() => setByHand(true)} />
  );
}
