import { useState } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useCurrentUser } from '../session/session.queries.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { WikiCreator } from './wiki-creator.tsx';

const ByHand = lazyPart(async () => (await import('./by-hand/by-hand-page.tsx')).ByHandPage, {
  isRare: true,
  waiting: <PageLoading />,
});

/** Event Creator [rule: event-creator-1]: from a tournament of the wiki, or by hand. */
export function EventCreatorPage() {
  const { user } = useCurrentUser();
  const [isByHand, setByHand] = useState(false);
  if (!user) return null;
  return isByHand ? (
    <ByHand userId={user.id} onLeave={() => setByHand(false)} />
  ) : (
    <WikiCreator userId={user.id} onByHand={() => setByHand(true)} />
  );
}
