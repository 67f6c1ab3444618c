import type { EventDesk } from '@callshot/contract';
import { useState } from 'react';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import type { StageActionFacts } from '../../override/stage-actions.ts';
import { StageQuestion } from '../../override/stage-question.tsx';
import { fieldOf, instantOf } from '../desk-words.ts';
import { m } from '../words/messages.js';
import { namesOf } from './stage-names.ts';

interface StageDialogProps {
  desk: EventDesk;
  action: StageActionFacts;
  onClose(): void;
}

/** An action on the stage, with the lock that it needs and why it is done. */
export function StageDialog({ desk, action, onClose }: StageDialogProps) {
  const [lockAt, setLockAt] = useState(() => likelyLock(desk, action));
  const [reason, setReason] = useState('');
  const relockTime = action.needsTime ? instantOf(lockAt) : null;
  return (
    <StageQuestion
      eventId={desk.id}
      names={namesOf(desk)}
      action={action}
      relockTime={relockTime}
      reason={reason}
      isIncomplete={reason.trim() === '' || (action.needsTime && relockTime === null)}
      onClose={onClose}
    >
      {action.needsTime ? (
        <TextField
          label={m.lockField()}
          type="datetime-local"
          value={lockAt}
          onChange={setLockAt}
        />
      ) : null}
      <TextField label={m.reason()} value={reason} onChange={setReason} maxLength={500} />
    </StageQuestion>
  );
}

/** The planned time, if it is still to come. */
function likelyLock(desk: EventDesk, { action }: StageActionFacts): string {
  const planned =
    action === 'open_next' ? (desk.stages[desk.stage + 1]?.startsAt ?? null) : desk.lockAt;
  return planned !== null && Date.parse(planned) > serverNow() ? fieldOf(planned) : '';
}
