import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { lockUnitMutation, takeDesk } from '../desk.queries.ts';
import { m } from '../words/messages.js';
import type { DeskStage } from './stage-acts.ts';
import styles from './stage-dialog.module.css';

type LockUnit = DeskStage['lockUnit'];

const NOTES: Readonly<Record<LockUnit, string>> = {
  stage: m.locksTogetherNote(),
  round: m.locksByRoundNote(),
  match: m.locksByMatchNote(),
};

interface LockUnitDialogProps {
  readonly desk: EventDesk;
  readonly stage: DeskStage;
  onClose(): void;
}

/** Lets the picks of a bracket lock together, by round or by match. */
export function LockUnitDialog({ desk, stage, onClose }: LockUnitDialogProps) {
  const queries = useQueryClient();
  const [unit, setUnit] = useState(stage.lockUnit);
  const { send, isBusy, refusal } = useSend(lockUnitMutation);
  // A bracket reset has a start only when it is played.
  const untimed = Math.min(
    stage.official.total,
    stage.matches.filter(({ startsAt }) => startsAt === null).length,
  );
  const save = () =>
    send(
      { eventId: desk.id, version: desk.version, eventStageId: stage.id, lockUnit: unit },
      async (answer) => {
        showToast({ text: m.lockUnitSaved(), kind: 'success' });
        onClose();
        await takeDesk(queries, answer);
      },
    );
  return (
    <Modal
      title={m.lockUnit()}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={unit === stage.lockUnit}
            onClick={() => void save()}
          >
            {m.save()}
          </Button>
          <Button onClick={onClose}>{m.cancel()}</Button>
        </>
      }
    >
      <div className={styles.question}>
        <Segmented<LockUnit>
          label={m.lockUnit()}
          value={unit}
          items={[
            { value: 'stage', label: m.locksTogether() },
            { value: 'round', label: m.locksByRound() },
            { value: 'match', label: m.locksByMatch() },
          ]}
          onChange={setUnit}
        />
        <p role="status">{NOTES[unit]}</p>
        {unit !== 'stage' && untimed > 0 ? <p>{m.locksUntimed({ count: untimed })}</p> : null}
      </div>
    </Modal>
  );
}
