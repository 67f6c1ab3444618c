import type { Event } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bdiTag } from '../../platform/core/message-tags.tsx';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { type OverrideTarget, openPicksMutation, refreshEvent } from './override.queries.ts';
import styles from './override-page.module.css';
import { m } from './words/messages.js';

interface WithheldPicksProps {
  readonly event: Event;
  readonly target: Extract<OverrideTarget, { kind: 'user' }>;
}

/**
 * Shown in place of picks that are not sealed yet: an Admin opens them with a reason, and at the
 * price of eligibility.
 */
export function WithheldPicks(props: WithheldPicksProps) {
  const [isAsking, setAsking] = useState(false);
  const { username } = props.target;
  return (
    <>
      <EmptyState
        icon="lock"
        title={m.withheldUntilPicksLock()}
        text={m.withheldText({ user: username })}
      >
        <Button onClick={() => setAsking(true)}>{m.openThesePicks()}</Button>
      </EmptyState>
      {isAsking && <OpeningQuestion {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function OpeningQuestion({ event, target, onClose }: WithheldPicksProps & { onClose(): void }) {
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const { send, isBusy, refusal } = useSend(openPicksMutation(event.id));
  // The question goes with the place it was asked in.
  const open = (because: string) =>
    send({ userId: target.id, reason: because }, async () => {
      await refreshEvent(queries, event.id);
      showToast({
        text: m.openedDone({ event: event.nameOverride }),
        kind: 'info',
      });
    });
  const confirm = () => {
    const isMissing = reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) field.current?.focus();
    else void open(reason.trim());
  };
  return (
    <Modal
      title={m.openPicksTitle({ user: target.username })}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button variant="primary" isBusy={isBusy} onClick={confirm}>
            {m.openPicksAction()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.question}>
        <p>{m.openPicksText({ event: event.nameOverride, bdi: bdiTag })}</p>
        <p>{m.auditLogShows()}</p>
        <TextField
          ref={field}
          label={m.reason()}
          error={isReasonMissing && reason.trim() === '' ? m.sayWhy() : null}
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
      </div>
    </Modal>
  );
}
