import { type EventStage, NO_PICKS, type PickSet, picksOfStage } from '@callshot/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, NETWORK_FAILURE } from '../core/api-error.ts';
import { isOnline } from '../core/connection.ts';
import { openModal } from '../core/modals.ts';
import { eventKeys } from '../events/event.queries.ts';
import type { DeskInput } from './desk-input.ts';
import { hasPicks, isSamePicks } from './pick-sets.ts';
import { picksKeys } from './picks.queries.ts';
import { type NewerPicks, type SaveFailure, saveFailureOf } from './save-failure.ts';
import type { SaveNotice } from './save-modals.tsx';
import type { PickSessionHandle } from './use-pick-session.ts';
import { keepSaved, type SaveRequest, useSavePicks } from './use-save-picks.ts';
import { useWaiting } from './use-waiting.ts';

interface SubmissionInput extends DeskInput {
  /** The picks on screen. */
  readonly shown: SaveRequest['picks'];
  readonly picking: PickSessionHandle;
  readonly isEditing: boolean;
  readonly isOpen: boolean;
  readonly isComplete: boolean;
  /** Submitted before anybody was signed in. */
  readonly kept: PickSet | null;
  stopEditing(): void;
}

/** Submitting the picks of a stage, and every way in which that can end. */
export function useSubmission(input: SubmissionInput) {
  const { event, stage, owner, shown, picking, kept, stopEditing } = input;
  const client = useQueryClient();
  const at = { eventId: event.id, userId: owner.id ?? 0, eventStageId: stage.eventStageId };
  const save = useSavePicks(at);
  const isUnderWay = useRef(false);
  const [notice, setNotice] = useState<SaveNotice | null>(null);
  const waiting = useWaiting({
    shown,
    isAllowed: input.isEditing && input.isOpen,
    send: (request) => void send(request),
    onTooLate: () => setNotice({ kind: 'locked' }),
  });

  const readNewer = () => client.refetchQueries({ queryKey: picksKeys.user(event.id, owner.id) });
  const settle = (request: SaveRequest, version: number) => {
    waiting.end();
    picking.settle(request.picks, version);
    stopEditing();
    setNotice({ kind: 'saved', isKept: isSamePicks(request.picks, kept ?? NO_PICKS) });
  };
  const takeOwn = (request: SaveRequest, own: NewerPicks) => {
    keepSaved(client, at, { ...own, savedAt: null });
    void readNewer();
    settle(request, own.version);
  };
  const fail = (failure: SaveFailure | null) => {
    waiting.end();
    setNotice(failure);
    if (failure?.kind === 'locked' || failure?.kind === 'wrong_stage') {
      void client.invalidateQueries({ queryKey: eventKeys.one(event.id) });
    }
  };
  const send = async (request: SaveRequest) => {
    // Two presses in one breath are one submission.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      settle(request, (await save.mutateAsync(request)).version);
    } catch (error) {
      const failure = saveFailureOf(error, stage.eventStageId);
      if (isOwnSave(failure, request, stage.eventStageId)) takeOwn(request, failure.newer);
      else if (hasNoConnection(error)) waiting.begin(request);
      else if (!(waiting.isOn && isOutOfReach(error))) fail(failure);
    } finally {
      isUnderWay.current = false;
    }
  };
  const submitOn = (on: number) => {
    const request = { picks: shown, version: on };
    picking.dismissNotice();
    if (isOnline()) void send(request);
    else {
      setNotice(null);
      waiting.begin(request);
    }
  };

  // Whoever signed in on the way submits what they meant to; what they saved before is theirs to replace.
  const goOn = useEffectEvent(() => {
    if (kept === null || !input.isOpen) return;
    if (isSamePicks(input.saved, kept)) setNotice({ kind: 'saved', isKept: true });
    else if (input.isEditing && input.isComplete && !hasPicks(input.saved)) submitOn(input.version);
  });
  useEffect(goOn, []);

  return {
    notice,
    isSaving: save.isPending,
    waiting,
    submit: () => {
      if (owner.id === null) askForAccount(stage, { eventId: event.id, picks: shown });
      else submitOn(picking.session.draft === null ? input.version : picking.session.version);
    },
    closeNotice: () => setNotice(null),
    takeNewer: (newer: NewerPicks | null) => {
      if (newer !== null) keepSaved(client, at, { ...newer, savedAt: null });
      void readNewer();
      picking.close();
      stopEditing();
      setNotice(null);
    },
    keepMine: (newer: NewerPicks | null) => {
      if (newer === null) {
        void readNewer();
        setNotice(null);
        return;
      }
      picking.rebase(newer.version);
      submitOn(newer.version);
    },
  };
}

/** The stage is named, since another one may be current by then. */
function askForAccount(
  { eventStageId, stageIndex }: EventStage,
  submitted: { readonly eventId: number; readonly picks: PickSet },
): void {
  const search = new URLSearchParams(location.search);
  search.set('stage', String(stageIndex + 1));
  const path = `${location.pathname}?${search}`;
  openModal('accountRequired', { path, slip: { ...submitted, eventStageId } });
}

const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && error.code === NETWORK_FAILURE;

const hasNoConnection = (error: unknown): boolean => isOutOfReach(error) && !isOnline();

/** The newer picks that a save collided with are its own: its first answer was lost on the way. */
const isOwnSave = (
  failure: SaveFailure | null,
  request: SaveRequest,
  eventStageId: number,
): failure is { kind: 'conflict'; newer: NewerPicks } =>
  failure?.kind === 'conflict' &&
  failure.newer !== null &&
  isSamePicks(picksOfStage(failure.newer.picks, eventStageId), request.picks);
