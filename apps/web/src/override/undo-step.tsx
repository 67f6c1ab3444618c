import type { Event } from '@callshot/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../core/client.ts';
import { failureWords } from '../core/failures.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/form-error.tsx';
import { Modal } from '../ui/modal.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { type PastOverride, refreshEvent, undoPreviewQuery } from './override.queries.ts';
import { PreviewModal } from './preview-modal.tsx';

interface UndoStepProps {
  readonly event: Event;
  readonly override: PastOverride;
  onClose(): void;
}

/** Shows what taking an override back would change, asks why, and does it. */
export function UndoStep({ event, override, onClose }: UndoStepProps) {
  const preview = useQuery(undoPreviewQuery(event.id, override.id));
  const undo = useUndo(event, override, onClose);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirm = () => {
    const isMissing = reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) field.current?.focus();
    else undo.mutate(reason.trim());
  };

  if (!preview.data) {
    const refusal = failureWords(preview.error);
    return (
      <Modal
        title="Check the Changes"
        isOpen
        onClose={onClose}
        size="md"
        refusal={<FormError text={refusal?.text ?? null} problems={refusal?.problems ?? []} />}
        actions={<Button onClick={onClose}>Back</Button>}
      >
        {preview.isPending && <Skeleton height={160} />}
      </Modal>
    );
  }
  return (
    <PreviewModal
      preview={preview.data}
      isSaving={undo.isPending}
      refusal={failureWords(undo.error)}
      saveLabel="Undo this override"
      onSave={confirm}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label="Reason"
        hint={override.user === null ? 'Kept in the audit log' : 'The user is told'}
        error={isReasonMissing && reason.trim() === '' ? 'Say why' : null}
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
    </PreviewModal>
  );
}

function useUndo(event: Event, { id: overrideId }: PastOverride, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call('POST /api/picks/override/undo/:eventId', {
        params: { eventId: event.id },
        body: { overrideId, reason },
        isToldInPlace: true,
      }),
    onSuccess: async () => {
      showToast({ text: 'Override undone', kind: 'success' });
      // Before everything is read again: what was taken back cannot be previewed any more.
      onDone();
      await refreshEvent(queries, event.id);
    },
  });
}
