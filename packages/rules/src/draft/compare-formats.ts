import { activeParts } from '../bracket/links.ts';
import { type EventFormat, type FormatStage, StageType, substageCountOf } from '../model/format.ts';
import { groupOf, swissGroup } from '../model/group-counts.ts';
import type { Fault } from '../model/problem.ts';
import { openingPlacesOf } from '../stage/open-stage.ts';

/** A format with the number of teams that start in each stage; null = unknown. */
export interface PlayedFormat {
  readonly format: EventFormat;
  readonly teams: readonly (number | null)[];
}

/** Something in which a format is played otherwise than an earlier one. `more` is below 0 for fewer. */
export type FormatDifference =
  | Fault<'stage_new' | 'stage_gone' | 'kind', { stage: string }>
  | Fault<'teams' | 'going_on' | 'groups' | 'matches', { stage: string; more: number }>
  | Fault<'wins', { stage: string; wins: number; before: number }>
  | Fault<'lengths', { stage: string; lengths: string; before: string }>
  | Fault<'reset_new' | 'reset_gone', { stage: string }>;

/**
 * The structure of a format against that of an earlier one, in the order of its stages [rule: drafts-24]. Points
 * and names are nothing of it. As many stages as before are compared by their places, others by their names.
 */
export function compareFormats(before: PlayedFormat, now: PlayedFormat): FormatDifference[] {
  const [was, is] = [shapesOf(before), shapesOf(now)];
  const pairOf = (shape: Shape, at: number): Shape | undefined =>
    was.length === is.length
      ? was[at]
      : was.find(({ name }) => name.toLowerCase() === shape.name.toLowerCase());
  const paired = is.map((shape, at) => ({ shape, former: pairOf(shape, at) }));
  const kept = new Set(paired.map(({ former }) => former));
  return [
    ...paired.flatMap(({ shape, former }): FormatDifference[] =>
      former ? differencesOf(former, shape) : [{ code: 'stage_new', stage: shape.name }],
    ),
    ...was
      .filter((shape) => !kept.has(shape))
      .map(({ name: stage }): FormatDifference => ({ code: 'stage_gone', stage })),
  ];
}

interface Shape {
  readonly name: string;
  readonly kind: 'swiss' | 'group' | 'group-bracket' | 'playoffs';
  readonly teams: number | null;
  readonly groups: number;
  /** From all groups; null where the tournament ends. */
  readonly goingOn: number | null;
  readonly wins: number | null;
  readonly matches: number | null;
  readonly lengths: string;
  readonly hasReset: boolean;
}

function differencesOf(before: Shape, now: Shape): FormatDifference[] {
  const { name: stage } = now;
  if (before.kind !== now.kind) return [{ code: 'kind', stage }];
  const differences: FormatDifference[] = [];
  const count = (
    code: 'teams' | 'groups' | 'going_on' | 'matches',
    key: 'teams' | 'groups' | 'goingOn' | 'matches',
  ) => {
    const [was, is] = [before[key], now[key]];
    if (was !== null && is !== null && was !== is) {
      differences.push({ code, stage, more: is - was });
    }
  };
  count('teams', 'teams');
  count('groups', 'groups');
  count('going_on', 'goingOn');
  if (before.wins !== null && now.wins !== null && before.wins !== now.wins) {
    differences.push({ code: 'wins', stage, wins: now.wins, before: before.wins });
  }
  // Other teams play other matches.
  if (before.teams === now.teams) count('matches', 'matches');
  if (before.lengths !== now.lengths) {
    differences.push({ code: 'lengths', stage, lengths: now.lengths, before: before.lengths });
  }
  if (before.hasReset !== now.hasReset) {
    differences.push({ code: now.hasReset ? 'reset_new' : 'reset_gone', stage });
  }
  return differences;
}

const shapesOf = ({ format, teams }: PlayedFormat): Shape[] =>
  format.stages.map((stage, at) => shapeOf(stage, teams[at] ?? null));

function shapeOf(stage: FormatStage, told: number | null): Shape {
  const groups = substageCountOf(stage);
  const all = Array.from({ length: groups }, (_, group) => group);
  const places = all.map((group) => openingPlacesOf(stage, group));
  const known = places.every((own) => own !== null);
  const columns = stage.bracket
    ? activeParts(stage.bracket).flatMap((part) => part.columns.filter((own) => !own.isQualifier))
    : [];
  const lengths = [...new Set(columns.map(({ bestOf }) => bestOf))].toSorted((a, b) => a - b);
  return {
    name: stage.name,
    kind: kindOf(stage),
    teams: known ? places.reduce<number>((sum, own) => sum + (own ?? 0), 0) : told,
    groups,
    goingOn: goingOnFrom(stage, all),
    wins: stage.type === StageType.swiss ? (stage.swissStageDetails.winsNeeded ?? 3) : null,
    matches: stage.bracket ? columns.reduce((sum, { matchCount }) => sum + matchCount, 0) : null,
    lengths: lengths.join('/'),
    hasReset: stage.playoffDetails?.hasBracketReset ?? false,
  };
}

function kindOf(stage: FormatStage): Shape['kind'] {
  if (stage.type === StageType.swiss) return 'swiss';
  if (stage.type === StageType.playoffs) return 'playoffs';
  return stage.bracket ? 'group-bracket' : 'group';
}

function goingOnFrom(stage: FormatStage, groups: readonly number[]): number | null {
  const sumOf = (count: (group: number) => number) =>
    groups.reduce((sum, group) => sum + count(group), 0);
  if (stage.type === StageType.swiss) {
    return sumOf((group) => swissGroup(stage.swissStageDetails, group).advancingCount);
  }
  return stage.type === StageType.group
    ? sumOf((group) => groupOf(stage.groupStageDetails, group).totalAdvancing)
    : null;
}
