import { useEffect, useMemo, useState } from 'react';
import { forgetWaitingSlip, waitingSlip } from '../../../account/session/post-login.ts';
import { useCountdownPhase } from '../../events/server-second.ts';
import { useWayBack } from '../../picks/moves/use-way-back.ts';
import { doneText } from '../../picks/saving/done-text.ts';
import { type DraftKey, isPickSet } from '../../picks/saving/draft-store.ts';
import { useSubmission } from '../../picks/saving/use-submission.ts';
import type { SessionInput } from '../../picks/session/session-input.ts';
import {
  isStagePickable,
  isStopDone,
  type StopsOf,
  stopsAtBrackets,
} from '../../picks/session/stage-progress.ts';
import { usePickSession } from '../../picks/session/use-pick-session.ts';
import { hasPicks } from '../../picks/teams/pick-sets.ts';
import { editRefusal, startsEditing } from './editing-mode.ts';

/** Everything that happens to the picks of one stage: editing, drafts, undoing, saving. */
export function useStagePicks(input: SessionInput & { readonly stopsOf: StopsOf }) {
  const { event, stage, owner, saved, version, stopsOf } = input;
  const draftAt = { eventId: event.id, userId: owner.id ?? 0, eventStageId: stage.eventStageId };
  const kept = useKeptSlip(draftAt, owner.isOwn);
  const picking = usePickSession({
    key: owner.isOwn ? draftAt : null,
    saved,
    savedVersion: version,
    choice: input.substage,
    kept,
  });
  const editing = useEditing(input, picking.session.draft !== null);
  const picks = editing.isOn ? (picking.session.draft ?? saved) : saved;
  const stops = useMemo(() => stopsOf(stage, picks), [stopsOf, stage, picks]);
  const at = stopsAtBrackets(stage.format) ? picking.substage : picking.session.step;
  const wayBack = useWayBack(picking, editing.isOn);
  const submission = useSubmission({
    ...input,
    shown: picks,
    picking,
    isEditing: editing.isOn,
    isOpen: editing.phase === 'open' || (input.late ?? null) !== null,
    isComplete: stops.every(isStopDone),
    kept,
    stopEditing: editing.stop,
  });

  const done = doneText({
    stops,
    lockAt: editing.phase === 'open' ? event.lockAt : null,
    isSaved: picking.session.draft === null,
  });

  return { picks, stops, at, done, picking, editing, wayBack, submission, isKept: kept !== null };
}

export type StagePicksHandle = ReturnType<typeof useStagePicks>;

/** The slip that its owner submitted here before they signed in; taken once [rule: accounts-52]. */
function useKeptSlip({ userId, eventId, eventStageId }: DraftKey, isOwn: boolean) {
  const [kept] = useState(() => {
    const picks = userId > 0 && isOwn ? waitingSlip(eventId, eventStageId)?.picks : null;
    return isPickSet(picks) ? picks : null;
  });
  useEffect(() => {
    if (userId > 0) forgetWaitingSlip();
  }, [userId]);
  return kept;
}

/** Whether the picks are being edited, and why they cannot be [rule: picks-7, picks-8]. */
function useEditing(
  { event, stage, owner, saved, late, stopsOf }: SessionInput & { readonly stopsOf: StopsOf },
  hasDraft: boolean,
) {
  const phase = useCountdownPhase(event);
  const situation = {
    isOwnView: owner.isOwn,
    isAdmin: owner.isAdmin,
    isLocked: phase !== 'open',
    isLateOpen: (late ?? null) !== null,
    stageIndex: stage.stageIndex,
    currentStage: event.stage,
    hasPicks: hasPicks(saved),
    isPickable: isStagePickable(stage, stopsOf(stage, saved)),
  };
  const refusal = editRefusal(situation);
  const starts = startsEditing(situation) || hasDraft;
  // A save in another window does not end editing in this one.
  const [wish, setWish] = useState(starts || null);
  return {
    refusal,
    isPickable: situation.isPickable,
    phase,
    // A stage that is over stays locked while a later one is picked.
    stagePhase: phase === 'open' && stage.stageIndex < event.stage ? 'locked' : phase,
    isOn: refusal === null && (wish ?? starts),
    start: () => setWish(true),
    stop: () => setWish(null),
  };
}
