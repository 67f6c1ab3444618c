import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { LeaveInPlace } from '../../../platform/editing/leave-question.tsx';
import { useLeave } from '../../../platform/editing/use-leave.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { goalsMutation, takeDesk } from '../desk.queries.ts';
import { m } from '../words/messages.js';
import { EventConflict } from './event-conflict.tsx';
import { newerDeskOf } from './event-draft.ts';
import { type GoalDraft, goalDifferences, goalDraftOf, goalsOfDraft } from './goal-draft.ts';
import { GoalFields } from './goal-fields.tsx';

/** Lets trophies of an event go by rank or by goals. Over picks it asks; a newer choice is never overwritten unseen. */
export function ChooseGoals({ desk: opened, onClose }: { desk: EventDesk; onClose(): void }) {
  const queries = useQueryClient();
  const [stored, setStored] = useState(opened);
  const [draft, setDraft] = useState(() => goalDraftOf(opened));
  const [newer, setNewer] = useState<EventDesk | null>(null);
  const [isPicked, setPicked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { send, isBusy, refusal, forget } = useSend(goalsMutation, {
    answers: ({ code, current }) => {
      const theirs = newerDeskOf(code, current);
      setNewer(theirs);
      if (code === 'picks_made') setPicked(true);
      return theirs !== null || code === 'picks_made';
    },
  });
  const isDirty = goalDifferences(stored, draft, goalDraftOf(stored)).length > 0;
  const leave = useLeave(isDirty && !isSaved, { onClose });
  const change = (next: GoalDraft) => {
    setDraft(next);
    setPicked(false);
    forget();
  };
  const save = () =>
    send(
      {
        eventId: stored.id,
        version: stored.version,
        goals: goalsOfDraft(draft),
        ...(isPicked && { confirmed: true }),
      },
      async (answer) => {
        showToast({
          text: draft.by === 'rank' ? m.rankSaved() : m.goalsSaved(),
          kind: 'success',
        });
        setSaved(true);
        onClose();
        await takeDesk(queries, answer);
      },
    );
  if (newer) {
    return (
      <EventConflict
        newer={newer}
        mine={draft}
        draftOf={goalDraftOf}
        differencesOf={goalDifferences}
        onKept={(desk, kept) => {
          setStored(desk);
          change(kept);
          setNewer(null);
        }}
      />
    );
  }
  const { isFixed } = stored.goals;
  return (
    <Modal
      title={m.trophyGoals()}
      isOpen
      onClose={leave.close}
      refusal={<FormError refusal={refusal} text={isPicked ? m.goalsPicked() : null} />}
      actions={
        leave.isAsked ? (
          <LeaveInPlace leave={leave}>{m.goalsLost()}</LeaveInPlace>
        ) : (
          <>
            {!isFixed && (
              <Button
                variant={isPicked ? 'danger' : 'primary'}
                isBusy={isBusy}
                disabled={!isDirty}
                onClick={() => void save()}
              >
                {isPicked ? m.goalsConfirm() : m.save()}
              </Button>
            )}
            <Button onClick={leave.close}>{isFixed ? m.backAction() : m.cancel()}</Button>
          </>
        )
      }
    >
      <GoalFields desk={stored} draft={draft} onChange={change} />
    </Modal>
  );
}
