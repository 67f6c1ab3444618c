import {
  type Edited,
  type EditFault,
  type EventFormat,
  editFormat,
  type FormatEdit,
  type Lost,
} from '@callshot/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showToast } from '../../ui/toast.tsx';
import {
  beginHistory,
  changeTo,
  type EditHistory,
  type FormatState,
  redo,
  undo,
} from './edit-history.ts';
import { lossWords } from './edit-words.ts';
import {
  clearDraft,
  type FormatDraft,
  isSameFormat,
  readDraft,
  writeDraft,
} from './format-draft.ts';

/** The format as the server has it, or as it is begun with. */
export interface OpenedFormat extends FormatState {
  /** 0 = never saved. */
  readonly id: number;
  /** When it was last saved; null = never. */
  readonly modified: string | null;
}

export interface FormatEditing {
  readonly state: FormatState;
  readonly saved: OpenedFormat;
  readonly isDirty: boolean;
  /** Steps between what was saved and what is shown. */
  readonly changes: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** When the draft was last kept in this browser; null = there is none. */
  readonly keptAt: number | null;
  /** Unsaved work of an earlier visit, until it is taken up or thrown away. */
  readonly offered: { readonly name: string; readonly keptAt: number } | null;
  /** One step, all of it or nothing: null = done. */
  edit(...edits: readonly FormatEdit[]): EditFault | null;
  rename(name: string): void;
  replace(state: FormatState): void;
  undo(): void;
  redo(): void;
  takeUp(): void;
  forgetOffered(): void;
  /** What the server has now. */
  markSaved(opened: OpenedFormat): void;
  /** The work is given up: no draft is kept. */
  discard(): void;
}

const nothing = (): void => undefined;

/** As long as somebody types on, the draft waits. */
const KEEP_AFTER_MS = 300;

/** The state of the editor: a stack of formats, and a draft that outlives the page. */
export function useFormatEditing(
  opened: OpenedFormat,
  userId: number,
  /** What an earlier visit left is gone on with at once, and is not offered. */
  isDraftTaken = false,
): FormatEditing {
  const [found] = useState(() => draftOf(opened, userId));
  const taken = isDraftTaken ? found : null;
  const [saved, setSaved] = useState(() => begunOn(opened, taken));
  const [history, setHistory] = useState(() => {
    const begun = beginHistory(opened);
    return taken ? changeTo(begun, { name: taken.name, format: taken.format }) : begun;
  });
  const latest = useRef(history);
  // It takes back the last step: once there is another, it must be gone.
  const hideLoss = useRef(nothing);
  const goTo = useCallback((next: EditHistory) => {
    hideLoss.current();
    hideLoss.current = nothing;
    latest.current = next;
    setHistory(next);
  }, []);
  useEffect(() => () => hideLoss.current(), []);
  const { present } = history;
  const isNothing = saved.id === 0 && isBlank(present);
  const isDirty = !isNothing && !isSameState(present, saved);
  const draft = useDraft({ saved, present, isDirty, userId, found, taken });

  const step = useMemo(
    () => ({
      edit: (...edits: readonly FormatEdit[]): EditFault | null => {
        const before = latest.current;
        const edited = editedBy(before.present.format, edits);
        if (!edited.ok) return edited.fault;
        const format = followed(before.present.format, edited.format);
        goTo(changeTo(before, { ...before.present, format }));
        hideLoss.current = tellLoss(edited.lost, () => goTo(undo(latest.current)));
        return null;
      },
      rename: (name: string) =>
        goTo(changeTo(latest.current, { ...latest.current.present, name }, 'name')),
      replace: (state: FormatState) => goTo(changeTo(latest.current, state)),
      undo: () => goTo(undo(latest.current)),
      redo: () => goTo(redo(latest.current)),
    }),
    [goTo],
  );

  return {
    state: present,
    saved,
    isDirty,
    changes: isDirty ? stepsSince(history, saved) : 0,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    keptAt: isDirty ? draft.keptAt : null,
    offered: draft.offered,
    ...step,
    takeUp: () => {
      const offered = draft.take();
      setSaved(begunOn(saved, offered));
      if (offered) step.replace({ name: offered.name, format: offered.format });
    },
    forgetOffered: () => void draft.take(),
    markSaved: (next) => {
      draft.clear();
      setSaved(next);
    },
    discard: draft.clear,
  };
}

