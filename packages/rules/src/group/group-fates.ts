import type { EventSubstage } from '../model/event-stage.ts';
import type { GroupStageDetails } from '../model/format.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { groupAdvancingCount, groupSteps } from './group-picks.ts';

/** The fates of a group’s teams, as far as official results tell. */
export interface GroupFates {
  /** First and second are among them. */
  readonly advancing: ReadonlySet<number>;
  readonly out: ReadonlySet<number>;
  readonly first: number | null;
  readonly second: number | null;
  /** The number that advance in the end, by the format unless results differ. */
  readonly advancingCount: number;
}

type Teams = Pick<EventSubstage, 'eventSubstageId' | 'teamIds'>;

/** The fates of one group by official results. */
export function groupFates(
  details: GroupStageDetails,
  { eventSubstageId, teamIds }: Teams,
  official: readonly GroupStagePick[],
): GroupFates {
  const own = official.filter((row) => row.eventSubstageId === eventSubstageId);
  const teams = (...types: readonly PickType[]) =>
    own.filter((row) => types.includes(row.pickTypeId)).map((row) => row.teamId);
  const advancing = new Set(teams(PickType.advancing, PickType.firstPlace, PickType.secondPlace));
  const out = new Set(teams(PickType.eliminated));
  const expected = Math.max(groupAdvancingCount(details), advancing.size);
  return {
    advancing,
    out,
    first: teams(PickType.firstPlace)[0] ?? null,
    second: teams(PickType.secondPlace)[0] ?? null,
    advancingCount: Math.min(expected, teamIds.length - out.size),
  };
}

/** Whether every team that goes through is known: the others are then out. */
export const isWholeGroupNamed = ({ advancing, advancingCount }: GroupFates): boolean =>
  advancing.size >= advancingCount;

/** Whether a team goes through, or still can. */
export const canLeaveGroup = (fates: GroupFates, teamId: number): boolean =>
  fates.advancing.has(teamId) || (!isWholeGroupNamed(fates) && !fates.out.has(teamId));

/** Whether no pick of these teams is open any more. */
export function isGroupDecided(
  details: GroupStageDetails,
  substage: Teams,
  official: readonly GroupStagePick[],
): boolean {
  const fates = groupFates(details, substage, official);
  const isOpen = (type: PickType): boolean => {
    if (type === PickType.advancing) return !isWholeGroupNamed(fates);
    return (type === PickType.firstPlace ? fates.first : fates.second) === null;
  };
  return (
    substage.teamIds.length > 0 && groupSteps(details).every((step) => !isOpen(step.pickTypeId))
  );
}
