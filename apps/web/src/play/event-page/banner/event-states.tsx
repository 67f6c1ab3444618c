import { useMissingPage } from '../../../platform/core/missing-page.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { PicksSkeleton } from '../../picks/session/picks-skeleton.tsx';
import { m } from '../words/messages.js';
import styles from './event-states.module.css';

export function NoEvent() {
  return <EmptyState level={1} icon="clock" title={m.noCurrentEvent()} text={m.comeBackSoon()} />;
}

interface FailedProps {
  readonly title: string;
  readonly text?: string;
  /** 1 where it stands in place of the page, 2 under the event's header. */
  readonly level: 1 | 2;
  onRetry?(): void;
}

export function EventFailed({ title, text, level, onRetry }: FailedProps) {
  useMissingPage(level === 1 ? onRetry : null);
  return (
    <EmptyState level={level} icon="warning" title={title} {...(text !== undefined && { text })}>
      {onRetry && (
        <Button variant="primary" icon="refresh" onClick={onRetry}>
          {m.tryAgain()}
        </Button>
      )}
    </EmptyState>
  );
}

/** The left pane while its event is on the way. */
export function PaneSkeleton() {
  return (
    <div className={styles.pane}>
      <Skeleton height={172} />
      <Skeleton height={57} />
      <Skeleton height={36} />
      <Skeleton height={400} />
    </div>
  );
}

/** The event bar and the picks while the event is on the way. */
export function MainSkeleton() {
  return (
    <>
      <div className={styles.bar} data-event-bar>
        <Skeleton width={170} height={36} />
        <Skeleton width={110} height={36} />
      </div>
      <div className={styles.main}>
        <VisuallyHidden>{m.loadingEvent()}</VisuallyHidden>
        <Skeleton width={340} height={32} />
        <PicksSkeleton />
      </div>
    </>
  );
}
