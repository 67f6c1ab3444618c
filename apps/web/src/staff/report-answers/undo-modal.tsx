import type { ReportAnswer } from '@callshot/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import styles from './report-answers.module.css';
import { doneNames, undoEffectOf } from './report-words.ts';
import { undoAnswerMutation } from './reports.queries.ts';
import { m } from './words/messages.js';

interface UndoModalProps {
  readonly answer: ReportAnswer;
  onClose(): void;
}

/** Asks before an answer is taken back. */
export function UndoModal({ answer, onClose }: UndoModalProps) {
  const { answerId, action, name } = answer;
  const formId = useId();
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal } = useSend(undoAnswerMutation);
  const isReady = reason.trim() !== '';
  const undo = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    void send({ answerId, reason: reason.trim() }, () => {
      onClose();
      showToast({ text: m.takenBackToast({ subject: name }), kind: 'success' });
    });
  };
  return (
    <Modal
      title={m.undoTitle()}
      description={`${doneNames[action]}: ${name}`}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isBusy}
            disabled={!isReady}
            title={isReady ? undefined : m.sayWhy()}
          >
            {m.takeBackAction()}
          </Button>
          <Button onClick={onClose}>{m.cancel()}</Button>
        </>
      }
    >
      <form id={formId} className={styles.act} onSubmit={undo} noValidate>
        <p>{undoEffectOf(answer)}</p>
        <TextField
          label={m.reason()}
          value={reason}
          onChange={setReason}
          maxLength={500}
          autoComplete="off"
        />
      </form>
    </Modal>
  );
}
