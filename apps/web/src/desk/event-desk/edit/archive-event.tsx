import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { peopleText } from '../../../platform/ui/words/people-text.ts';
import { refreshEvent } from '../../override/override.queries.ts';
import { archiveMutation } from '../desk.queries.ts';
import styles from './edit-event.module.css';

/** Hides an event from players, or shows it again; both can be taken back by the other. */
export function ArchiveEvent({ desk, onClose }: { desk: EventDesk; onClose(): void }) {
  const queries = useQueryClient();
  const { send, isBusy, refusal } = useSend(archiveMutation);
  const [reason, setReason] = useState('');
  const isArchived = desk.archivedAt !== null;
  const isReady = reason.trim() !== '';
  const change = () =>
    send({ eventId: desk.id, archived: !isArchived, reason: reason.trim() }, async () => {
      showToast({ text: isArchived ? 'Event shown again' : 'Event archived', kind: 'success' });
      onClose();
      await refreshEvent(queries, desk.id);
    });
  return (
    <Modal
      title={isArchived ? 'Show this event again?' : 'Archive this event?'}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant={isArchived ? 'primary' : 'danger'}
            isBusy={isBusy}
            disabled={!isReady}
            title={isReady ? undefined : 'Say why'}
            onClick={() => void change()}
          >
            {isArchived ? 'Show it again' : 'Archive'}
          </Button>
          <Button onClick={onClose}>Back</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {isArchived
            ? `Players will see ${desk.nameOverride} again, with the picks of ${peopleText(desk.entrants)}.`
            : `Players will no longer see ${desk.nameOverride}, and it gives no trophies. The picks of ${peopleText(desk.entrants)} are kept, and you can show it again.`}
        </p>
        <TextField label="Reason" value={reason} onChange={setReason} maxLength={500} />
      </div>
    </Modal>
  );
}
