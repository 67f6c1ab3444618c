import type { GameInfo } from '@callshot/rules';
import { lazyPart } from '../../platform/parts/lazy-part.tsx';
import { EventArt } from '../../platform/ui/art/event-art.tsx';
import { GameArt } from '../../platform/ui/art/game-art.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { buttonClass } from '../../platform/ui/controls/button.tsx';
import { classNames } from '../../platform/ui/hooks/class-names.ts';
import { EventName } from '../../platform/ui/words/event-name.tsx';
import { GameScene } from './game-scene.tsx';
import styles from './game-tile.module.css';
import { TileBody } from './tile-body.tsx';
import { TileFacts } from './tile-facts.tsx';
import { statusTexts } from './tile-status.ts';
import type { ShownEvent, Tile } from './use-tile.ts';
import { wayWords } from './way-words.ts';
import { m } from './words/messages.js';

const MatchRound = lazyPart(async () => (await import('./match-round.tsx')).MatchRound, {
  failed: ({ event }) => event.eventStages[event.stage]?.name ?? '',
});

interface GameTileProps {
  readonly tile: Tile;
  readonly isVisitor: boolean;
  /** False = less prominent than the main tile. */
  readonly isMain: boolean;
}

/** A game's door. The other game is another load of the page, so the tile is a plain link. */
export function GameTile({ tile, isVisitor, isMain }: GameTileProps) {
  const { game, shown } = tile;
  return (
    <a href={`/${game.prefix}`} className={styles.tile} data-game={game.prefix} data-on-art>
      {shown === null ? (
        <GameScene prefix={game.prefix} />
      ) : (
        <EventArt
          event={{ ...shown.event, name: shown.event.nameOverride }}
          words="all_but_right"
          className={styles.art}
        />
      )}
      <div className={styles.content}>
        <Chips game={game} shown={shown} />
        <h2 className={styles.name} dir="auto">
          {shown === null ? nothing(tile) : <EventName event={shown.event} />}
        </h2>
        {shown !== null && <Stage shown={shown} />}
        {shown !== null && <TileBody shown={shown} isVisitor={isVisitor} />}
      </div>
      <div className={styles.foot}>
        {shown !== null && <TileFacts shown={shown} />}
        <span
          className={classNames(
            buttonClass({ variant: isMain ? 'primary' : 'secondary' }),
            styles.way,
          )}
        >
          {wayWords(shown, isVisitor)}
        </span>
      </div>
    </a>
  );
}

const nothing = ({ isError }: Tile): string => (isError ? m.eventFailed() : m.noCurrentEvent());

function Chips({ game, shown }: { readonly game: GameInfo; readonly shown: ShownEvent | null }) {
  return (
    <p className={styles.chips}>
      <GameArt prefix={game.prefix} />
      <span>{game.name}</span>
      {shown?.match?.winnerTeamId === null && (
        <span className={styles.live}>
          <span className={styles.pulse} aria-hidden />
          {m.live()}
        </span>
      )}
      {shown !== null && shown.status !== 'locked' && (
        <span className={styles.status} data-status={shown.status}>
          {statusTexts[shown.status]}
        </span>
      )}
    </p>
  );
}

/** The part of the event that is on, with its facts. */
function Stage({ shown }: { readonly shown: ShownEvent }) {
  const { event, status, whole, match } = shown;
  return (
    <p className={styles.stage}>
      {status === 'locked' && (
        <span className={styles.locked}>
          <Icon name="lock" size={14} />
          {statusTexts[status]}
        </span>
      )}
      <span>
        {whole !== null && match !== null ? (
          <>
            {m.roundBestOf({
              games: match.bestOf,
              round: () => <MatchRound event={whole} match={match} />,
            })}
          </>
        ) : (
          event.stageName
        )}
      </span>
    </p>
  );
}
