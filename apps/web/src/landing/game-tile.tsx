import type { EventSummary } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import type { GameInfo } from '../core/game-choice.ts';
import { serverNow } from '../core/server-clock.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { GameScene } from './game-scene.tsx';
import styles from './game-tile.module.css';
import { tileEventQuery } from './landing.queries.ts';
import { statusTexts, type TileStatus, tileStatus } from './tile-status.ts';

/** A game's door. The other game is another load of the page, so the tile is a plain link. */
export function GameTile({ game }: { game: GameInfo }) {
  return (
    <a href={`/${game.prefix}`} className={styles.tile} data-game={game.prefix}>
      <GameScene prefix={game.prefix} />
      <div className={styles.content}>
        <h2 className={styles.game}>{game.name}</h2>
        <TileEvent game={game} />
        <span className={styles.way}>
          Enter
          <Icon name="arrow-right" size={18} />
        </span>
      </div>
    </a>
  );
}

function TileEvent({ game }: { game: GameInfo }) {
  const { data: event, isPending, isError } = useQuery(tileEventQuery(game.id));
  if (isPending) {
    return (
      <span className={styles.event}>
        <VisuallyHidden>Loading the current event</VisuallyHidden>
        <Skeleton width={220} height={24} />
        <Skeleton width={160} height={20} />
      </span>
    );
  }
  if (isError) return <p className={styles.none}>The current event could not be loaded</p>;
  if (!event) return <p className={styles.none}>No Current Event</p>;
  return <Facts event={event} />;
}

const icons: Record<TileStatus, IconName> = { complete: 'trophy', locked: 'lock', open: 'unlock' };

function Facts({ event }: { event: EventSummary }) {
  const status = tileStatus(event, serverNow());
  return (
    <div className={styles.event}>
      <p className={styles.name}>{event.nameOverride}</p>
      <p className={styles.status} data-status={status}>
        <Icon name={icons[status]} size={18} />
        {statusTexts[status]}
      </p>
    </div>
  );
}
