import type { EventSummary } from '@callshot/contract';
import { type GameInfo, gameOf, games } from '@callshot/rules';
import { useQueries } from '@tanstack/react-query';
import { serverNow } from '../../platform/core/server-clock.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { EventName } from '../../platform/ui/words/event-name.tsx';
import { currentEventsQuery } from '../events/event.queries.ts';
import { shortLeft } from '../events/short-left.ts';
import { ReminderSwitch } from '../picks/saving/reminder-switch.tsx';
import styles from './landing-page.module.css';
import { Panel, PanelOutline } from './panel.tsx';
import { tileStatus } from './tile-status.ts';
import { m } from './words/messages.js';

/** One less where it is said whether one is reminded. */
const LISTED = 4;

/**
 * Events that can be picked, the nearest lock first. Users without reminders can switch them on
 * here.
 */
export function NextLocks({ isVisitor }: { readonly isVisitor: boolean }) {
  const lists = useQueries({ queries: games.map(({ id }) => currentEventsQuery(id)) });
  if (lists.some(({ isPending }) => isPending)) return <PanelOutline />;
  const now = serverNow();
  const open = lists
    .flatMap(({ data }) => data ?? [])
    .filter((event) => tileStatus(event, now) === 'open')
    .sort((a, b) => (a.lockAt ?? '').localeCompare(b.lockAt ?? ''))
    .slice(0, isVisitor ? LISTED : LISTED - 1);
  if (open.length === 0) return null;
  return (
    <Panel title={m.nextLocks()}>
      <ul className={styles.rows}>
        {open.map((event) => (
          <Lock key={event.id} event={event} game={gameOf(event.gameId)} now={now} />
        ))}
      </ul>
      {!isVisitor && (
        <div className={styles.reminders}>
          <ReminderSwitch
            whenOn={
              <p className={styles.row}>
                <Icon name="bell" size={16} />
                <span className={styles.what}>{m.remindersHint()}</span>
                <span className={styles.on}>{m.remindersOn()}</span>
              </p>
            }
          />
        </div>
      )}
    </Panel>
  );
}

interface LockProps {
  readonly event: EventSummary;
  readonly game: GameInfo;
  readonly now: number;
}

function Lock({ event, game, now }: LockProps) {
  return (
    <li className={styles.row} data-game={game.prefix}>
      <span className={styles.dot} aria-hidden="true" />
      <a href={`/${game.prefix}/event/${event.id}`}>
        <EventName event={event} />{' '}
        <span className={styles.stage}>
          <bdi>{event.stageName}</bdi>
        </span>
      </a>
      <time dateTime={event.lockAt ?? undefined}>{shortLeft(event.lockAt ?? '', now)}</time>
    </li>
  );
}
