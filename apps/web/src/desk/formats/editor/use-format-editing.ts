import {
  type Edited,
  type EditFault,
  type EventFormat,
  editFormat,
  type FormatEdit,
  type Lost,
} from '@callshot/rules';
import { useEffect, useRef } from 'react';
import { type Editing, type Saved, useEditing } from '../../../platform/editing/use-editing.ts';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { m } from '../words/messages.js';
import { lossWords } from './edit-words.ts';
import { type FormatState, formatDrafts, isSameFormat } from './format-draft.ts';

/** The format as the server has it, or as it is begun with. */
export type OpenedFormat = Saved<FormatState>;

export interface FormatEditing extends Editing<FormatState> {
  /** One step, all of it or nothing: null = done. */
  edit(...edits: readonly FormatEdit[]): EditFault | null;
  rename(name: string): void;
}

const nothing = (): void => undefined;

const ofFormats = {
  drafts: formatDrafts,
  isBlank: ({ name, format }: FormatState) => name === '' && format.stages.length === 0,
  isEqual: isSameFormat,
};

/** The state of the format editor: every step an edit of the rules. */
export function useFormatEditing(
  opened: OpenedFormat,
  userId: number,
  /** Continues the draft of an earlier visit at once, instead of offering it. */
  isDraftTaken = false,
): FormatEditing {
  // It takes back the last step: once there is another, it must be gone.
  const hideLoss = useRef(nothing);
  const onStep = () => {
    hideLoss.current();
    hideLoss.current = nothing;
  };
  useEffect(() => () => hideLoss.current(), []);
  const editing = useEditing(opened, userId, ofFormats, { isDraftTaken, onStep });
  return {
    ...editing,
    edit: (...edits) => {
      const before = editing.latest();
      const edited = editedBy(before.format, edits);
      if (!edited.ok) return edited.fault;
      editing.change({ ...before, format: followed(before.format, edited.format) });
      hideLoss.current = tellLoss(edited.lost, editing.undo);
      return null;
    },
    rename: (name) => editing.change({ ...editing.latest(), name }, 'name'),
  };
}

function editedBy(format: EventFormat, edits: readonly FormatEdit[]): Edited {
  let before = format;
  let lost: Lost = { links: 0, viewMatches: 0, groupColumns: 0, entries: 0 };
  for (const edit of edits) {
    const edited = editFormat(before, edit);
    if (!edited.ok) return edited;
    before = edited.format;
    lost = {
      links: lost.links + edited.lost.links,
      viewMatches: lost.viewMatches + edited.lost.viewMatches,
      groupColumns: lost.groupColumns + edited.lost.groupColumns,
      entries: lost.entries + edited.lost.entries,
    };
  }
  return { ok: true, format: before, lost };
}

function written(format: EventFormat): EventFormat {
  const edited = editFormat(format, { kind: 'writeBreakdown' });
  return edited.ok ? edited.format : format;
}

/** Whether the players' text on points is the stages' points, in the words of the rules. */
export const isWrittenByRules = (format: EventFormat): boolean => written(format) === format;

/** The players' text on points follows the points, unless somebody has reworded it. */
const followed = (before: EventFormat, after: EventFormat): EventFormat =>
  isWrittenByRules(before) ? written(after) : after;

/** Answers how it is hidden. */
function tellLoss(lost: Lost, onUndo: () => void): () => void {
  const text = lossWords(lost);
  return text === null
    ? nothing
    : showToast({ text, action: { label: m.undoAction(), onSelect: onUndo } });
}
