import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { changeStageMutation, refreshEvent, stagePeopleQuery } from './override.queries.ts';
import styles from './override-page.module.css';
import type { StageActionFacts, StageNames } from './stage-actions.ts';
import { m } from './words/messages.js';

interface StageQuestionProps {
  readonly eventId: number;
  readonly names: StageNames;
  readonly action: StageActionFacts;
  readonly relockTime: string | null;
  readonly reason: string;
  /** Something that is asked for here is not said yet. */
  readonly isIncomplete?: boolean;
  /** Further text or fields. */
  readonly children?: ReactNode;
  onClose(): void;
  onDone?(): void;
}

/** Tells how many people an action touches and what is final, before it is done. */
export function StageQuestion(props: StageQuestionProps) {
  const { eventId, action, relockTime, names, isIncomplete = false, onClose, onDone } = props;
  const reason = props.reason.trim();
  const queries = useQueryClient();
  const people = useQuery(stagePeopleQuery(eventId));
  const { send, isBusy, refusal } = useSend(changeStageMutation);
  const change = () =>
    send({ eventId, action: action.action, relockTime, reason }, async () => {
      showToast({ text: action.done, kind: 'success' });
      onDone?.();
      onClose();
      await refreshEvent(queries, eventId);
    });
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
            disabled={isIncomplete || people.isPending}
            title={isIncomplete ? m.sayWhy() : undefined}
            onClick={() => void change()}
          >
            {action.label}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.question}>
        {people.isPending ? <Skeleton height={64} /> : null}
        {people.isError ? <p>{m.peopleNotCounted()}</p> : null}
        {people.data
          ? action
              .consequences(names, people.data)
              .map((sentence) => <p key={sentence}>{sentence}</p>)
          : null}
        {props.children}
      </div>
    </Modal>
  );
}
