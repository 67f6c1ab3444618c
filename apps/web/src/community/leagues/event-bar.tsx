import type { LeagueEvent } from '@callshot/contract';
import { currentGame } from '../../platform/core/current-game.ts';
import { Link } from '../../platform/core/link.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { copyText } from '../../platform/ui/words/copy-text.ts';
import { dateRange } from '../../play/events/date-range.ts';
import styles from './event-bar.module.css';
import type { ShownEvent } from './event-of-league.ts';
import { m } from './words/messages.js';

interface EventBarProps {
  readonly leagueId: number;
  readonly shown: ShownEvent;
  readonly of: number;
}

/** The event that the members are ranked at, and the way to every other of the league. */
export function EventBar({ leagueId, shown, of }: EventBarProps) {
  const { event, place, previous, next } = shown;
  const pathOf = ({ eventId }: LeagueEvent) =>
    `/${currentGame.prefix}/leagues/${leagueId}?event=${eventId}`;
  const share = async () => {
    const link = `${location.origin}${pathOf(event)}`;
    showToast(
      (await copyText(link))
        ? { text: m.linkCopied(), kind: 'success' }
        : { text: m.copyLink({ link }), kind: 'error' },
    );
  };
  const state = event.isFinished ? m.eventFinal() : event.isLive ? m.eventLive() : null;
  return (
    <div className={styles.bar}>
      <nav className={styles.arrows} aria-label={m.eventsOfTheLeague()}>
        <Arrow to={previous && pathOf(previous)} label={m.previousEvent()} icon="arrow-left" />
        <Arrow to={next && pathOf(next)} label={m.nextEvent()} icon="arrow-right" />
      </nav>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <bdi>{event.name}</bdi>
        </h2>
        <p className={styles.facts}>
          {[dateRange(event.startsAt, event.endsAt), state, m.eventOf({ place, of })]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.end}>
        <Segmented
          className={styles.views}
          label={m.rankedWhat()}
          value="event"
          items={[
            { value: 'event', label: m.rankedEvent() },
            { value: 'season', label: m.rankedSeason(), icon: 'lock', isDisabled: true },
          ]}
          onChange={() => undefined}
        />
        <Button
          variant="ghost"
          icon="share"
          aria-label={m.shareThisRanking()}
          title={m.shareAction()}
          onClick={() => void share()}
        />
      </div>
    </div>
  );
}

interface ArrowProps {
  readonly to: string | null;
  readonly label: string;
  readonly icon: 'arrow-left' | 'arrow-right';
}

function Arrow({ to, label, icon }: ArrowProps) {
  return to === null ? (
    <button type="button" className={styles.arrow} disabled aria-label={label}>
      <Icon name={icon} />
    </button>
  ) : (
    <Link className={styles.arrow} to={to} aria-label={label} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
