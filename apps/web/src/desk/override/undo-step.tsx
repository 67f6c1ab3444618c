import type { Event } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '../../platform/core/failures.ts';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import {
  type PastOverride,
  refreshEvent,
  undoMutation,
  undoPreviewQuery,
} from './override.queries.ts';
import { PreviewModal } from './preview-modal.tsx';
import { m } from './words/messages.js';

interface UndoStepProps {
  readonly event: Event;
  readonly override: PastOverride;
  onClose(): void;
}

/** Shows what taking an override back would change, asks why, and does it. */
export function UndoStep({ event, override, onClose }: UndoStepProps) {
  const preview = useQuery(undoPreviewQuery(event.id, override.id));
  const queries = useQueryClient();
  const { send, isBusy, refusal } = useSend(undoMutation(event.id));
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const undo = (because: string) =>
    send({ overrideId: override.id, reason: because }, async () => {
      showToast({ text: m.overrideUndone(), kind: 'success' });
      // Closed before refetching: the undone override cannot be previewed any more.
      onClose();
      await refreshEvent(queries, event.id);
    });
  const confirm = () => {
    const isMissing = reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) field.current?.focus();
    else void undo(reason.trim());
  };

  if (!preview.data) {
    return (
      <Modal
        title={m.checkChanges()}
        isOpen
        onClose={onClose}
        size="md"
        refusal={<FormError refusal={failureWords(preview.error)} />}
        actions={<Button onClick={onClose}>{m.backAction()}</Button>}
      >
        {preview.isPending && <Skeleton height={160} />}
      </Modal>
    );
  }
  return (
    <PreviewModal
      preview={preview.data}
      isSaving={isBusy}
      refusal={refusal}
      saveLabel={m.undoThisOverride()}
      onSave={confirm}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={m.reason()}
        hint={override.user === null ? m.keptAuditLog() : m.userIsTold()}
        error={isReasonMissing && reason.trim() === '' ? m.sayWhy() : null}
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
    </PreviewModal>
  );
}
