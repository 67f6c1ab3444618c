import type { League } from '@callshot/contract';
import { type FormEvent, useId, useState } from 'react';
import { LeaveInPlace } from '../../../platform/editing/leave-question.tsx';
import { useLeave } from '../../../platform/editing/use-leave.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { useWrongField } from '../../../platform/ui/controls/use-wrong-field.ts';
import { useSaveKey } from '../../../platform/ui/hooks/use-save-key.ts';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { InviteSettings } from '../../league-invites/invite-settings.tsx';
import { m } from '../words/messages.js';
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
  const [isChoosing, setChoosing] = useState(false);
  const leave = useLeave(isDirty, { onClose });
  const form = useWrongField(editing.wrong);

  const save = () => {
    if (isChoosing || conflict !== null) return;
    void editing.save();
  };
  useSaveKey(save);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <Modal
      title={league === null ? m.createLeague() : m.editLeague()}
      isOpen
      onClose={leave.close}
      size="md"
      refusal={<FormError refusal={editing.refusal} />}
      actions={
        leave.isAsked ? (
          <LeaveInPlace leave={leave}>{m.changesLost()}</LeaveInPlace>
        ) : (
          <>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              title={m.saveKeys()}
              isBusy={isBusy}
              disabled={league !== null && !isDirty}
            >
              {league === null ? m.createLeague() : m.saveAction()}
            </Button>
            <Button onClick={leave.close}>{m.cancel()}</Button>
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
