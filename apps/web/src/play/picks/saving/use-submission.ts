import { type EventStage, NO_PICKS, type PickSet, picksOfStage } from '@callshot/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isUnanswered } from '../../../platform/core/api-error.ts';
import { isOnline } from '../../../platform/core/connection.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { eventKeys } from '../../events/event.queries.ts';
import { picksKeys } from '../picks.queries.ts';
import type { SessionInput } from '../session/session-input.ts';
import type { PickSessionHandle } from '../session/use-pick-session.ts';
import { countPicks, hasPicks, isSamePicks } from '../teams/pick-sets.ts';
import { type NewerPicks, type SaveFailure, saveFailureOf } from './save-failure.ts';
import type { SaveNotice } from './save-modals.tsx';
import { keepSaved, type SaveRequest, useSavePicks } from './use-save-picks.ts';
import { useWaiting } from './use-waiting.ts';

interface SubmissionInput extends SessionInput {
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
  const at = {
    eventId: event.id,
    userId: owner.id ?? 0,
    eventStageId: stage.eventStageId,
    lateShare: input.late?.share,
  };
  const save = useSavePicks(at);
  const isUnderWay = useRef(false);
  /** The request without an answer: the server may have saved it. */
  const lost = useRef<SaveRequest | null>(null);
  const [notice, setNotice] = useState<SaveNotice | null>(null);
  const waiting = useWaiting({
    shown,
    isAllowed: input.isEditing && input.isOpen,
    isSending: save.isPending,
    send: (request) => void send(request),
    onTooLate: () => setNotice({ kind: 'locked' }),
  });

  const readNewer = () => client.refetchQueries({ queryKey: picksKeys.user(event.id, owner.id) });
  const settle = (request: SaveRequest, version: number) => {
    waiting.end();
    lost.current = null;
    picking.settle(request.picks, version);
    stopEditing();
    setNotice({ kind: 'saved', isKept: isSamePicks(request.picks, kept ?? NO_PICKS) });
  };
  const takeOwn = async (request: SaveRequest, own: NewerPicks) => {
    await keepSaved(client, at, { ...own, savedAt: null });
    void readNewer();
    settle(request, own.version);
  };
  const takeNewer = async (newer: NewerPicks | null) => {
    if (newer !== null) await keepSaved(client, at, { ...newer, savedAt: null });
    void readNewer();
    picking.close();
    stopEditing();
    setNotice(null);
  };
  const fail = (failure: SaveFailure | null) => {
    waiting.end();
    setNotice(failure);
    if (failure !== null && LATE.includes(failure.kind)) {
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
      const newer = failure?.kind === 'conflict' ? failure.newer : null;
      if (isSavedAs(newer, request, stage.eventStageId)) await takeOwn(request, newer);
      else if (isSavedAs(newer, lost.current, stage.eventStageId)) return replace(request, newer);
      else if (isOutOfReach(error)) {
        lost.current = request;
        waiting.miss(error.retryAfter);
      } else fail(failure);
    } finally {
      isUnderWay.current = false;
    }
  };
  /** Changes made since replace a save that had arrived after all. */
  const replace = ({ picks }: SaveRequest, { version }: NewerPicks) => {
    lost.current = null;
    picking.rebase(version);
    isUnderWay.current = false;
    submit({ picks, version });
  };
  const submit = (request: SaveRequest) => {
    waiting.begin(request);
    if (isOnline()) void send(request);
  };
  const submitOn = (on: number) => {
    picking.dismissNotice();
    if (!isOnline()) setNotice(null);
    submit({ picks: shown, version: on });
  };

  // Users who signed in on the way submit what they meant to. They may replace what they saved
  // before.
  const goOn = useEffectEvent(() => {
    if (kept === null || !input.isOpen) return;
    if (isSamePicks(input.saved, kept)) setNotice({ kind: 'saved', isKept: true });
    else if (input.isEditing && input.isComplete && !hasPicks(input.saved)) submitOn(input.version);
  });
  useEffect(goOn, []);

  return {
    notice,
    isSaving: save.isPending || waiting.isUnderWay,
    /** At this moment. */
    isSending: save.isPending,
    waiting,
    submit: () => {
      if (owner.id === null) askForAccount(stage, { eventId: event.id, picks: shown });
      else submitOn(picking.session.draft === null ? input.version : picking.session.version);
    },
    closeNotice: () => setNotice(null),
    takeNewer: (newer: NewerPicks | null) => void takeNewer(newer),
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

/** The event on screen is older than the server's. */
const LATE: readonly SaveFailure['kind'][] = ['locked', 'begun', 'wrong_stage'];

/** The stage is named, since another one may be current by then. */
function askForAccount(
  { eventStageId, stageIndex }: EventStage,
  submitted: { readonly eventId: number; readonly picks: PickSet },
): void {
  const search = new URLSearchParams(location.search);
  search.set('stage', String(stageIndex + 1));
  const path = `${location.pathname}?${search}`;
  const slip = { ...submitted, eventStageId };
  openModal('accountRequired', { path, slip, count: countPicks(submitted.picks) });
}

/** The outcome is unknown, or the server asks for patience: the same request is sent again. */
const isOutOfReach = (error: unknown): error is ApiError =>
  error instanceof ApiError && (isUnanswered(error) || error.code === 'busy');

/** The newer picks that a save collided with are its own: its first answer was lost on the way. */
const isSavedAs = (
  newer: NewerPicks | null,
  request: SaveRequest | null,
  eventStageId: number,
): newer is NewerPicks =>
  newer !== null &&
  request !== null &&
  isSamePicks(picksOfStage(newer.picks, eventStageId), request.picks);
