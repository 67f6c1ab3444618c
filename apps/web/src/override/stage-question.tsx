import type { Event } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../core/use-send.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/form-error.tsx';
import { Modal } from '../ui/modal.tsx';
import { Moment } from '../ui/moment.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import { changeStageMutation, refreshEvent, stagePeopleQuery } from './override.queries.ts';
import styles from './override-page.module.css';
import { type StageActionFacts, stageNamesOf } from './stage-actions.ts';

interface StageQuestionProps {
  readonly event: Event;
  readonly action: StageActionFacts;
  readonly lockAt: string | null;
  readonly reason: string;
  onClose(): void;
  onDone(): void;
}

/** Says how many people an action touches and what it cannot take back, before it is done. */
export function StageQuestion(props: StageQuestionProps) {
  const { event, action, lockAt, reason, onClose, onDone } = props;
  const queries = useQueryClient();
  const people = useQuery(stagePeopleQuery(event.id));
  const { send, isBusy, refusal } = useSend(changeStageMutation);
  const change = () =>
    send({ eventId: event.id, action: action.action, relockTime: lockAt, reason }, async () => {
      showToast({ text: action.done, kind: 'success' });
      onDone();
      await refreshEvent(queries, event.id);
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
            disabled={people.isPending}
            onClick={() => void change()}
          >
            {action.label}
          </Button>
          <Button onClick={onClose}>Back</Button>
        </>
      }
    >
      <div className={styles.question}>
        {lockAt !== null && (
          <p>
            Picks lock <Moment at={lockAt} />.
          </p>
        )}
        {people.isPending && <Skeleton height={64} />}
        {people.isError && <p>How many people this touches could not be counted.</p>}
        {people.data &&
          action
            .consequences(stageNamesOf(event), people.data)
            .map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
    </Modal>
  );
}
