import { useCallback } from 'react';
import { useSettings } from '../../platform/core/settings.queries.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { PlateFrame } from '../../platform/ui/plates/name-badge.tsx';
import { wearPlate } from '../../platform/ui/plates/wear-plate.ts';
import styles from './survey-page.module.css';
import { m } from './words/messages.js';

/** The setting's own, until it is known. */
const FIRST_PLATE = 32;

interface SubmitButtonProps {
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  onClick(): void;
}

/** Wears the nameplate of a setting, which is never awarded [rule: surveys-11]. */
export function SubmitButton({ isBusy, isDisabled, onClick }: SubmitButtonProps) {
  const { surveySubmitNameplateId: plate } = useSettings();
  const nameplateId = typeof plate === 'number' ? plate : FIRST_PLATE;
  const wear = useCallback(
    (frame: HTMLElement | null) => (frame ? wearPlate(frame, nameplateId) : undefined),
    [nameplateId],
  );
  if (nameplateId <= 0) {
    return (
      <Button
        variant="primary"
        className={styles.next}
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={onClick}
      >
        {m.submitAction()}
      </Button>
    );
  }
  return (
    <button
      type="button"
      className={styles.submit}
      disabled={isDisabled || isBusy}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      <PlateFrame
        username={m.submitAction()}
        size="full"
        plate={`np-${nameplateId}`}
        wear={wear}
        className={styles.plate}
      />
    </button>
  );
}
