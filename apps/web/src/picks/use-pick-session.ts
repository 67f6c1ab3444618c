import type { PickSet } from '@callshot/rules';
import { useEffect, useReducer } from 'react';
import { clearDraft, type DraftKey, readDraft, writeDraft } from './draft-store.ts';
import { openSession, stepSession } from './pick-session.ts';

/**
 * The session of one stage; what is unsaved survives a reload. A visitor has no key and keeps
 * nothing. Mount it anew for another stage or user.
 */
export function usePickSession(key: DraftKey | null, saved: PickSet, savedVersion: number) {
  const [session, send] = useReducer(stepSession, key, (opened) =>
    openSession(opened === null ? null : readDraft(localStorage, opened)),
  );
  const { draft, version, step, substage } = session;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a key's values do not change while mounted
  useEffect(() => {
    if (key === null) return;
    if (draft === null) clearDraft(localStorage, key);
    else writeDraft(localStorage, key, { picks: draft, version, step, substage });
  }, [draft, version, step, substage]);

  return {
    session,
    change: (next: PickSet, cleared: readonly string[]) =>
      send({ kind: 'change', saved, savedVersion, next, cleared }),
    undo: () => send({ kind: 'undo', saved }),
    /** Undoes the changes made since now, whenever it is called. */
    undoToHere: () => {
      const to = session.history.length;
      return () => send({ kind: 'undo', saved, to });
    },
    discard: () => send({ kind: 'discard' }),
    /** Takes back a discard made right after this call: the draft is then all there is to return to. */
    undoDiscard: () => () => send({ kind: 'undo', saved, to: 0 }),
    rebase: (newer: number) => send({ kind: 'rebase', version: newer }),
    close: () => send({ kind: 'saved' }),
    dismissNotice: () => send({ kind: 'seen' }),
    goToStep: (next: number) => send({ kind: 'go', step: next }),
    goToSubstage: (next: number) => send({ kind: 'go', substage: next }),
  };
}

export type PickSessionHandle = ReturnType<typeof usePickSession>;
