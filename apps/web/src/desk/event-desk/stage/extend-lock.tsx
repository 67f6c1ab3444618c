import type { EventDesk } from '@callshot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { zonedWords } from '../../../platform/core/clock.ts';
import { timeTag } from '../../../platform/core/message-tags.tsx';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { NumberStepper } from '../../../platform/ui/controls/number-stepper.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { peopleText } from '../../../platform/ui/words/people-text.ts';
import { stagePeopleQuery } from '../../override/override.queries.ts';
import { extendLockMutation, takeDesk } from '../desk.queries.ts';
import { m } from '../words/messages.js';
import styles from './stage-dialog.module.css';

const USUAL_MINUTES = 15;
const MOST_MINUTES = 10_080;
const MINUTE_MS = 60_000;

/** Puts the lock of the current stage off for everybody, as after an outage. */
export function ExtendLock({ desk, onClose }: { desk: EventDesk; onClose(): void }) {
  const queries = useQueryClient();
  const people = useQuery(stagePeopleQuery(desk.id));
  const { send, isBusy, refusal } = useSend(extendLockMutation);
  const [minutes, setMinutes] = useState(USUAL_MINUTES);
  const [reason, setReason] = useState('');
  const { lockAt } = desk;
  if (lockAt === null) return null;
  const until = Date.parse(lockAt) + minutes * MINUTE_MS;
  const newLockAt = new Date(until).toISOString();
  const isPast = until <= serverNow();
  const isReady = reason.trim() !== '' && !isPast;
  const extend = () =>
    send({ eventId: desk.id, lockAt, minutes, reason: reason.trim() }, async (answer) => {
      showToast({ text: m.lockExtended(), kind: 'success' });
      onClose();
      await takeDesk(queries, answer);
    });
  return (
    <Modal
      title={m.extendLockTitle()}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={!isReady}
            title={isReady ? undefined : m.sayWhy()}
            onClick={() => void extend()}
          >
            {m.extendLockBy({ minutes })}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.question}>
        <div className={styles.by}>
          <NumberStepper
            label={m.minutes()}
            value={minutes}
            least={1}
            most={MOST_MINUTES}
            step={5}
            onChange={setMinutes}
          />
          <span>{m.minutesLater()}</span>
        </div>
        <p role="status">
          {isPast
            ? m.lockStillPast()
            : m.lockMoves({
                until: zonedWords(newLockAt),
                before: zonedWords(lockAt),
                new: timeTag(newLockAt),
                old: timeTag(lockAt),
              })}
        </p>
        <p>
          {desk.locked && people.data
            ? `${m.pickedSoFar({ people: peopleText(people.data.picked) })} `
            : null}
          {m.bannerTells()}
        </p>
        <TextField label={m.reason()} value={reason} onChange={setReason} maxLength={500} />
      </div>
    </Modal>
  );
}
