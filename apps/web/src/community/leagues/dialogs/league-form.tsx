import type { League } from '@callshot/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { useWrongField } from '../../../platform/ui/controls/use-wrong-field.ts';
import { useSaveKey } from '../../../platform/ui/hooks/use-save-key.ts';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { useLeaveGuard } from '../../../platform/ui/overlays/use-leave-guard.ts';
import { InviteSettings } from '../../league-invites/invite-settings.tsx';
import { LeagueConflictDialog } from './league-conflict.tsx';
import { LeagueFieldset } from './league-fieldset.tsx';
import styles from './league-form.module.css';
import { useLeagueForm } from './use-league-form.ts';

interface LeagueFormProps {
  /** Null = a new one. */
  readonly league: League | null;
  onClose(): void;
}

/** Create or Edit League. Nothing that was typed is lost unasked. */
export function LeagueForm({ league, onClose }: LeagueFormProps) {
  const formId = useId();
  const editing = useLeagueForm(league);
  const { isDirty, isBusy, conflict } = editing;
  const [isAsking, setAsking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const blocker = useLeaveGuard(isDirty);
  const form = useWrongField(editing.wrong);

  const save = () => {
    if (isChoosing || conflict !== null) return;
    setAsking(false);
    void editing.save();
  };
  useSaveKey(save);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  const keep = () => {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const discard = () => {
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  };

  return (
    <Modal
      title={league === null ? 'Create League' : 'Edit League'}
      isOpen
      onClose={close}
      size="md"
      refusal={<FormError refusal={editing.refusal} />}
      actions={
        isAsking || blocker.state === 'blocked' ? (
          <LeaveQuestion onKeep={keep} onDiscard={discard} />
        ) : (
          <>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              title="Ctrl+S"
              isBusy={isBusy}
              disabled={league !== null && !isDirty}
            >
              {league === null ? 'Create League' : 'Save'}
            </Button>
            <Button onClick={close}>Cancel</Button>
          </>
        )
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        <LeagueFieldset editing={editing} isChoosing={isChoosing} onChoosing={setChoosing} />
      </form>
      {league === null ? null : <InviteSettings leagueId={league.id} />}
      {conflict ? <LeagueConflictDialog conflict={conflict} /> : null}
    </Modal>
  );
}

/** Takes the place of the button that was pressed, and its focus. */
function LeaveQuestion({ onKeep, onDiscard }: { onKeep(): void; onDiscard(): void }) {
  return (
    <fieldset className={styles.question} aria-label="Leave without saving?">
      <p role="alert" className={styles.asked}>
        Leave without saving? The changes to this league are lost.
      </p>
      <Button variant="primary" onClick={onKeep} autoFocus>
        Keep editing
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        Discard changes
      </Button>
    </fieldset>
  );
}
