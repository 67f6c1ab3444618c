import { type CSSProperties, type ReactNode, useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { usePageMark } from '../../../platform/ui/page/page-mark.ts';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { type MissingPick, missingPick } from '../brackets/missing-pick.ts';
import type { Stop } from '../session/stage-progress.ts';
import { m } from '../words/messages.js';
import styles from './stage-actions.module.css';
import { NEXT_ID, onceOf, StageActions, SUBMIT_ID } from './stage-actions.tsx';
import { SpokenTravel, TravelButtons } from './travel-buttons.tsx';
import type { WayBack } from './use-way-back.ts';

interface EditActionsProps {
  readonly stops: readonly Stop[];
  /** The stop on screen. */
  readonly at: number;
  readonly isDirty: boolean;
  /** The remaining step of a full slip. */
  readonly done: string | null;
  readonly wayBack: WayBack;
  readonly isSaving: boolean;
  /** Fills the slip. */
  readonly fill?: ReactNode;
  /** Leaves editing where there are saved picks to return to. */
  readonly onCancel: (() => void) | null;
  onStop(at: number): void;
  /** Leads to the missing pick. */
  onLead(to: MissingPick): void;
  onDiscard(): void;
  onSubmit(): void;
}

/** The way back, and BACK, NEXT or SUBMIT [rule: picks-11]. */
export function EditActions(props: EditActionsProps) {
  const { stops, at, isDirty, wayBack, isSaving, onCancel, onStop } = props;
  const stop = stops[at];
  const isLast = at >= stops.length - 1;
  const missing = missingPick(stops, at);
  const [made, required] = [total(stops, 'picked'), total(stops, 'required')];
  const { told, lead } = useLead(missing, props.onLead);
  usePageMark('unsaved', isDirty);
  return (
    <StageActions
      status={
        <>
          {missing !== null && (
            <span id={HINT_ID} className={styles.hint}>
              {missing.text}
            </span>
          )}
          {props.done !== null && <span className={styles.hint}>{props.done}</span>}
          {stop && (
            <span aria-live="polite" data-counted={stops.length > 1 || undefined}>
              {m.pickedOf({ picked: stop.picked, required: stop.required })}
            </span>
          )}
          {stops.length > 1 && <span aria-hidden="true">{m.madeOf({ made, required })}</span>}
        </>
      }
    >
      {told}
      <SpokenTravel travelled={wayBack.travelled} />
      {isDirty ? (
        <Button
          variant="ghost"
          icon="cross"
          className={styles.wide}
          aria-label={m.discard()}
          title={m.discardChanges()}
          onClick={props.onDiscard}
        />
      ) : (
        onCancel !== null && (
          <Button
            variant="ghost"
            icon="cross"
            aria-label={m.cancel()}
            title={m.cancel()}
            onClick={onCancel}
          />
        )
      )}
      {props.fill}
      <TravelButtons wayBack={wayBack} isDirty={isDirty} />
      {stops.length > 1 && (
        <Button disabled={at === 0} onClick={() => onStop(at - 1)}>
          {m.backStep()}
        </Button>
      )}
      <Button
        key={isLast ? 'submit' : 'next'}
        id={isLast ? SUBMIT_ID : NEXT_ID}
        variant="primary"
        className={styles.main}
        style={{ '--share': required === 0 ? 0 : made / required } as CSSProperties}
        aria-disabled={missing !== null || undefined}
        aria-describedby={missing === null ? undefined : HINT_ID}
        isBusy={isLast && isSaving}
        onClick={lead ?? (isLast ? onceOf(props.onSubmit) : () => onStop(at + 1))}
      >
        {isLast ? m.submitStep() : m.nextStep()}
        {missing !== null && <span className={styles.made} aria-hidden="true" />}
      </Button>
    </StageActions>
  );
}

const HINT_ID = 'missing-pick';

const total = (stops: readonly Stop[], of: 'picked' | 'required'): number =>
  stops.reduce((sum, stop) => sum + stop[of], 0);

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
