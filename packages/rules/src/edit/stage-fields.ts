import type { FormatProblem } from '../format/format-problem.ts';
import { parseGroup, parseNamed, parsePlayoffs, parseSwiss } from '../format/parse-stage.ts';
import { type Found, field } from '../format/read-value.ts';
import {
  type FormatStage,
  type GroupStageDetails,
  type PlayoffDetails,
  StageType,
  type SwissStageDetails,
} from '../model/format.ts';
import { GROUP_DEFAULTS, PLAYOFF_DEFAULTS, SWISS_DEFAULTS } from '../model/format-defaults.ts';
import type { Checked } from '../model/problem.ts';

/** The fields of a stage that are typed, not drawn: its name, its type and the details of the type. */
export type StageFields = SwissFields | GroupFields | PlayoffFields;

interface AnyFields {
  readonly name: string;
  /** Not asked for the first stage. */
  readonly teamsToOpenPicks: number | null;
}

interface SwissFields extends AnyFields {
  readonly type: typeof StageType.swiss;
  readonly swissStageDetails: SwissStageDetails;
}

interface GroupFields extends AnyFields {
  readonly type: typeof StageType.group;
  readonly groupStageDetails: GroupStageDetails;
}

interface PlayoffFields extends AnyFields {
  readonly type: typeof StageType.playoffs;
  readonly playoffDetails: PlayoffDetails;
}

/** The fields of a new stage of a type. */
export function newStageFields(type: StageType): StageFields {
  const named = { name: '', teamsToOpenPicks: null };
  if (type === StageType.swiss) return { ...named, type, swissStageDetails: SWISS_DEFAULTS };
  if (type === StageType.playoffs) return { ...named, type, playoffDetails: PLAYOFF_DEFAULTS };
  const totalAdvancing = GROUP_DEFAULTS.advancingCount;
  return { ...named, type, groupStageDetails: { ...GROUP_DEFAULTS, totalAdvancing } };
}

export function stageFieldsOf(stage: FormatStage): StageFields {
  const { name, teamsToOpenPicks } = stage;
  const named = { name, teamsToOpenPicks };
  if (stage.type === StageType.swiss) {
    return { ...named, type: stage.type, swissStageDetails: stage.swissStageDetails };
  }
  return stage.type === StageType.group
    ? { ...named, type: stage.type, groupStageDetails: stage.groupStageDetails }
    : { ...named, type: stage.type, playoffDetails: stage.playoffDetails };
}

/**
 * The fields of a stage at a position as a format holds them, by the very checks that read one: what
 * needs another switch is off without it.
 */
export function checkStageFields(
  fields: StageFields,
  index: number,
): Checked<StageFields, FormatProblem> {
  const problems: FormatProblem[] = [];
  const at: Found = { value: fields, path: [], problems };
  const value = { ...parseNamed(at, index), ...parseDetails(at, fields.type) };
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
}

function parseDetails(at: Found, type: StageType) {
  if (type === StageType.swiss) {
    return { type, swissStageDetails: parseSwiss(field(at, 'swissStageDetails')) };
  }
  if (type === StageType.playoffs) {
    return { type, playoffDetails: parsePlayoffs(field(at, 'playoffDetails')) };
  }
  const groupStageDetails = parseGroup(field(at, 'groupStageDetails'));
  // A format stores both counts. The number of picks decides.
  const advancingCount = groupStageDetails.totalAdvancing;
  return { type, groupStageDetails: { ...groupStageDetails, advancingCount } };
}
