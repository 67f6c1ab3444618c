import type { PickSet } from '@callshot/rules';
import { useEffect, useReducer, useState } from 'react';
import {
  clearDraft,
  clearVisitorsDraft,
  type Draft,
  type DraftKey,
  readOwnDraft,
  writeDraft,
} from '../saving/draft-store.ts';
import { isSamePicks } from '../teams/pick-sets.ts';
import { openSession, type SideEffect, stepSession } from './pick-session.ts';

/** Which substage was asked for, where that is kept: in the address, or on the page alone. */
export interface SubstageChoice {
  /** null = none: a draft leads to where it was left. */
  readonly chosen: number | null;
  choose(substage: number): void;
}

export function useSubstageChoice(): SubstageChoice {
  const [chosen, choose] = useState<number | null>(null);
  return { chosen, choose };
}

/** The draft of an earlier visit. If its save arrived after all, no draft is left. */
function unsavedOf(input: PickSessionInput): Draft | null {
  const { key, saved, savedVersion, kept } = input;
  if (key === null) return null;
  const stored = readOwnDraft(localStorage, key, savedVersion);
  const draft = kept
    ? { step: 0, substage: 0, ...stored, picks: kept, version: savedVersion }
    : stored;
  return draft === null || isSamePicks(draft.picks, saved) ? null : draft;
}

interface PickSessionInput {
  /** null = drafts are not kept: staff's picks, and those of other users. */
  readonly key: DraftKey | null;
  readonly saved: PickSet;
  readonly savedVersion: number;
  readonly choice: SubstageChoice;
  /** The slip that was submitted here before signing in; it is newer than any draft. */
  readonly kept?: PickSet | null;
}

/**
 * The pick session of one stage; unsaved picks survive a reload. Mount it anew for another stage or
 * user.
 */
export function usePickSession(input: PickSessionInput) {
  const { key, saved, savedVersion, choice } = input;
  const [opened] = useState(() => unsavedOf(input));
  const [session, send] = useReducer(stepSession, opened, openSession);
  const { draft, version, step } = session;
  const substage = choice.chosen ?? opened?.substage ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a key's values do not change while mounted
  useEffect(() => {
    if (key === null) return;
    if (draft === null) clearDraft(localStorage, key);
    else writeDraft(localStorage, key, { picks: draft, version, step, substage });
    clearVisitorsDraft(localStorage, key);
  }, [draft, version, step, substage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's own way back changes it as well
  useEffect(() => send({ kind: 'go' }), [substage]);

  const goToSubstage = (next: number) => {
    if (next !== substage) choice.choose(next);
  };
  const change = (next: PickSet, effect: SideEffect | null) =>
    send({ kind: 'change', saved, savedVersion, next, effect, substage });
  const travel = (kind: 'undo' | 'redo') => {
    const point = (kind === 'undo' ? session.history : session.future).at(-1);
    if (point === undefined) return;
    send({ kind, saved });
    goToSubstage(point.substage);
  };

  return {
    session,
    substage,
    change: (next: PickSet, cleared: readonly string[]) =>
      change(next, cleared.length === 0 ? null : { kind: 'cleared', count: cleared.length }),
    /** Many picks at once, as one step of the way back; `text` says what it did. */
    fill: (next: PickSet, text: string) => change(next, { kind: 'filled', text }),
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    discard: () => send({ kind: 'discard', substage }),
    rebase: (newer: number) => send({ kind: 'rebase', version: newer }),
    /** The sent picks are saved. Picks made since stay a draft. */
    settle: (sent: PickSet, savedAs: number) => send({ kind: 'saved', sent, version: savedAs }),
    close: () => send({ kind: 'close' }),
    dismissNotice: () => send({ kind: 'seen' }),
    goToStep: (next: number) => send({ kind: 'go', step: next }),
    goToSubstage,
  };
}

export type PickSessionHandle = ReturnType<typeof usePickSession>;
