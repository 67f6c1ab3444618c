import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { matchTimeMutation, takeDesk } from '../desk.queries.ts';
import { fieldOf, instantOf } from '../desk-words.ts';
import { matchLocksAtOnce } from '../locks-at-once.ts';
import { m } from '../words/messages.js';
import styles from './match-list.module.css';

/** A match of a bracket, or (without a slot) the first one of a group. */
export interface TimedMatch {
  readonly eventSubstageId: number;
  readonly slot: string;
  readonly title: string;
  readonly startsAt: string | null;
}

interface MatchTimeProps {
  desk: EventDesk;
  match: TimedMatch;
  onClose(): void;
}

/** When a match begins; the lock of an open stage goes with its first one. */
export function MatchTime({ desk, match, onClose }: MatchTimeProps) {
  const queries = useQueryClient();
  const { send, isBusy, refusal } = useSend(matchTimeMutation);
  const [typed, setTyped] = useState(match.startsAt === null ? '' : fieldOf(match.startsAt));
  const startsAt = instantOf(typed);
  const { eventSubstageId, slot, title } = match;
  const locks = matchLocksAtOnce(desk, match, startsAt);
  const save = (at: string | null) =>
    void send({ eventId: desk.id, eventSubstageId, slot, startsAt: at }, async (answer) => {
      showToast({ text: m.matchTimeSaved(), kind: 'success' });
      onClose();
      await takeDesk(queries, answer);
    });
  return (
    <Modal
      title={m.matchTimeTitle()}
      description={title}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant={locks === null ? 'primary' : 'danger'}
            isBusy={isBusy}
            disabled={startsAt === null}
            onClick={() => save(startsAt)}
          >
            {locks === null ? m.save() : m.saveAndLockNow()}
          </Button>
          {match.startsAt === null ? null : (
            <Button disabled={isBusy} onClick={() => save(null)}>
              {m.notKnown()}
            </Button>
          )}
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.time}>
        <TextField
          label={m.beginsYourTime()}
          type="datetime-local"
          value={typed}
          onChange={setTyped}
        />
        <p role="status" data-warns={locks !== null || undefined}>
          {locks ?? m.matchTimeNote()}
        </p>
      </div>
    </Modal>
  );
}
