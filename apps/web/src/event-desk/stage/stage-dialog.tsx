import type { EventDesk } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../core/server-clock.ts';
import { useSend } from '../../core/use-send.ts';
import {
  changeStageMutation,
  refreshEvent,
  stagePeopleQuery,
} from '../../override/override.queries.ts';
import type { StageActionFacts } from '../../override/stage-actions.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { fieldOf, instantOf } from '../desk-words.ts';
import styles from './stage-dialog.module.css';

interface StageDialogProps {
  desk: EventDesk;
  action: StageActionFacts;
  onClose(): void;
}

/** Says how many people an action touches and what it cannot take back, and asks why it is done. */
export function StageDialog({ desk, action, onClose }: StageDialogProps) {
  const queries = useQueryClient();
  const people = useQuery(stagePeopleQuery(desk.id));
  const { send, isBusy, refusal } = useSend(changeStageMutation);
  const [lockAt, setLockAt] = useState(() => likelyLock(desk, action));
  const [reason, setReason] = useState('');
  const relockTime = action.needsTime ? instantOf(lockAt) : null;
  const isReady = reason.trim() !== '' && (!action.needsTime || relockTime !== null);
  const names = {
    stage: desk.stages[desk.stage]?.name ?? 'this stage',
    next: desk.stages[desk.stage + 1]?.name ?? 'the next stage',
  };
  const change = () =>
    send(
      { eventId: desk.id, action: action.action, relockTime, reason: reason.trim() },
      async () => {
        showToast({ text: action.done, kind: 'success' });
        onClose();
        await refreshEvent(queries, desk.id);
      },
    );
  return (
    <Modal
      title={action.question}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isBusy}
            // A number that cannot be had must not keep anybody from locking in time.
            disabled={!isReady || people.isPending}
            title={isReady ? undefined : 'Say why'}
            onClick={() => void change()}
          >
            {action.label}
          </Button>
          <Button onClick={onClose}>Back</Button>
        </>
      }
    >
      <div className={styles.question}>
        {people.isPending ? <Skeleton height={64} /> : null}
        {people.isError ? <p>How many people this touches could not be counted.</p> : null}
        {people.data
          ? action
              .consequences(names, people.data)
              .map((sentence) => <p key={sentence}>{sentence}</p>)
          : null}
        {action.needsTime ? (
          <TextField
            label="Picks lock at (your time)"
            type="datetime-local"
            value={lockAt}
            onChange={setLockAt}
          />
        ) : null}
        <TextField label="Reason" value={reason} onChange={setReason} maxLength={500} />
      </div>
    </Modal>
  );
}

/** What is planned already, where that is still to come. */
function likelyLock(desk: EventDesk, { action }: StageActionFacts): string {
  const planned =
    action === 'open_next' ? (desk.stages[desk.stage + 1]?.startsAt ?? null) : desk.lockAt;
  return planned !== null && Date.parse(planned) > serverNow() ? fieldOf(planned) : '';
}
