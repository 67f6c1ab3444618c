import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type MissingPick, missingPick } from './missing-pick.ts';
import styles from './pick-dock.module.css';
import type { Stop } from './stage-progress.ts';
import type { Travelled, WayBack } from './use-way-back.ts';

interface DockProps {
  readonly status: ReactNode;
  readonly isReading?: boolean;
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** The bar that stays in reach at the foot of the picks. */
function Dock({ status, isReading = false, isWaiting = false, children }: DockProps) {
  return (
    <div
      className={styles.dock}
      data-reading={isReading || undefined}
      data-waiting={isWaiting || undefined}
    >
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
  readonly wayBack: WayBack;
  readonly isSaving: boolean;
  /** Leaves editing where there are saved picks to return to. */
  readonly onCancel: (() => void) | null;
  onStop(at: number): void;
  /** Leads to what is missing. */
  onLead(to: MissingPick): void;
  onDiscard(): void;
  onSubmit(): void;
}

/** Progress, the way back, and BACK, NEXT or SUBMIT (event-experience §4). */
export function EditDock(props: EditDockProps) {
  const { stops, at, isDirty, wayBack, isSaving, onCancel, onStop } = props;
  const stop = stops[at];
  const isLast = at >= stops.length - 1;
  const missing = missingPick(stops, at);
  const { told, lead } = useLead(missing, props.onLead);
  return (
    <Dock
      status={
        <>
          {stop && (
            <span
              className={styles.progress}
              data-missing={missing !== null || undefined}
              aria-live="polite"
            >
              {stop.picked} / {stop.required} picked
            </span>
          )}
          {missing !== null && (
            <span id={HINT_ID} className={styles.hint}>
              {missing.text}
            </span>
          )}
          {told}
          <SpokenTravel travelled={wayBack.travelled} />
        </>
      }
    >
      <TravelButtons wayBack={wayBack} isDirty={isDirty} />
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
      <Button
        key={isLast ? 'submit' : 'next'}
        id={isLast ? SUBMIT_ID : undefined}
        variant="primary"
        className={styles.main}
        aria-disabled={missing !== null || undefined}
        aria-describedby={missing === null ? undefined : HINT_ID}
        isBusy={isLast && isSaving}
        onClick={lead ?? (isLast ? onceOf(props.onSubmit) : () => onStop(at + 1))}
      >
        {isLast ? 'SUBMIT' : 'NEXT'}
      </Button>
    </Dock>
  );
}

const HINT_ID = 'missing-pick';

/** While a pick is missing the button does nothing but lead to it, and say so. */
function useLead(missing: MissingPick | null, onLead: (to: MissingPick) => void) {
  const [spoken, setSpoken] = useState({ text: '', of: '', count: 0 });
  const of = missing && JSON.stringify([missing.at, missing.place]);
  const lead =
    missing &&
    (() => {
      setSpoken(({ count }) => ({ text: missing.text, of: of ?? '', count: count + 1 }));
      onLead(missing);
    });
  const told = (
    <VisuallyHidden>
      <span role="status">{spoken.of === of && <span key={spoken.count}>{spoken.text}</span>}</span>
    </VisuallyHidden>
  );
  return { lead, told };
}

/** Where the keyboard goes on when a dialog about the picks closes. */
const SUBMIT_ID = 'submit-picks';
export const EDIT_ID = 'edit-picks';
export const dockFocus = (): HTMLElement | null =>
  document.getElementById(EDIT_ID) ?? document.getElementById(SUBMIT_ID);

/** The second press of a double click lands on whatever has come to stand there. */
export const onceOf = (act: () => void) => (press: MouseEvent) => {
  if (press.detail < 2) act();
};

/** The keyboard stays on a button that has nothing left to do: it is not disabled, but rests. */
function TravelButtons({ wayBack, isDirty }: Pick<EditDockProps, 'wayBack' | 'isDirty'>) {
  const { canUndo, canRedo, undo, redo } = wayBack;
  return (
    <>
      <Button
        variant="ghost"
        className={classNames(styles.travel, !(isDirty || canUndo || canRedo) && styles.wide)}
        icon="undo"
        aria-label="Undo"
        title="Undo (Ctrl+Z)"
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo}
        onClick={undo}
      />
      <Button
        variant="ghost"
        className={classNames(styles.travel, !canRedo && styles.wide)}
        icon="redo"
        aria-label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        aria-disabled={!canRedo}
        onClick={redo}
      />
    </>
  );
}

function SpokenTravel({ travelled }: { readonly travelled: Travelled | null }) {
  return (
    <VisuallyHidden>
      <span role="status">
        {travelled !== null && <span key={travelled.count}>{travelled.word}</span>}
      </span>
    </VisuallyHidden>
  );
}

interface WaitingDockProps {
  /** The browser has a connection, but the server was not reached yet. */
  readonly isOnline: boolean;
  readonly isSending: boolean;
  onTryNow(): void;
  onStop(): void;
}

/** Picks that are submitted and wait for a connection. */
export function WaitingDock({ isOnline, isSending, onTryNow, onStop }: WaitingDockProps) {
  return (
    <Dock
      isWaiting
      status={
        <p className={styles.waiting} role="alert">
          <Icon name="offline" size={22} />
          <span>
            <strong>{isOnline ? 'The server cannot be reached.' : 'No connection.'}</strong> Your
            picks are not submitted yet. They are kept on this device and sent by themselves as soon
            as this page is connected, if that is before the lock.
          </span>
        </p>
      }
    >
      <Button onClick={onStop} disabled={isSending}>
        Do not submit
      </Button>
      <Button variant="primary" icon="refresh" isBusy={isSending} onClick={onTryNow}>
        Try now
      </Button>
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
