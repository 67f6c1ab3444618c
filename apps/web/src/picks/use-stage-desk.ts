import type { Event } from '@callshot/contract';
import type { EventStage, PickSet } from '@callshot/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openModal } from '../app/modals.ts';
import { editRefusal, startsEditing } from '../events/editing-mode.ts';
import { eventKeys } from '../events/event.queries.ts';
import { useCountdownPhase } from '../events/server-second.ts';
import type { PickOwner } from '../events/stage-view.tsx';
import { showToast } from '../ui/toast.tsx';
import { hasPicks } from './pick-sets.ts';
import { picksKeys } from './picks.queries.ts';
import { type NewerPicks, saveFailureOf } from './save-failure.ts';
import type { SaveNotice } from './save-modals.tsx';
import { isStagePickable, stageStops } from './stage-progress.ts';
import { type PickSessionHandle, usePickSession } from './use-pick-session.ts';
import { keepSaved, useSavePicks } from './use-save-picks.ts';

export interface DeskInput {
  readonly event: Event;
  readonly stage: EventStage;
  readonly owner: PickOwner;
  /** The owner's saved picks of the stage. */
  readonly saved: PickSet;
  readonly version: number;
}

const clearedText = (count: number): string =>
  count === 1
    ? '1 pick that depended on this was cleared'
    : `${count} picks that depended on this were cleared`;

/** Everything that happens to the picks of one stage: editing, drafts, clearing, saving. */
export function useStageDesk(input: DeskInput) {
  const { event, stage, owner, saved, version } = input;
  const at = { eventId: event.id, userId: owner.id ?? 0, eventStageId: stage.eventStageId };
  const isKept = owner.isOwn && owner.id !== null;
  const picking = usePickSession(isKept ? at : null, saved, version);
  const editing = useEditing(input, picking.session.draft !== null);
  const picks = editing.isOn ? (picking.session.draft ?? saved) : saved;

  const change = (next: PickSet, cleared: readonly string[]) => {
    if (owner.id === null) {
      openModal('accountRequired');
      return;
    }
    const onSelect = picking.undoToHere();
    picking.change(next, cleared);
    if (cleared.length > 0) {
      showToast({ text: clearedText(cleared.length), action: { label: 'Undo', onSelect } });
    }
  };

  const discard = () => {
    const onSelect = picking.undoDiscard();
    picking.discard();
    showToast({ text: 'Changes discarded', action: { label: 'Undo', onSelect } });
  };

  return {
    picks,
    picking,
    editing,
    change,
    discard,
    ...useSaving(input, picks, picking, editing.stop),
  };
}

export type StageDeskHandle = ReturnType<typeof useStageDesk>;

/** Whether the picks are being edited, and why they cannot be (event-experience §4). */
function useEditing({ event, stage, owner, saved }: DeskInput, hasDraft: boolean) {
  const [wish, setWish] = useState<boolean | null>(null);
  const phase = useCountdownPhase(event);
  const situation = {
    isOwnView: owner.isOwn,
    isAdmin: owner.isAdmin,
    isLocked: phase !== 'open',
    stageIndex: stage.stageIndex,
    currentStage: event.stage,
    hasPicks: hasPicks(saved),
    isPickable: isStagePickable(stage, stageStops(stage, saved)),
  };
  const refusal = editRefusal(situation);
  return {
    refusal,
    phase,
    isOn: refusal === null && (wish ?? (startsEditing(situation) || hasDraft)),
    start: () => setWish(true),
    stop: () => setWish(null),
  };
}

/** Submitting, and every way in which that can end. */
function useSaving(
  { event, stage, owner, version }: DeskInput,
  picks: PickSet,
  picking: PickSessionHandle,
  stopEditing: () => void,
) {
  const client = useQueryClient();
  const at = { eventId: event.id, userId: owner.id ?? 0, eventStageId: stage.eventStageId };
  const save = useSavePicks(at);
  const [notice, setNotice] = useState<SaveNotice | null>(null);

  const fail = (error: unknown) => {
    const failure = saveFailureOf(error, stage.eventStageId);
    setNotice(failure);
    if (failure?.kind === 'locked' || failure?.kind === 'wrong_stage') {
      void client.invalidateQueries({ queryKey: eventKeys.one(event.id) });
    }
  };
  const leave = () => {
    picking.close();
    stopEditing();
  };
  const send = (on: number) =>
    save.mutate(
      { picks, version: on },
      {
        onSuccess: () => {
          leave();
          setNotice({ kind: 'saved' });
        },
        onError: fail,
      },
    );
  const submit = () => {
    if (owner.id === null) openModal('accountRequired');
    else send(picking.session.draft === null ? version : picking.session.version);
  };
  const readNewer = () => client.refetchQueries({ queryKey: picksKeys.user(event.id, owner.id) });

  return {
    notice,
    isSaving: save.isPending,
    submit,
    closeNotice: () => setNotice(null),
    takeNewer: (newer: NewerPicks | null) => {
      if (newer !== null) keepSaved(client, at, { ...newer, savedAt: null });
      void readNewer();
      leave();
      setNotice(null);
    },
    keepMine: (newer: NewerPicks | null) => {
      if (newer === null) {
        void readNewer();
        setNotice(null);
        return;
      }
      picking.rebase(newer.version);
      send(newer.version);
    },
  };
}
