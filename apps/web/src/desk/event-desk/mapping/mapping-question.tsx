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
import { m } from '../words/messages.js';
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
      const text = sync?.isPaused ? m.mappingChangedPaused() : m.mappingChanged();
      showToast({ text, kind: 'success' });
      void takeDesk(queries, answer);
      void navigate(`/admin/event/${id}`);
    });
  return (
    <Modal
      title={m.changeMappingTitle()}
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button variant="primary" isBusy={isBusy} onClick={() => void change()}>
            {m.changeSlots({ count: changes.length })}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.question}>
        <ul className={styles.changes} aria-label={m.whatChanges()}>
          {changes.map(({ name, from, to }) => (
            <li key={name} className={styles.change}>
              <span className={styles.slot}>{name}</span>
              {from} <span aria-hidden>→</span>
              <VisuallyHidden>{m.becomes()}</VisuallyHidden> <span className={styles.to}>{to}</span>
            </li>
          ))}
        </ul>
        <p>{sync?.isPaused ? m.newGroupsAfterPause() : m.newGroupsAtOnce()}</p>
        <ul className={styles.says}>
          <li>{m.decidesTimes()}</li>
          <li>{m.decidesTeams()}</li>
          <li>{m.decidesResults()}</li>
        </ul>
        <p>{m.mappingKeeps()}</p>
      </div>
    </Modal>
  );
}
