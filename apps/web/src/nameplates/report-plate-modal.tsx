import { type FormEvent, useState } from 'react';
import { useSend } from '../core/use-send.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/form-error.tsx';
import { Modal } from '../ui/modal.tsx';
import { NameBadge } from '../ui/name-badge.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast.tsx';
import { reportPlateMutation } from './nameplates.queries.ts';

interface ReportPlateModalProps {
  readonly nameplateId: number;
  readonly username: string;
  onClose(): void;
}

const MOST_REASON = 500;

/** Tells staff what is wrong with somebody's nameplate. */
export function ReportPlateModal({ nameplateId, username, onClose }: ReportPlateModalProps) {
  const { send, isBusy, refusal } = useSend(reportPlateMutation);
  const [reason, setReason] = useState('');
  const report = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return;
    void send({ id: nameplateId, reason: reason.trim() }, () => {
      onClose();
      showToast({ text: 'Thank you. Staff will look at it.', kind: 'success' });
    });
  };
  return (
    <Modal
      title="Report nameplate"
      description="Staff see the nameplate, your reason and your name; its owner sees none of it."
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            type="submit"
            form="report-plate"
            variant="primary"
            isBusy={isBusy}
            disabled={reason.trim() === ''}
          >
            Report
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id="report-plate" onSubmit={report}>
        <NameBadge username={username} nameplateId={nameplateId} size="full" />
        <TextArea
          label="What is wrong with it?"
          value={reason}
          onChange={setReason}
          maxLength={MOST_REASON}
        />
      </form>
    </Modal>
  );
}
