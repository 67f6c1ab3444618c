import type { EventDesk } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import type { MappingPlan } from '../../mapping/mapping-plan.ts';
import { type Filling, mappingOf } from '../../mapping/mapping-state.ts';
import { mappingMutation, takeDesk } from '../desk.queries.ts';
import { newerDeskOf } from '../edit/event-draft.ts';
import { syncQuery } from '../sync/sync.queries.ts';
import type { ChangedSlot } from './changed-slots.ts';
import styles from './mapping-page.module.css';

interface MappingQuestionProps {
  desk: EventDesk;
  plan: MappingPlan;
  mapping: Filling;
  changes: readonly ChangedSlot[];
  onClose(): void;
}

/** The effects of another mapping, told before it is saved. */
export function MappingQuestion({ desk, plan, mapping, changes, onClose }: MappingQuestionProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const sync = useQuery(syncQuery(desk.id)).data;
  const { send, isBusy, refusal } = useSend(mappingMutation, {
    answers: ({ code, current }) => {
      // Changes of others are shown at the next drawing, and the next press builds on them.
      const newer = newerDeskOf(code, current);
      if (newer) void takeDesk(queries, newer);
      return false;
    },
  });
  const { id, version } = desk;
  const change = () =>
    send({ eventId: id, version, stageMapping: mappingOf(plan.slots, mapping) }, (answer) => {
      const looks = sync?.isPaused ? 'looks are paused' : 'the wiki is looked at again';
      showToast({ text: `Mapping changed: ${looks}`, kind: 'success' });
      void takeDesk(queries, answer);
      void navigate(`/admin/event/${id}`);
    });
  return (
    <Modal
      title="Change the mapping?"
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button variant="primary" isBusy={isBusy} onClick={() => void change()}>
            {changes.length === 1 ? 'Change 1 slot' : `Change ${changes.length} slots`}
          </Button>
          <Button onClick={onClose}>Back</Button>
        </>
      }
    >
      <div className={styles.question}>
        <ul className={styles.changes} aria-label="What changes">
          {changes.map(({ name, from, to }) => (
            <li key={name} className={styles.change}>
              <span className={styles.slot}>{name}</span>
              {from} <span aria-hidden>→</span>
              <VisuallyHidden>becomes</VisuallyHidden> <span className={styles.to}>{to}</span>
            </li>
          ))}
        </ul>
        <p>
          {sync?.isPaused
            ? 'The wiki sync is paused. Once it resumes, the new groups decide:'
            : 'The wiki is read again at once, and the new groups decide:'}
        </p>
        <ul className={styles.says}>
          <li>when matches begin, and so when an open stage locks</li>
          <li>which teams play in stages that have not opened</li>
          <li>results that are not known yet</li>
        </ul>
        <p>
          Official results stay. Where the new groups disagree, a doubt waits for you. Picks stay as
          they are. Staff still enter the teams and results of what is by hand.
        </p>
      </div>
    </Modal>
  );
}
