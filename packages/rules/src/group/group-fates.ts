import type { EventSubstage } from '../model/event-stage.ts';
import type { GroupStageDetails } from '../model/format.ts';
import { groupOf } from '../model/group-counts.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { allAdvancing, furtherCount, groupAdvancingCount, groupSteps } from './group-picks.ts';

/** The fates of a group’s teams, as far as official results tell. */
export interface GroupFates {
  /** First and second are among them. */
  readonly advancing: ReadonlySet<number>;
  readonly out: ReadonlySet<number>;
  readonly first: number | null;
  readonly second: number | null;
  /** The number that advance in the end, by the format unless results differ: the most that still can. */
  readonly advancingCount: number;
  /** The fewest that still can: the same, or one fewer where the next place of the group is open. */
  readonly fewestAdvancing: number;
}

/** The fates of all groups of a stage. */
export interface FatesOfGroups {
  readonly groups: readonly GroupFates[];
  /** The number that advance from all groups together. */
  readonly total: number;
}

type Teams = Pick<EventSubstage, 'eventSubstageId' | 'teamIds'>;
type Rows = readonly GroupStagePick[];

/**
 * The fates of the groups of a stage by official results. Each group sends on its sure number, or one more where
 * some of the next place go on. All together send on the number of the format [rule: groups-34].
 */
export function fatesOfGroups(
  details: GroupStageDetails,
  substages: readonly Teams[],
  official: Rows,
): FatesOfGroups {
  const further = furtherCount(details) > 0 ? 1 : 0;
  const groups = substages.map((substage, group) =>
    fatesOfGroup(groupOf(details, group), substage, official, further),
  );
  if (further === 0) return { groups, total: sumOf(groups, mostOf) };
  const [fewest, most] = [sumOf(groups, fewestOf), sumOf(groups, mostOf)];
  const total = Math.min(most, Math.max(fewest, allAdvancing(details)));
  return {
    total,
    groups: groups.map((own) => ({
      ...own,
      advancingCount: Math.min(mostOf(own), total - (fewest - fewestOf(own))),
      fewestAdvancing: Math.max(fewestOf(own), total - (most - mostOf(own))),
    })),
  };
}

const mostOf = ({ advancingCount }: GroupFates): number => advancingCount;
const fewestOf = ({ fewestAdvancing }: GroupFates): number => fewestAdvancing;
const sumOf = (groups: readonly GroupFates[], of: (own: GroupFates) => number): number =>
  groups.reduce((sum, own) => sum + of(own), 0);

/** One group by itself; `further` = so many more may go on than the format says for sure. */
function fatesOfGroup(
  details: GroupStageDetails,
  { eventSubstageId, teamIds }: Teams,
  official: Rows,
  further: number,
): GroupFates {
  const own = official.filter((row) => row.eventSubstageId === eventSubstageId);
  const teams = (...types: readonly PickType[]) =>
    own.filter((row) => types.includes(row.pickTypeId)).map((row) => row.teamId);
  const advancing = new Set(teams(PickType.advancing, PickType.firstPlace, PickType.secondPlace));
  const out = new Set(teams(PickType.eliminated));
  const sure = groupAdvancingCount(details);
  const countOf = (expected: number): number =>
    Math.min(Math.max(expected, advancing.size), teamIds.length - out.size);
  return {
    advancing,
    out,
    first: teams(PickType.firstPlace)[0] ?? null,
    second: teams(PickType.secondPlace)[0] ?? null,
    advancingCount: countOf(sure + further),
    fewestAdvancing: countOf(sure),
  };
}

/** Whether every team that goes through is known: the others are then out. */
export const isWholeGroupNamed = ({ advancing, advancingCount }: GroupFates): boolean =>
  advancing.size >= advancingCount;

/** Whether a team goes through, or still can. */
export const canLeaveGroup = (fates: GroupFates, teamId: number): boolean =>
  fates.advancing.has(teamId) || (!isWholeGroupNamed(fates) && !fates.out.has(teamId));

/** Whether no pick of any team of these groups is open any more. */
export function areGroupsDecided(
  details: GroupStageDetails,
  substages: readonly Teams[],
  official: Rows,
): boolean {
  const { groups } = fatesOfGroups(details, substages, official);
  return substages.every(({ teamIds }, group) => {
    const fates = groups[group];
    if (!fates || teamIds.length === 0) return false;
    const isOpen = (type: PickType): boolean => {
      if (type === PickType.advancing) return !isWholeGroupNamed(fates);
      return (type === PickType.firstPlace ? fates.first : fates.second) === null;
    };
    return groupSteps(groupOf(details, group)).every((step) => !isOpen(step.pickTypeId));
  });
}
