import { editFormat } from '../edit/edit-format.ts';
import type { FormatEdit } from '../edit/format-edit.ts';
import { stageFieldsOf } from '../edit/stage-fields.ts';
import { readFormat } from '../format/read-format.ts';
import { type EventFormat, StageType } from '../model/format.ts';
import {
  type DraftChanges,
  type DraftedFacts,
  type DraftField,
  draftFieldsOf,
  THIRD_PLACE_PART,
} from './draft-fields.ts';

/** A field as it is on the screen. */
export interface ChangedField extends DraftField {
  readonly isChanged: boolean;
  /** The value of the draft. */
  readonly drafted: number | boolean;
}

export interface ChangedDraft {
  readonly format: EventFormat;
  readonly fields: readonly ChangedField[];
}

/**
 * A drafted format with the changes of staff, and its fields as they stand then [rule: drafts-22]. A change of a
 * field that the draft does not have (any more), or that leaves no playable format, counts for nothing.
 */
export function changedDraft(
  drafted: EventFormat,
  facts: readonly DraftedFacts[],
  changes: DraftChanges,
): ChangedDraft {
  const fields = draftFieldsOf(drafted, facts);
  const wanted = fields.flatMap((field) => {
    const value = changes[field.key];
    return value === undefined || value === field.value || typeof value !== typeof field.value
      ? []
      : [{ field, value }];
  });
  let format = drafted;
  const taken = new Set<string>();
  for (const { field, value } of wanted) {
    const next = playable(format, editOf(format, field, value));
    if (next === null) continue;
    format = next;
    taken.add(field.key);
  }
  const now = new Map(draftFieldsOf(format, facts).map((field) => [field.key, field]));
  return {
    format,
    fields: fields.map((field) => ({
      ...(now.get(field.key) ?? { ...field, value: false }),
      isChanged: taken.has(field.key),
      drafted: field.value,
    })),
  };
}

/** The format after an edit with the breakdown that goes with it; null = it cannot be played. */
function playable(format: EventFormat, edit: FormatEdit | null): EventFormat | null {
  const edited = edit && editFormat(format, edit);
  if (!edited?.ok) return null;
  const written = editFormat(edited.format, { kind: 'writeBreakdown' });
  if (!written.ok) return null;
  const read = readFormat(JSON.stringify(written.format));
  return read.problems.length === 0 ? read.format : null;
}

function editOf(
  format: EventFormat,
  { stage: at, kind, column }: DraftField,
  value: number | boolean,
): FormatEdit | null {
  const stage = format.stages[at];
  if (!stage) return null;
  if (kind === 'bestOf' && column) {
    return { kind: 'changeColumn', stage: at, ...column, to: { bestOf: Number(value) } };
  }
  if (kind === 'thirdPlace') return { kind: 'removePart', stage: at, part: THIRD_PLACE_PART };
  const to = stageFieldsOf(stage);
  if (to.type === StageType.swiss) {
    const own = { [SWISS_FIELDS[kind] ?? '']: value };
    const swissStageDetails = { ...to.swissStageDetails, ...own };
    return { kind: 'changeStage', stage: at, to: { ...to, swissStageDetails } };
  }
  if (to.type === StageType.playoffs) {
    const playoffDetails = { ...to.playoffDetails, hasBracketReset: Boolean(value) };
    return { kind: 'changeStage', stage: at, to: { ...to, playoffDetails } };
  }
  const count = Number(value);
  const groupStageDetails = {
    ...to.groupStageDetails,
    ...{ advancingCount: count, totalAdvancing: count, scoreSecondPlace: count > 1 },
  };
  return { kind: 'changeStage', stage: at, to: { ...to, groupStageDetails } };
}

const SWISS_FIELDS: Readonly<Record<string, string>> = {
  advancing: 'advancingCount',
  wins: 'winsNeeded',
  undefeated: 'cleanSweepWinnerCount',
  winless: 'cleanSweepLoserCount',
};