function editedBy(format: EventFormat, edits: readonly FormatEdit[]): Edited {
  let before = format;
  let lost: Lost = { links: 0, viewMatches: 0, groupColumns: 0 };
  for (const edit of edits) {
    const edited = editFormat(before, edit);
    if (!edited.ok) return edited;
    before = edited.format;
    lost = {
      links: lost.links + edited.lost.links,
      viewMatches: lost.viewMatches + edited.lost.viewMatches,
      groupColumns: lost.groupColumns + edited.lost.groupColumns,
    };
  }
  return { ok: true, format: before, lost };
}

function written(format: EventFormat): EventFormat {
  const edited = editFormat(format, { kind: 'writeBreakdown' });
  return edited.ok ? edited.format : format;
}

/** Whether what players read of the points is what the stages pay, in the words of the rules. */
export const isWrittenByRules = (format: EventFormat): boolean => written(format) === format;

/** What players read of the points keeps up with them, unless somebody has worded it otherwise. */
const followed = (before: EventFormat, after: EventFormat): EventFormat =>
  isWrittenByRules(before) ? written(after) : after;

const isBlank = ({ name, format }: FormatState): boolean =>
  name === '' && format.stages.length === 0;

/** States share what did not change, so that the very same is what counts as the same. */
const isSameState = (one: FormatState, other: FormatState): boolean =>
  one.name === other.name && one.format === other.format;

function stepsSince({ past, future }: EditHistory, saved: FormatState): number {
  const is = (state: FormatState) => isSameState(state, saved);
  const before = past.findLastIndex(is);
  if (before >= 0) return past.length - before;
  const after = future.findIndex(is);
  return after >= 0 ? after + 1 : Math.max(1, past.length);
}

/** Answers how it is hidden. */
function tellLoss(lost: Lost, onUndo: () => void): () => void {
  const text = lossWords(lost);
  return text === null ? nothing : showToast({ text, action: { label: 'Undo', onSelect: onUndo } });
}

/** What was left of it unsaved, unless that is what it is. */
function draftOf(opened: OpenedFormat, userId: number): FormatDraft | null {
  const found = readDraft(localStorage, { userId, formatId: opened.id });
  const isNews = found?.name !== opened.name || !isSameFormat(found.format, opened.format);
  return isNews ? found : null;
}

/** A draft is saved over what it was begun on, whatever has become of that since. */
const begunOn = (opened: OpenedFormat, draft: FormatDraft | null): OpenedFormat =>
  draft ? { ...opened, modified: draft.modified } : opened;

interface DraftInput {
  readonly saved: OpenedFormat;
  readonly present: FormatState;
  readonly isDirty: boolean;
  readonly userId: number;
  readonly found: FormatDraft | null;
  /** What was found, where it is edited already. */
  readonly taken: FormatDraft | null;
}

/** Keeps what is unsaved in this browser, and finds what was kept before. */
function useDraft({ saved, present, isDirty, userId, found, taken }: DraftInput) {
  const key = useMemo(() => ({ userId, formatId: saved.id }), [userId, saved.id]);
  const [offered, setOffered] = useState(taken ? null : found);
  const [keptAt, setKeptAt] = useState(taken?.keptAt ?? null);
  const isKept = useRef(taken !== null);
  const { modified } = saved;

  useEffect(() => {
    // What waits for an answer is not written over.
    if (offered !== null) return;
    if (!isDirty) {
      if (isKept.current) clearDraft(localStorage, key);
      isKept.current = false;
      return;
    }
    const keep = () => {
      const at = Date.now();
      isKept.current = writeDraft(localStorage, key, { ...present, modified, keptAt: at });
      setKeptAt(isKept.current ? at : null);
    };
    const waiting = setTimeout(keep, KEEP_AFTER_MS);
    // A page that goes away has no time to wait.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('pagehide', keep);
    };
  }, [present, modified, isDirty, offered, key]);

  return {
    keptAt,
    offered,
    /** What was offered, decided upon. */
    take: () => {
      clearDraft(localStorage, key);
      setOffered(null);
      return offered;
    },
    clear: () => clearDraft(localStorage, key),
  };
}
