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
import { m } from '../words/messages.js';
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
      showToast({ text: isArchived ? m.eventShownAgain() : m.eventArchived(), kind: 'success' });
      onClose();
      await refreshEvent(queries, desk.id);
    });
  return (
    <Modal
      title={isArchived ? m.showAgainTitle() : m.archiveTitle()}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant={isArchived ? 'primary' : 'danger'}
            isBusy={isBusy}
            disabled={!isReady}
            title={isReady ? undefined : m.sayWhy()}
            onClick={() => void change()}
          >
            {isArchived ? m.showAgain() : m.archiveAction()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {isArchived
            ? m.showAgainText({
                event: desk.nameOverride,
                people: peopleText(desk.entrants),
              })
            : m.archiveText({
                event: desk.nameOverride,
                people: peopleText(desk.entrants),
              })}
        </p>
        <TextField label={m.reason()} value={reason} onChange={setReason} maxLength={500} />
      </div>
    </Modal>
  );
}
