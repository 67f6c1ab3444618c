import { MAX_STAGES } from '../format/parse-format.ts';
import type { EventFormat, FormatStage } from '../model/format.ts';
import { StageType } from '../model/format.ts';
import { addsReset } from './bracket-names.ts';
import { type Changed, changed, mapped, refused, replacedAt, withoutAt } from './changed.ts';
import { withStagesMoved } from './entry-edits.ts';
import type { FormatEdit } from './format-edit.ts';
import { newBracketOf } from './new-brackets.ts';
import { checkStageFields, type StageFields } from './stage-fields.ts';
import { withoutGone } from './without-gone.ts';

export function addStage(
  format: EventFormat,
  { stage }: FormatEdit<'addStage'>,
): Changed<EventFormat> {
  const { stages } = format;
  if (stages.length >= MAX_STAGES) {
    return refused({ code: 'too_many', what: 'stages', most: MAX_STAGES });
  }
  return mapped(stageOf(stage, stages.length, null), (added) =>
    withStages(format, [...stages, added]),
  );
}

export function changeStage(
  format: EventFormat,
  { stage: index, to }: FormatEdit<'changeStage'>,
): Changed<EventFormat> {
  const stage = format.stages[index];
  if (!stage) return noStage();
  const { entries } = stage;
  return mapped(stageOf(to, index, stage), (next) =>
    withStages(format, replacedAt(format.stages, index, entries ? { ...next, entries } : next)),
  );
}

export function removeStage(
  format: EventFormat,
  { stage }: FormatEdit<'removeStage'>,
): Changed<EventFormat> {
  if (!format.stages[stage]) return noStage();
  const left = withoutAt(format.stages, stage);
  return changed(withStages(format, withStagesMoved(format.stages, left)));
}

export function moveStage(
  format: EventFormat,
  { from, to }: FormatEdit<'moveStage'>,
): Changed<EventFormat> {
  const stage = format.stages[from];
  if (!stage || !format.stages[to]) return noStage();
  const others = withoutAt(format.stages, from);
  const moved = [...others.slice(0, to), stage, ...others.slice(to)];
  return changed(withStages(format, withStagesMoved(format.stages, moved)));
}

const noStage = () => refused({ code: 'not_there', what: 'stage' });

/** The first stage opens without waiting for teams. */
const withStages = (format: EventFormat, stages: readonly FormatStage[]): EventFormat => ({
  ...format,
  stages: stages.map((stage, index) =>
    index === 0 && stage.teamsToOpenPicks !== null ? { ...stage, teamsToOpenPicks: null } : stage,
  ),
});

/**
 * A stage of these fields, with the bracket that it had if it still takes one: Swiss stages and
 * groups whose teams are picked have none [rule: builder-9].
 */
function stageOf(
  fields: StageFields,
  index: number,
  before: FormatStage | null,
): Changed<FormatStage> {
  const checked = checkStageFields(fields, index);
  if (!checked.ok) return refused({ code: 'bad_stage', problems: checked.problems });
  const { value } = checked;
  if (value.type === StageType.swiss) return changed({ ...NOTHING, ...value });
  if (value.type === StageType.group) {
    if (!value.groupStageDetails.hasGroupBrackets) return changed({ ...NOTHING, ...value });
    const bracket = keptBracket(before, false) ?? newBracketOf(value);
    return changed({ ...NOTHING, ...value, bracket });
  }
  const bracket = keptBracket(before, value.playoffDetails.hasBracketReset) ?? newBracketOf(value);
  return changed({ ...NOTHING, ...value, bracket });
}

/** The bracket of a stage; without a reset also without what names the match that it adds. */
function keptBracket(before: FormatStage | null, hasReset: boolean) {
  if (!before?.bracket) return null;
  const { bracket } = before;
  return withoutGone({ bracket, hasReset: addsReset(before) }, { bracket, hasReset });
}

const NOTHING = {
  swissStageDetails: null,
  groupStageDetails: null,
  playoffDetails: null,
  bracket: null,
};
