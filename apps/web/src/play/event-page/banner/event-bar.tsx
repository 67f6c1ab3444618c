import { entrantsText } from '@callshot/rules';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';
import { BarPlace } from '../../../platform/ui/page/bar-places.tsx';
import { EventName } from '../../../platform/ui/words/event-name.tsx';
import type { CountdownPhase } from '../../events/countdown-state.ts';
import { dateOf, dateRange } from '../../events/date-range.ts';
import { usePane } from '../pane/pane-state.ts';
import { PaneOpener } from '../pane/pane-toggle.tsx';
import { LockBlock } from '../stage/lock-block.tsx';
import { StageMenu, type StagesProps, StageTabs } from '../stage/stage-switch.tsx';
import styles from './event-bar.module.css';

interface EventBarProps extends StagesProps {
  readonly phase: CountdownPhase;
}

/** The one bar of an event: its stages, its lock, and the actions on the picks on screen. */
export function EventBar({ phase, ...stages }: EventBarProps) {
  const { event } = stages;
  const pane = usePane();
  const isBeside = pane.isOpen && !pane.isDrawer;
  const isPhone = useMedia('(width < 600px)');
  const hasScore = useMedia('(width >= 800px)');
  const hasStages = event.eventStages.length > 1;
  const isNarrow = useMedia(hasStages ? '(width < 1280px)' : '(width < 1050px)');
  const hasMenu = hasStages && isNarrow;
  const hasProgress = useMedia('(width >= 1050px)');
  return (
    <div className={styles.bar} data-staged={hasStages || undefined}>
      {!isBeside && <PaneOpener className={styles.opener} />}
      <div
        className={styles.title}
        data-menu={hasMenu || undefined}
        data-beside={isBeside || undefined}
      >
        {hasMenu && <StageMenu {...stages} />}
        <h1 className={classNames(styles.name, (isBeside || hasMenu) && styles.spoken)}>
          <EventName event={event} />
        </h1>
        {!hasMenu && !isBeside && (
          <div className={styles.dates}>
            {dateRange(event.metadata.startDate, event.metadata.endDate)}
            {!isPhone && ` · ${entrantsText(event.bracketsSubmitted)}`}
          </div>
        )}
      </div>
      {hasStages && !isNarrow && <StageTabs {...stages} />}
      <div className={styles.end} data-screen-only>
        {hasProgress && <BarPlace name="progress" className={styles.progress} />}
        {/* Below a drawer it keeps its place, so that nothing moves. */}
        {!isBeside && (
          <div className={classNames(styles.lock, pane.isOpen && styles.under)}>
            <LockBlock
              event={event}
              shape="block"
              note={phase === 'complete' ? dateOf(event.metadata.endDate) : null}
            />
          </div>
        )}
        {hasScore && <BarPlace name="score" className={styles.score} />}
      </div>
    </div>
  );
}

/** The bar of a page without an event: the way to other events stays. */
export function BareBar() {
  const pane = usePane();
  if (pane.isOpen && !pane.isDrawer) return null;
  return (
    <div className={styles.bar}>
      <PaneOpener className={styles.opener} />
    </div>
  );
}
