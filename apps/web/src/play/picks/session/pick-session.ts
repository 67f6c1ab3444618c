import type { PickSet } from '@callshot/rules';
import type { Draft } from '../saving/draft-store.ts';
import { isSamePicks } from '../teams/pick-sets.ts';

/** The place of picking in a stage: a step of a team stage, a substage of brackets. */
export interface Place {
  readonly step: number;
  readonly substage: number;
}

/** A state of the picks to return to, and where the change was made that led away from it. */
export interface Waypoint extends Place {
  readonly picks: PickSet;
}

/** More than one pick that the last action changed, which undo would take back. */
export type SideEffect =
  | { readonly kind: 'cleared'; readonly count: number }
  | { readonly kind: 'discarded' }
  /** Picks were filled; `text` says how many, and by what. */
  | { readonly kind: 'filled'; readonly text: string };

/** The state of picking a stage: the unsaved picks, the undo history, and the step on screen. */
export interface PickSession {
  /** Unsaved picks; null = the saved ones are shown. */
  readonly draft: PickSet | null;
  /** Version of the saved picks that the draft builds on. */
  readonly version: number;
  /** Earlier states of the draft, newest last. */
  readonly history: readonly Waypoint[];
  /** States that were undone, the next one last. */
  readonly future: readonly Waypoint[];
  readonly step: number;
  /** Stands until the next action of any kind: the offer to undo it must not outlive it. */
  readonly effect: SideEffect | null;
  /** The draft was left from an earlier visit and has not been looked at yet. */
  readonly isRestored: boolean;
}

export type SessionAction =
  | {
      readonly kind: 'change';
      readonly saved: PickSet;
      readonly savedVersion: number;
      readonly next: PickSet;
      readonly effect: SideEffect | null;
      readonly substage: number;
    }
  | { readonly kind: 'undo' | 'redo'; readonly saved: PickSet }
  | { readonly kind: 'discard'; readonly substage: number }
  /** The sent picks are saved; later changes build on them. */
  | { readonly kind: 'saved'; readonly sent: PickSet; readonly version: number }
  /** The draft is dropped for the saved picks. */
  | { readonly kind: 'close' }
  | { readonly kind: 'rebase'; readonly version: number }
  /** Whatever is said about the picks has been seen, or does not hold any more. */
  | { readonly kind: 'seen' }
  /** To another step or substage. */
  | { readonly kind: 'go'; readonly step?: number };

const HISTORY_LIMIT = 50;

export const openSession = (draft: Draft | null): PickSession => ({
  draft: draft?.picks ?? null,
  version: draft?.version ?? 0,
  history: [],
  future: [],
  step: draft?.step ?? 0,
  effect: null,
  isRestored: draft !== null,
});

/** Picks equal to the saved ones are no draft: there is nothing to lose. */
const draftUnlessSaved = (picks: PickSet, saved: PickSet): PickSet | null =>
  isSamePicks(picks, saved) ? null : picks;

const settled = { effect: null, isRestored: false } as const;
const closed = { ...settled, draft: null, history: [], future: [] } as const;

const remembered = (points: readonly Waypoint[], point: Waypoint) =>
  [...points, point].slice(-HISTORY_LIMIT);

/** The next state of a session; one change is one step of the way back. */
export function stepSession(session: PickSession, action: SessionAction): PickSession {
  switch (action.kind) {
    case 'change': {
      const { next, effect, substage } = action;
      const before = { picks: session.draft ?? action.saved, step: session.step, substage };
      return {
        ...session,
        ...settled,
        draft: draftUnlessSaved(next, action.saved),
        version: session.draft === null ? action.savedVersion : session.version,
        history: remembered(session.history, before),
        future: [],
        effect,
      };
    }
    case 'undo':
      return travel(session, action.saved, 'history', 'future');
    case 'redo':
      return travel(session, action.saved, 'future', 'history');
    case 'discard': {
      if (session.draft === null) return session;
      const before = { picks: session.draft, step: session.step, substage: action.substage };
      return {
        ...session,
        ...settled,
        draft: null,
        history: remembered(session.history, before),
        future: [],
        step: 0,
        effect: { kind: 'discarded' },
      };
    }
    case 'saved':
      return session.draft === null || isSamePicks(session.draft, action.sent)
        ? { ...session, ...closed }
        : { ...session, ...settled, version: action.version };
    case 'close':
      return { ...session, ...closed };
    case 'rebase':
      return { ...session, ...settled, version: action.version };
    case 'seen':
      return { ...session, ...settled };
    case 'go':
      return { ...session, effect: null, step: action.step ?? session.step };
    default:
      return action satisfies never;
  }
}

/** Undoes or redoes one change, and goes to where it was made. */
function travel(
  session: PickSession,
  saved: PickSet,
  from: 'history' | 'future',
  to: 'history' | 'future',
): PickSession {
  const point = session[from].at(-1);
  if (point === undefined) return session;
  const here = { ...point, picks: session.draft ?? saved };
  return {
    ...session,
    ...settled,
    draft: draftUnlessSaved(point.picks, saved),
    [from]: session[from].slice(0, -1),
    [to]: remembered(session[to], here),
    step: point.step,
  };
}
