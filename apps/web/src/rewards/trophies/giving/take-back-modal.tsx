import type { RewardedEvent } from '@callshot/contract';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextArea } from '../../../platform/ui/controls/text-area.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import styles from './give-trophies.module.css';
import { takeBackMutation } from './giving.queries.ts';

interface TakeBackModalProps {
  readonly event: RewardedEvent;
  onClose(): void;
}

/**
 * The effects of taking trophies back, its notices, and the later options, before anything is
 * taken.
 */
export function TakeBackModal({ event, onClose }: TakeBackModalProps) {
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal } = useSend(takeBackMutation);
  const count = event.entrants.toLocaleString('en');
  const players = event.entrants === 1 ? '1 player loses' : `${count} players lose`;
  const isReasonMissing = reason.trim() === '';
  const take = () =>
    send({ eventId: event.id, runId: event.giving?.runId ?? null, reason: reason.trim() }, () => {
      showToast({ text: 'Trophies are taken back', kind: 'success' });
      onClose();
    });
  return (
    <Modal
      title={`Take back: ${event.nameOverride}`}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant="danger"
            isBusy={isBusy}
            disabled={isReasonMissing}
            title={isReasonMissing ? 'Say why' : undefined}
            onClick={() => void take()}
          >
            Take all trophies back
          </Button>
          <Button onClick={onClose}>Back</Button>
        </>
      }
    >
      <div className={styles.diff}>
        <p>
          {players} the trophy of this event at once. Pins, trophy cases and Award Leaders that show
          it follow.
        </p>
        <p>
          Each of them reads why in the bell; nothing is sent. The event can then be resumed,
          corrected, finished and rewarded again.
        </p>
        <TextArea
          label="Why (everybody who had a trophy reads it)"
          value={reason}
          maxLength={500}
          rows={3}
          onChange={setReason}
        />
      </div>
    </Modal>
  );
}
