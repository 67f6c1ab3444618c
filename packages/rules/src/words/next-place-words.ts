import type { NextPlaceRow } from '../by-hand/next-places.ts';
import { furtherCount, groupAdvancingCount } from '../group/group-picks.ts';
import type { GroupStageDetails, NextPlaceCriterion } from '../model/format.ts';
import { groupOf } from '../model/group-counts.ts';
import { m } from './next-place/messages.ts';

/** The place whose best teams go on as well; null where groups send on different numbers. */
function nextPlaceOf(details: GroupStageDetails): number | null {
  const sure = Array.from({ length: details.groupCount }, (_, group) =>
    groupAdvancingCount(groupOf(details, group)),
  );
  const [first] = sure;
  return first !== undefined && sure.every((own) => own === first) ? first + 1 : null;
}

/** Whether all groups have one next place; else it has no number. */
const kindIn = (details: GroupStageDetails): 'same' | 'mixed' =>
  nextPlaceOf(details) === null ? 'mixed' : 'same';

/** 'The best at place 3' */
export const nextPlaceTitle = (details: GroupStageDetails): string =>
  m.nextPlaceTitle({ kind: kindIn(details), place: nextPlaceOf(details) ?? 0 });

/** 'Four of the six groups send on one more team'; null where none does. */
export function nextPlaceWords(details: GroupStageDetails): string | null {
  const count = furtherCount(details);
  if (count === 0) return null;
  const { groupCount: groups } = details;
  const place = nextPlaceOf(details) ?? 0;
  return m.nextPlaceRule({ count, groups, kind: kindIn(details), place });
}

/** The criteria by which teams of different groups are compared; without any staff say it. */
export function nextPlaceBy({ bestOfNextPlace }: GroupStageDetails): string {
  const names = (bestOfNextPlace?.criteria ?? []).map((criterion) => CRITERIA[criterion]());
  return names.length === 0 ? m.nextPlaceByStaff() : m.nextPlaceBy({ criteria: names.join(', ') });
}

/** That each criterion counts for each match; null where all have played as many. */
export const nextPlaceEach = (rows: readonly Pick<NextPlaceRow, 'played'>[]): string | null =>
  new Set(rows.map(({ played }) => played)).size > 1 ? m.nextPlaceEach() : null;

/** The name of a criterion, in small letters. */
export const criterionWords = (criterion: NextPlaceCriterion): string => CRITERIA[criterion]();

const CRITERIA: Readonly<Record<NextPlaceCriterion, () => string>> = {
  points: () => m.criterionPoints(),
  match_wins: () => m.criterionMatchWins(),
  map_difference: () => m.criterionMapDifference(),
  maps_won: () => m.criterionMapsWon(),
};
