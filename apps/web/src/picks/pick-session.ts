import type { PickSet } from '@callshot/rules';
import type { Draft } from './draft-store.ts';
import { isSamePicks } from './pick-sets.ts';

/** Where a person stands in a stage: the unsaved picks, the way back, and the step on screen. */
export interface PickSession {
  /** Unsaved picks; null = the saved ones are shown. */
  readonly draft: PickSet | null;
  /** Version of the saved picks that the draft builds on. */
  readonly version: number;
  /** Earlier states of the draft, newest last. */
  readonly history: readonly PickSet[];
  /** Keys of the matches that the last change cleared. */
  readonly cleared: readonly string[];
  readonly step: number;
  readonly substage: number;
  /** The draft was left from an earlier visit and nobody has looked at that yet. */
  readonly isRestored: boolean;
}

export type SessionAction =
  | {
      readonly kind: 'change';
      readonly saved: PickSet;
      readonly savedVersion: number;
      readonly next: PickSet;
      readonly cleared: readonly string[];
    }
  /** Back one change, or to where the way back was `to` changes long. */
  | { readonly kind: 'undo'; readonly saved: PickSet; readonly to?: number }
  | { readonly kind: 'discard' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'rebase'; readonly version: number }
  | { readonly kind: 'seen' }
  | { readonly kind: 'go'; readonly step?: number; readonly substage?: number };

const HISTORY_LIMIT = 50;
const NOTHING_CLEARED: readonly string[] = [];

export const openSession = (draft: Draft | null): PickSession => ({
  draft: draft?.picks ?? null,
  version: draft?.version ?? 0,
  history: [],
  cleared: NOTHING_CLEARED,
  step: draft?.step ?? 0,
  substage: draft?.substage ?? 0,
  isRestored: draft !== null,
});

/** Picks equal to the saved ones are no draft: there is nothing to lose. */
const draftUnlessSaved = (picks: PickSet, saved: PickSet): PickSet | null =>
  isSamePicks(picks, saved) ? null : picks;

const closed = { draft: null, history: [], cleared: NOTHING_CLEARED, isRestored: false } as const;

/** The next state of a session; one change is one step of the way back. */
export function stepSession(session: PickSession, action: SessionAction): PickSession {
  switch (action.kind) {
    case 'change':
      return {
        ...session,
        draft: draftUnlessSaved(action.next, action.saved),
        version: session.draft === null ? action.savedVersion : session.version,
        history: [...session.history, session.draft ?? action.saved].slice(-HISTORY_LIMIT),
        cleared: action.cleared,
        isRestored: false,
      };
    case 'undo': {
      const at = action.to ?? session.history.length - 1;
      const before = session.history[at];
      if (before === undefined) return session;
      return {
        ...session,
        draft: draftUnlessSaved(before, action.saved),
        history: session.history.slice(0, at),
        cleared: NOTHING_CLEARED,
      };
    }
    case 'discard':
      // The draft stays one step back, so that discarding can be undone too.
      return {
        ...session,
        ...closed,
        history: session.draft === null ? [] : [session.draft],
        step: 0,
        substage: 0,
      };
    case 'saved':
      return { ...session, ...closed };
    case 'rebase':
      return { ...session, version: action.version };
    case 'seen':
      return { ...session, isRestored: false };
    case 'go':
      return {
        ...session,
        step: action.step ?? session.step,
        substage: action.substage ?? session.substage,
        cleared: NOTHING_CLEARED,
      };
  }
}
