import type { EventDesk } from '@callshot/contract';
import { LATE_SHARES, type LateShare } from '@callshot/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { lateEntryMutation, takeDesk } from '../desk.queries.ts';
import styles from '../stage/stage-dialog.module.css';
import { m } from '../words/messages.js';

type Choice = 'off' | `${LateShare}`;

const choiceOf = (share: LateShare | null): Choice => (share === null ? 'off' : `${share}`);
const shareOf = (choice: Choice): LateShare | null =>
  LATE_SHARES.find((share) => `${share}` === choice) ?? null;

/** Lets people enter an event after the lock, at a share of the points. */
export function ChooseLateEntry({ desk, onClose }: { desk: EventDesk; onClose(): void }) {
  const queries = useQueryClient();
  const [choice, setChoice] = useState(choiceOf(desk.late.share));
  const { send, isBusy, refusal } = useSend(lateEntryMutation);
  const share = shareOf(choice);
  const save = () =>
    send({ eventId: desk.id, version: desk.version, lateShare: share }, async (answer) => {
      showToast({ text: m.lateSaved(), kind: 'success' });
      onClose();
      await takeDesk(queries, answer);
    });
  return (
    <Modal
      title={m.lateEntry()}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={share === desk.late.share}
            onClick={() => void save()}
          >
            {m.save()}
          </Button>
          <Button onClick={onClose}>{m.cancel()}</Button>
        </>
      }
    >
      <div className={styles.question}>
        <Segmented<Choice>
          label={m.lateEntry()}
          value={choice}
          items={[
            { value: 'off', label: m.lateOff() },
            ...LATE_SHARES.map((one) => ({
              value: `${one}` as const,
              label: m.lateShareOf({ share: one }),
            })),
          ]}
          onChange={setChoice}
        />
        <div role="status" className={styles.question}>
          <p>{share === null ? m.lateOffNote() : m.lateOnNote({ share })}</p>
          {share !== null && <p>{m.lateMarkedNote()}</p>}
        </div>
        {desk.late.entrants > 0 && <p>{m.lateSoFar({ count: desk.late.entrants })}</p>}
      </div>
    </Modal>
  );
}
