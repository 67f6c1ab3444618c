import { breakdownOf } from '../edit/breakdown-edits.ts';
import { checkFormat } from '../format/check-format.ts';
import { readFormat } from '../format/read-format.ts';
import {
  type EventFormat,
  type FormatStage,
  isFrom,
  type StageEntries,
  substageCountOf,
} from '../model/format.ts';
import type { Fault } from '../model/problem.ts';
import { problemsOfMapping } from '../wiki/check-mapping.ts';
import { groupsOf } from '../wiki/groups.ts';
import { isByHand, type StageMapping } from '../wiki/mapping.ts';
import type { WikiDetails } from '../wiki/records.ts';
import {
  type ComparedDrafts,
  type ComparedStage,
  compareDrafts,
  type DraftChange,
} from './compare-drafts.ts';
import type { TournamentDraft } from './draft-tournament.ts';
import { redraftedStage } from './redrafted-stage.ts';
import { structureOf, type TournamentStructure } from './structure.ts';

/** The format of an event, the groups that it follows, and the structure that it was drafted with. */
export interface PlayedStructure {
  readonly format: EventFormat;
  readonly mapping: StageMapping;
  readonly structure: TournamentStructure;
}

/** Why an event cannot take a structure over. */
export type RedraftObstacle =
  /** No format can be made of a stage, so that the draft is not whole. */
  | Fault<'not_drafted'>
  /** Staff enter the results of a stage that would change. */
  | Fault<'stage_by_hand', { stage: string }>
  /** By its new times it has begun, or a match of it has ended. */
  | Fault<'has_begun'>
  /** The checks of formats or mappings refuse what would come out. */
  | Fault<'not_playable'>;

/** A tournament that is drawn otherwise than it was. */
export interface DrawnAnew {
  /** Null = a stage cannot be made, so that the drafts cannot be compared. */
  readonly changes: readonly DraftChange[];
  /** The structure as it is drawn now; null = the draft is not whole. */
  readonly drawn: TournamentStructure | null;
  readonly compared: ComparedDrafts | null;
}

/** A tournament that is drawn otherwise, and what an event becomes that follows it. */
export interface Redraft extends DrawnAnew {
  /** The event as it would be; null = staff change it themselves. */
  readonly redrafted: PlayedStructure | null;
  readonly obstacle: RedraftObstacle | null;
}

/** The differences between an earlier structure and a draft; null = none [rule: drafts-28]. */
export function drawnAnew(
  structure: TournamentStructure,
  draft: TournamentDraft,
): DrawnAnew | null {
  const drawn = structureOf(draft);
  if (drawn === null) return { changes: [], drawn, compared: null };
  const compared = compareDrafts(structure, drawn);
  const { changes } = compared;
  return changes.length === 0 ? null : { changes, drawn, compared };
}

/**
 * The changes of an event with its tournament; null = it is drawn as it is played. An event changes by nothing
 * but staff's word [rule: drafts-28, drafts-30].
 */
export function planRedraft(
  played: PlayedStructure,
  draft: TournamentDraft,
  details: Pick<WikiDetails, 'matches' | 'tables'>,
): Redraft | null {
  const anew = drawnAnew(played.structure, draft);
  if (anew === null) return null;
  const { compared, drawn } = anew;
  const cannot = (obstacle: RedraftObstacle): Redraft => ({ ...anew, redrafted: null, obstacle });
  if (compared === null || drawn === null) return cannot({ code: 'not_drafted' });
  const byHand = stageByHand(played, compared);
  if (byHand !== null) return cannot({ code: 'stage_by_hand', stage: byHand });
  const format = redraftedFormat(played, draft, compared);
  const mapping = redraftedMapping(played.mapping, draft.mapping, compared.stages);
  if (!format || problemsOfMapping(format, groupsOf(details), mapping).length > 0) {
    return cannot({ code: 'not_playable' });
  }
  return { ...anew, redrafted: { format, mapping, structure: drawn }, obstacle: null };
}

