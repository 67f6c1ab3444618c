import { POINT_FIELDS, type PointPreset } from '@callshot/rules';
import { m } from '../words/messages.js';

type Labels = {
  readonly [G in keyof PointPreset]: { readonly [F in keyof PointPreset[G]]: string };
};

const LABELS: Labels = {
  swiss: {
    advancing: m.pointsAdvancing(),
    undefeated: m.pointsUndefeated(),
    winless: m.pointsWinless(),
  },
  groups: {
    advancing: m.pointsAdvancing(),
    firstPlace: m.pointsFirstPlace(),
    secondPlace: m.pointsSecondPlace(),
    exactPlace: m.pointsExactPlace(),
    placeMissedByOne: m.pointsMissedByOne(),
    match: m.pointsMatch(),
    exactScore: m.pointsExactScore(),
  },
  rounds: {
    final: m.pointsFinal(),
    semiFinals: m.pointsSemiFinals(),
    quarterFinals: m.pointsQuarterFinals(),
    earlier: m.pointsEarlier(),
    thirdPlace: m.pointsThirdPlace(),
    bracketReset: m.pointsBracketReset(),
  },
  lowerRounds: {
    final: m.pointsLowerFinal(),
    semiFinals: m.pointsLowerSemiFinals(),
    quarterFinals: m.pointsLowerQuarterFinals(),
    earlier: m.pointsLowerEarlier(),
  },
};

export type PointGroup = keyof PointPreset;

const TITLES: Readonly<Record<PointGroup, { readonly title: string; readonly note: string }>> = {
  swiss: { title: m.pointsSwiss(), note: m.pointsSwissNote() },
  groups: { title: m.pointsGroups(), note: m.pointsGroupsNote() },
  rounds: { title: m.pointsRounds(), note: m.pointsRoundsNote() },
  lowerRounds: { title: m.pointsLowerRounds(), note: m.pointsLowerRoundsNote() },
};

/** The numbers of a preset as the editor groups them. */
export const POINT_GROUPS = (Object.keys(POINT_FIELDS) as PointGroup[]).map((group) => {
  const labels: Readonly<Record<string, string>> = LABELS[group];
  return {
    group,
    ...TITLES[group],
    fields: POINT_FIELDS[group].map((field) => ({
      field: String(field),
      label: labels[field] ?? '',
    })),
  };
});

/** The number of a field, and the points with another one there. */
export const pointsAt = (points: PointPreset, group: PointGroup, field: string): number =>
  (points[group] as unknown as Readonly<Record<string, number>>)[field] ?? 0;

export const withPoints = (
  points: PointPreset,
  group: PointGroup,
  field: string,
  value: number,
): PointPreset => ({ ...points, [group]: { ...points[group], [field]: value } });
