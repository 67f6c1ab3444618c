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
  let format = drafted;
  const taken = new Set<string>();
  // One change may make room for another, whichever was made first.
  for (let before = -1; before < taken.size; ) {
    before = taken.size;
    for (const { key, value: is } of fields) {
      const value = changes[key];
      if (value === undefined || value === is || taken.has(key)) continue;
      const field = draftFieldsOf(format, facts).find((own) => own.key === key);
      const next = field && isPossible(field, value) && edited(format, field, value);
      if (!next) continue;
      format = next;
      taken.add(key);
    }
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

const isPossible = ({ value: is, least, most }: DraftField, value: number | boolean): boolean =>
  typeof value === 'number'
    ? typeof is === 'number' && value >= least && value <= most
    : typeof is === 'boolean';

/** The format with the breakdown that goes with it; null = it cannot be played. */
function edited(
  format: EventFormat,
  field: DraftField,
  value: number | boolean,
): EventFormat | null {
  const edit = editOf(format, field, value);
  const next = edit && editFormat(format, edit);
  if (!next?.ok) return null;
  const written = editFormat(next.format, { kind: 'writeBreakdown' });
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