function stageByHand(
  { format, mapping }: PlayedStructure,
  { stages, gone }: ComparedDrafts,
): string | null {
  const touched = [...stages.flatMap(({ was, isChanged }) => (isChanged ? [was] : [])), ...gone];
  const byHand = touched.find((stageIndex) => {
    const stage = stageIndex === null ? undefined : format.stages[stageIndex];
    if (!stage || stageIndex === null) return false;
    return Array.from({ length: substageCountOf(stage) }).some((_, substageIndex) =>
      isByHand(mapping, { stageIndex, substageIndex }),
    );
  });
  return byHand == null ? null : (format.stages[byHand]?.name ?? null);
}

/** Null = the checks of every format refuse it. */
export function redraftedFormat(
  { format, structure }: PlayedStructure,
  draft: TournamentDraft,
  { stages: compared, gone }: ComparedDrafts,
): EventFormat | null {
  const after = structureOf(draft)?.stages;
  const stages = compared.flatMap(({ was, isChanged }, at): FormatStage[] => {
    const [drafted, now] = [draft.format?.stages[at], after?.[at]];
    if (!drafted || !now) return [];
    const own = was === null ? undefined : format.stages[was];
    const before = was === null ? undefined : structure.stages[was];
    if (!own || !before) return [drafted];
    return [isChanged ? redraftedStage({ own, before, after: now, drafted }) : own];
  });
  const moved = stages.map((stage, at) => withEntries(stage, at, compared));
  const names = new Set(gone.map((at) => format.stages[at]?.name));
  const written = {
    ...format,
    stages: moved,
    scoringBreakdown: breakdown(format, moved, { compared, names }),
  };
  const { format: read, problems } = readFormat(JSON.stringify(written));
  return read && problems.length === 0 && checkFormat(read).problems.length === 0 ? read : null;
}

/** Places go with the stages that they name; where one of these changes, staff say anew who comes. */
function withEntries(
  stage: FormatStage,
  at: number,
  compared: readonly ComparedStage[],
): FormatStage {
  if (stage.entries === undefined) return stage;
  const positions = new Map(
    compared.flatMap(({ was, isChanged }, is) => (was === null || isChanged ? [] : [[was, is]])),
  );
  const named = stage.entries.flat().filter(isFrom);
  if (named.every(({ stage: own }) => positions.get(own) === own)) return stage;
  const { entries, ...open } = stage;
  const isKept = at > 0 && named.every(({ stage: own }) => (positions.get(own) ?? at) < at);
  if (!isKept) return open as FormatStage;
  const moved: StageEntries = entries.map((group) =>
    group.map((entry) =>
      isFrom(entry) ? { ...entry, stage: positions.get(entry.stage) ?? entry.stage } : entry,
    ),
  );
  return { ...open, entries: moved } as FormatStage;
}

/** A breakdown that staff wrote keeps its groups, but for stages that are played otherwise. */
function breakdown(
  { stages, scoringBreakdown }: EventFormat,
  after: readonly FormatStage[],
  {
    compared,
    names,
  }: {
    readonly compared: readonly ComparedStage[];
    readonly names: ReadonlySet<string | undefined>;
  },
): EventFormat['scoringBreakdown'] {
  const isPrinted = JSON.stringify(scoringBreakdown.groups) === JSON.stringify(breakdownOf(stages));
  if (isPrinted) return { groups: breakdownOf(after) };
  const touched = after.filter((_, at) => compared[at]?.isChanged);
  const printed = new Map(breakdownOf(touched).map((group) => [group.name, group]));
  const kept = scoringBreakdown.groups
    .filter(({ name }) => !names.has(name))
    .map((group) => printed.get(group.name) ?? group);
  const known = new Set(kept.map(({ name }) => name));
  return { groups: [...kept, ...[...printed.values()].filter(({ name }) => !known.has(name))] };
}

/** Stages that stay go on following what they follow; changed ones follow the groups of the draft. */
function redraftedMapping(
  own: StageMapping,
  drafted: StageMapping,
  compared: readonly ComparedStage[],
): StageMapping {
  return compared.flatMap(({ was, isChanged }, stageIndex) =>
    isChanged || was === null
      ? drafted.filter((mapped) => mapped.stageIndex === stageIndex)
      : own.flatMap((mapped) => (mapped.stageIndex === was ? [{ ...mapped, stageIndex }] : [])),
  );
}
