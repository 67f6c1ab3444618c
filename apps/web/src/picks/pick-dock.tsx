import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './pick-dock.module.css';
import { isStopDone, type Stop } from './stage-progress.ts';

interface DockProps {
  readonly status: ReactNode;
  readonly isReading?: boolean;
  readonly children: ReactNode;
}

/** The bar that stays in reach at the foot of the picks. */
function Dock({ status, isReading = false, children }: DockProps) {
  return (
    <div className={styles.dock} data-reading={isReading || undefined}>
      <div className={styles.status}>{status}</div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

interface EditDockProps {
  readonly stops: readonly Stop[];
  /** The stop on screen. */
  readonly at: number;
  readonly isDirty: boolean;
  readonly canUndo: boolean;
  readonly isSaving: boolean;
  /** Leaves editing where there are saved picks to return to. */
  readonly onCancel: (() => void) | null;
  onStop(at: number): void;
  onUndo(): void;
  onDiscard(): void;
  onSubmit(): void;
}

/** Progress, the way back, and BACK, NEXT or SUBMIT (event-experience §4). */
export function EditDock(props: EditDockProps) {
  const { stops, at, isDirty, canUndo, isSaving, onCancel, onStop } = props;
  const stop = stops[at];
  const isLast = at >= stops.length - 1;
  const isDone = isLast ? stops.every(isStopDone) : stop !== undefined && isStopDone(stop);
  return (
    <Dock
      status={
        stop && (
          <span className={styles.progress} aria-live="polite">
            {stop.picked} / {stop.required} picked
            {isLast && !isDone && isStopDone(stop) && (
              <span className={styles.hint}>Other steps are not complete</span>
            )}
          </span>
        )
      }
    >
      <Button
        variant="ghost"
        className={isDirty || canUndo ? undefined : styles.wide}
        icon="undo"
        aria-label="Undo"
        disabled={!canUndo}
        onClick={props.onUndo}
      />
      {isDirty ? (
        <Button variant="ghost" className={styles.wide} onClick={props.onDiscard}>
          Discard
        </Button>
      ) : (
        onCancel !== null && (
          <Button variant="ghost" className={styles.cancel} onClick={onCancel}>
            Cancel
          </Button>
        )
      )}
      {stops.length > 1 && (
        <Button disabled={at === 0} onClick={() => onStop(at - 1)}>
          BACK
        </Button>
      )}
      {isLast ? (
        <Button
          variant="primary"
          className={styles.main}
          disabled={!isDone}
          isBusy={isSaving}
          onClick={props.onSubmit}
        >
          SUBMIT
        </Button>
      ) : (
        <Button
          variant="primary"
          className={styles.main}
          disabled={!isDone}
          onClick={() => onStop(at + 1)}
        >
          NEXT
        </Button>
      )}
    </Dock>
  );
}

interface ViewDockProps {
  readonly icon: IconName;
  readonly text: string;
  readonly children: ReactNode;
}

/** What state the picks on screen are in, and what can be done with them. */
export function ViewDock({ icon, text, children }: ViewDockProps) {
  return (
    <Dock
      isReading
      status={
        <span className={styles.text}>
          <Icon name={icon} size={18} />
          <span id="picks-state">{text}</span>
        </span>
      }
    >
      {children}
    </Dock>
  );
}
