import type { EventFormat } from '../model/format.ts';
import { setBreakdown, writeBreakdown } from './breakdown-edits.ts';
import type { Changed } from './changed.ts';
import { editBracket, isBracketEdit } from './edit-bracket.ts';
import { namedEntries, setEntries, withFittingEntries } from './entry-edits.ts';
import type { Edited, EditKind, FormatEdit, Lost, StageEditKind } from './format-edit.ts';
import { keepShared } from './keep-shared.ts';
import { addStage, changeStage, moveStage, removeStage } from './stage-edits.ts';
import { lostBetween } from './without-gone.ts';

/**
 * The format after an edit, and everything the edit removed besides. It is the same object if nothing
 * changes, and shares unchanged parts with the former one. A refused edit changes nothing.
 */
export function editFormat(format: EventFormat, edit: FormatEdit): Edited {
  const next = isBracketEdit(edit) ? editBracket(format, edit) : editStages(format, edit);
  if (!next.ok) return next;
  const after = keepShared(format, next.value);
  const fitted = after === format ? after : keepShared(format, withFittingEntries(after));
  const gone = edit.kind === 'setEntries' ? 0 : namedEntries(format) - namedEntries(fitted);
  return {
    ok: true,
    format: fitted,
    lost: { ...lostBy(edit, format, next.value), entries: Math.max(0, gone) },
  };
}

type StageEditors = {
  readonly [K in StageEditKind]: (format: EventFormat, edit: FormatEdit<K>) => Changed<EventFormat>;
};

const STAGE_EDITORS: StageEditors = {
  addStage,
  changeStage,
  removeStage,
  moveStage,
  setEntries,
  setBreakdown,
  writeBreakdown,
};

const editStages = <K extends StageEditKind>(
  format: EventFormat,
  edit: FormatEdit<K>,
): Changed<EventFormat> => STAGE_EDITORS[edit.kind](format, edit);

/** Edits that name neither links nor entries, and may take some with them. */
const TAKING: ReadonlySet<EditKind> = new Set<EditKind>([
  'changeStage',
  'setFreeform',
  'setColumnCount',
  'setMatchCount',
  'changeColumn',
  'removePart',
]);

function lostBy(edit: FormatEdit, before: EventFormat, after: EventFormat): Omit<Lost, 'entries'> {
  const at = TAKING.has(edit.kind) && 'stage' in edit ? edit.stage : null;
  if (typeof at !== 'number') return lostBetween(null, null);
  const bracketOf = ({ stages }: EventFormat) => stages[at]?.bracket ?? null;
  return lostBetween(bracketOf(before), bracketOf(after));
}
