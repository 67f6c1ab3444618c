import type { RewardedEvent } from '@callshot/contract';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextArea } from '../../../platform/ui/controls/text-area.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { m } from '../words/messages.js';
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
  const isReasonMissing = reason.trim() === '';
  const take = () =>
    send({ eventId: event.id, runId: event.giving?.runId ?? null, reason: reason.trim() }, () => {
      showToast({ text: m.takenBackToast(), kind: 'success' });
      onClose();
    });
  return (
    <Modal
      title={m.takeBackEvent({ event: event.nameOverride })}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant="danger"
            isBusy={isBusy}
            disabled={isReasonMissing}
            title={isReasonMissing ? m.sayWhy() : undefined}
            onClick={() => void take()}
          >
            {m.takeAllBack()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.diff}>
        <p>{m.takeBackEffect({ count: event.entrants })}</p>
        <p>{m.takeBackNotice()}</p>
        <TextArea
          label={m.takeBackReason()}
          value={reason}
          maxLength={500}
          rows={3}
          onChange={setReason}
        />
      </div>
    </Modal>
  );
}
