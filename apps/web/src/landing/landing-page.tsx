import { gameOf } from '../core/game-choice.ts';
import { useCurrentUser } from '../session/session.queries.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useMedia } from '../ui/use-media.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { GameTile } from './game-tile.tsx';
import { LandingHead } from './landing-head.tsx';
import styles from './landing-page.module.css';
import { NextLocks } from './next-locks.tsx';
import { LatestPicks, YourTrophies } from './own-panels.tsx';
import { usePatience } from './use-patience.ts';
import { type Tile, useTile } from './use-tile.ts';
import { VisitorWaysBelow } from './visitor-ways.tsx';
import { Ways } from './ways.tsx';

/** Where everybody starts: what is on in both games, and where the viewer stands in it. */
export function LandingPage() {
  const { user, isLoading } = useCurrentUser();
  const userId = user?.id ?? null;
  const all = [useTile(gameOf(1), userId), useTile(gameOf(2), userId)];
  const isWide = useMedia('(width >= 1100px)');
  const isPatient = usePatience();
  const isWaiting =
    isLoading || all.some(({ isPending, isPartial }) => isPending || (isPartial && isPatient));
  const tiles = isWaiting ? [] : all.sort((a, b) => urgency(a) - urgency(b));
  const ranked = tiles.find(({ shown }) => shown !== null && (shown.score?.rank ?? null) !== null);
  return (
    <div className={styles.page}>
      <title>Callshot · Esports pick'ems</title>
      <LandingHead user={user} tiles={tiles} isWaiting={isWaiting} isWide={isWide} />
      {isWaiting ? (
        <div className={styles.tiles}>
          <VisuallyHidden>Loading the current events</VisuallyHidden>
          <Skeleton height="var(--tile)" />
          <Skeleton height="var(--tile)" />
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
          {user === null && !isWide && <VisitorWaysBelow />}
          <div className={styles.panels}>
            {ranked?.shown && <LatestPicks shown={ranked.shown} />}
            <NextLocks isVisitor={user === null} />
            {userId !== null && <YourTrophies userId={userId} ranked={ranked?.shown ?? null} />}
          </div>
        </>
      )}
      <Ways />
    </div>
  );
}

/** What is being played comes first, then what can be picked; on a phone only the first is in sight. */
function urgency({ shown }: Tile): number {
  return shown === null ? 3 : { locked: 0, open: 1, complete: 2 }[shown.status];
}
