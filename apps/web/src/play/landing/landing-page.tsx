import { games } from '@callshot/rules';
import { useDeferredValue } from 'react';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { useMedia } from '../../platform/ui/hooks/use-media.ts';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { GameTile } from './game-tile.tsx';
import { LandingHead } from './landing-head.tsx';
import styles from './landing-page.module.css';
import { isRanked, Leaders } from './leaders.tsx';
import { NextLocks } from './next-locks.tsx';
import { LatestPicks, YourTrophies } from './own-panels.tsx';
import { ToWin } from './to-win.tsx';
import { usePatience } from './use-patience.ts';
import { type Tile, useTile } from './use-tile.ts';
import { VisitorWaysBelow } from './visitor-ways.tsx';
import { Ways } from './ways.tsx';
import { m } from './words/messages.js';

/** The page where all users start: what is on in every game, and the viewer's standing in it. */
export function LandingPage() {
  const { user, isLoading } = useCurrentUser();
  const userId = user?.id ?? null;
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of games is a constant
  const all = games.map((game) => useTile(game, userId));
  const isWide = useMedia('(width >= 1100px)');
  const isPhone = useMedia('(width < 600px)');
  const isPatient = usePatience();
  const isUnknown =
    isLoading || all.some(({ isPending, isPartial }) => isPending || (isPartial && isPatient));
  // The tiles are drawn in slices, so that a press meanwhile is answered.
  const wasUnknown = useDeferredValue(isUnknown);
  const isWaiting = isUnknown || wasUnknown;
  const tiles = isWaiting ? [] : all.sort((a, b) => urgency(a) - urgency(b));
  return (
    <div className={styles.page}>
      <title>{m.pageTitle()}</title>
      <LandingHead user={user} tiles={tiles} isWaiting={isWaiting} isWide={isWide} />
      {isWaiting ? (
        <div className={styles.tiles}>
          <VisuallyHidden>{m.loadingEvents()}</VisuallyHidden>
          {games.map(({ id }) => (
            <Skeleton key={id} height="var(--tile)" className={styles.waitingTile} />
          ))}
        </div>
      ) : (
        <>
          <div className={styles.tiles}>
            {tiles.map((tile, at) => (
              <GameTile
                key={tile.game.id}
                tile={tile}
                isVisitor={user === null}
                isMain={user !== null || (!isWide && at === 0)}
              />
            ))}
          </div>
          {user === null && isPhone && <VisitorWaysBelow />}
          <div className={styles.panels}>
            <Panels userId={userId} tiles={tiles} />
          </div>
        </>
      )}
      <Ways />
    </div>
  );
}

interface PanelsProps {
  readonly userId: number | null;
  readonly tiles: readonly Tile[];
}

/** The viewer's own panels; for users without any picks, other users' results. */
function Panels({ userId, tiles }: PanelsProps) {
  const events = tiles.flatMap(({ shown }) => (shown === null ? [] : [shown]));
  const ranked = events.find(({ score }) => (score?.rank ?? null) !== null) ?? null;
  const led = events.find(isRanked);
  const current = events[0] ?? null;
  return (
    <>
      {ranked !== null && userId !== null && <LatestPicks shown={ranked} userId={userId} />}
      {ranked === null && led && <Leaders shown={led} />}
      <NextLocks isVisitor={userId === null} />
      {userId !== null && <YourTrophies userId={userId} ranked={ranked} current={current} />}
      {userId === null && current && <ToWin shown={current} />}
    </>
  );
}

/**
 * Events in play come first, then those open for picks. A phone shows only the first without
 * scrolling.
 */
function urgency({ shown }: Tile): number {
  return shown === null ? 3 : { locked: 0, open: 1, complete: 2 }[shown.status];
}
