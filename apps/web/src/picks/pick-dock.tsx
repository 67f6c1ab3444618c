import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { Dock, onceOf, SUBMIT_ID } from './dock.tsx';
import { type MissingPick, missingPick } from './missing-pick.ts';
import styles from './pick-dock.module.css';
import type { Stop } from './stage-progress.ts';
import { SpokenTravel, TravelButtons } from './travel-buttons.tsx';
import type { WayBack } from './use-way-back.ts';

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

/** Progress, the way back, and BACK, NEXT or SUBMIT [rule: picks-11]. */
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
