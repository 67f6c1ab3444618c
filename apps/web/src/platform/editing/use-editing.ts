import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, DraftStore } from './draft-store.ts';
import {
  beginHistory,
  changeTo,
  type EditHistory,
  isSameState,
  redo,
  settleHistory,
  stepsSince,
  undo,
} from './edit-history.ts';

/** Something as the server has it, or as it is begun with. */
export interface Saved<S> {
  /** 0 = never saved. */
  readonly id: number;
  /** When it was last saved; null = never. */
  readonly modified: string | null;
  readonly state: S;
}

export interface Editing<S> {
  readonly state: S;
  readonly saved: Saved<S>;
  readonly isDirty: boolean;
  /** Steps between the saved state and the shown one. */
  readonly changes: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** When the draft was last kept in this browser; null = there is none. */
  readonly keptAt: number | null;
  /** Unsaved work of an earlier visit, until it is taken up or thrown away. */
  readonly offered: Draft<S> | null;
  /** The edited state at this moment, between two renderings too. */
  latest(): S;
  /** One step; `into` names the text that it was typed into. */
  change(state: S, into?: string): void;
  undo(): void;
  redo(): void;
  takeUp(): void;
  forgetOffered(): void;
  /** Takes the state that the server has now. `settle` adds what it told to states from before and since. */
  markSaved(saved: Saved<S>, settle?: (state: S) => S): void;
  /** The work is given up: no draft is kept. */
  discard(): void;
}

export interface EditingOf<S> {
  readonly drafts: DraftStore<S>;
  /** Nothing that would be missed. */
  isBlank(state: S): boolean;
  /** Whether two copies say the same, wherever they come from. */
  isEqual(one: S, other: S): boolean;
}

/** As long as somebody types on, the draft waits. */
const KEEP_AFTER_MS = 300;

/** The state of an editor: a stack of states, and a draft that outlives the page. */
export function useEditing<S extends object>(
  opened: Saved<S>,
  userId: number,
  of: EditingOf<S>,
  options: {
    /** The draft of an earlier visit is taken at once, without an offer. */
    readonly isDraftTaken?: boolean;
    /** Called before every step. */
    onStep?(): void;
  } = {},
): Editing<S> {
  const [found] = useState(() => draftOf(opened, userId, of));
  const taken = options.isDraftTaken ? found : null;
  const [saved, setSaved] = useState(() => begunOn(opened, taken));
  const [history, setHistory] = useState(() => {
    const begun = beginHistory(opened.state);
    return taken ? changeTo(begun, taken.state) : begun;
  });
  const latest = useRef(history);
  const onStep = useRef(options.onStep);
  useEffect(() => {
    onStep.current = options.onStep;
  });
  const goTo = useCallback((next: EditHistory<S>) => {
    onStep.current?.();
    latest.current = next;
    setHistory(next);
  }, []);
  const { present } = history;
  const isNothing = saved.id === 0 && of.isBlank(present);
  const isDirty = !isNothing && !isSameState(present, saved.state);
  const draft = useDraft({ saved, present, isDirty, userId, found, taken, drafts: of.drafts });

  const step = useMemo(
    () => ({
      latest: () => latest.current.present,
      change: (state: S, into?: string) => goTo(changeTo(latest.current, state, into ?? null)),
      undo: () => goTo(undo(latest.current)),
      redo: () => goTo(redo(latest.current)),
    }),
    [goTo],
  );

  return {
    state: present,
    saved,
    isDirty,
    changes: isDirty ? stepsSince(history, saved.state) : 0,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    keptAt: isDirty ? draft.keptAt : null,
    offered: draft.offered,
    ...step,
    takeUp: () => {
      const offered = draft.take();
      setSaved(begunOn(saved, offered));
      if (offered) step.change(offered.state);
    },
    forgetOffered: () => void draft.take(),
    markSaved: (next, settle) => {
      draft.clear();
      if (settle) goTo(settleHistory(latest.current, settle));
      setSaved(next);
    },
    discard: draft.giveUp,
  };
}

/** The unsaved draft, unless it equals the saved state. */
function draftOf<S>(
  { id, state }: Saved<S>,
  userId: number,
  { drafts, isEqual }: EditingOf<S>,
): Draft<S> | null {
  const found = drafts.read(localStorage, { userId, id });
  return found === null || isEqual(found.state, state) ? null : found;
}

/** A draft is saved over what it was begun on, whatever has become of that since. */
const begunOn = <S>(opened: Saved<S>, draft: Draft<S> | null): Saved<S> =>
  draft ? { ...opened, modified: draft.modified } : opened;

interface DraftInput<S> {
  readonly saved: Saved<S>;
  readonly present: S;
  readonly isDirty: boolean;
  readonly userId: number;
  readonly drafts: DraftStore<S>;
  readonly found: Draft<S> | null;
  /** The draft found, if it is already being edited. */
  readonly taken: Draft<S> | null;
}

/** Keeps what is unsaved in this browser, and finds what was kept before. */
function useDraft<S>(input: DraftInput<S>) {
  const { saved, present, isDirty, userId, found, taken, drafts } = input;
  const key = useMemo(() => ({ userId, id: saved.id }), [userId, saved.id]);
  const [offered, setOffered] = useState(taken ? null : found);
  const [keptAt, setKeptAt] = useState(taken?.keptAt ?? null);
  const isKept = useRef(taken !== null);
  const isGivenUp = useRef(false);
  const { modified } = saved;

  useEffect(() => {
    isGivenUp.current = false;
    // A draft on offer is not overwritten.
    if (offered !== null) return;
    if (!isDirty) {
      if (isKept.current) drafts.clear(localStorage, key);
      isKept.current = false;
      return;
    }
    const keep = () => {
      if (isGivenUp.current) return;
      const at = Date.now();
      const draft = { state: present, modified, keptAt: at };
      isKept.current = drafts.write(localStorage, key, draft);
      setKeptAt(isKept.current ? at : null);
    };
    const waiting = setTimeout(keep, KEEP_AFTER_MS);
    // A page that goes away has no time to wait.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('pagehide', keep);
    };
  }, [present, modified, isDirty, offered, key, drafts]);

  return {
    keptAt,
    offered,
    /** The decision on the offered draft. */
    take: () => {
      drafts.clear(localStorage, key);
      setOffered(null);
      return offered;
    },
    clear: () => drafts.clear(localStorage, key),
    /** The last input is not kept either, unless more follows. */
    giveUp: () => {
      isGivenUp.current = true;
      drafts.clear(localStorage, key);
    },
  };
}
