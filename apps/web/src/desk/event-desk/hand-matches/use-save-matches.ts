import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../platform/core/api-error.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import type { Editing } from '../../../platform/editing/use-editing.ts';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { refreshEvent } from '../../override/override.queries.ts';
import { m } from '../words/messages.js';
import { handMatchesQuery, saveMatchesMutation } from './hand-matches.queries.ts';
import { bodyOf, type HandMatchList, type HandRow, type HandState, stateOf } from './hand-state.ts';
import { isSameHands, mergeHands } from './merge-hands.ts';

/** Saves matches, and merges other users' saves under the typed text. */
export function useSaveMatches(
  editing: Editing<HandState>,
  { desk, eventStageId }: { readonly desk: EventDesk; readonly eventStageId: number },
) {
  const queries = useQueryClient();
  const [merged, setMerged] = useState<readonly HandRow[] | null>(null);

  const take = (list: HandMatchList, base: HandState): readonly HandRow[] => {
    const theirs = stateOf(list);
    const settled = mergeHands(base, editing.latest(), theirs);
    // An equal state must be the same object: the editor compares by identity.
    const saved = isSameHands(settled.state, theirs) ? settled.state : theirs;
    editing.markSaved(
      { id: eventStageId, modified: String(list.version), state: saved },
      (state) => {
        const { state: next } = mergeHands(base, state, theirs);
        return isSameHands(next, saved) ? saved : next;
      },
    );
    queries.setQueryData(handMatchesQuery(desk.id, eventStageId).queryKey, list);
    return settled.both;
  };

  const { send, isBusy, refusal, forget } = useSend(saveMatchesMutation, {
    answers: (failure: ApiError) => {
      if (failure.code !== 'matches_changed') return false;
      setMerged(take(failure.current as HandMatchList, editing.saved.state));
      return true;
    },
  });

  const save = () => {
    const sent = editing.latest();
    setMerged(null);
    return send(
      {
        eventId: desk.id,
        eventStageId,
        version: Number(editing.saved.modified ?? 0),
        reason: '',
        ...bodyOf(sent),
      },
      async (list) => {
        take(list, sent);
        showToast({ text: m.matchesSaved(), kind: 'success' });
        await refreshEvent(queries, desk.id);
      },
    );
  };

  return { save, isBusy, refusal, forget, merged, forgetMerged: () => setMerged(null) };
}
