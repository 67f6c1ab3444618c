import { canLeaveGroup, fatesOfGroups, type GroupFates } from '../group/group-fates.ts';
import { furtherCount, groupSteps } from '../group/group-picks.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { GroupStage, GroupStageDetails } from '../model/format.ts';
import { groupOf } from '../model/group-counts.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { TeamByte } from '../slots/team-codec.ts';
import { type GroupWorth, groupsMaximum } from './group-maximum.ts';
import type { LedgerOutcome, LedgerRow } from './ledger.ts';
import { pickedTeams } from './picked-teams.ts';
import { type SlotJudge, type StageJudges, settled } from './scoring-unit.ts';

/** Scores a group stage without brackets: who advances from each group, and its first and second. */
export function judgeGroups(
  stage: EventStage<GroupStage>,
  layout: SlotLayout,
  official: readonly GroupStagePick[],
): StageJudges {
  const details = stage.format.groupStageDetails;
  const { groups: fates, total } = fatesOfGroups(details, stage.substages, official);
  const groups = stage.substages.flatMap((substage, at): JudgedGroup[] => {
    const own = fates[at];
    return own ? [{ substage, pay: payOf(groupOf(details, at)), fates: own }] : [];
  });
  /** So many groups that can still send on one more do so. */
  const further = total - groups.reduce((sum, { fates: own }) => sum + own.fewestAdvancing, 0);
  const slots = layout.slots.flatMap((slot, at): [number, SlotJudge][] => {
    if (slot.kind !== 'team') return [];
    const group = groups[slot.substage];
    if (!group) throw new Error(`Slot ${at} belongs to no group`);
    const { eventSubstageId } = group.substage;
    const base = { stageIndex: stage.stageIndex, eventSubstageId };
    return [[at, judgeTeam(slot.teamId, group.pay, group.fates, base)]];
  });
  return {
    slots: new Map(slots),
    fused: new Map(),
    perfectTotal:
      groups.reduce((sum, { pay, fates: own }) => sum + perfectGroupTotal(pay, own), 0) +
      perfectFurther(details, groups, further),
    maximumOf: (entry) => ({
      points: groupsMaximum(
        groups.map((own, at) => ({
          ...own,
          worth: own.pay,
          picks: pickedTeams(layout, at, entry),
        })),
        further,
      ),
      isExact: true,
    }),
  };
}

interface JudgedGroup {
  readonly substage: EventSubstage;
  readonly pay: GroupPay;
  readonly fates: GroupFates;
}

export interface GroupPay extends GroupWorth {
  /** Teams that a slip says will advance. */
  readonly asked: number;
}

/**
 * Places that are not picked pay nothing: not scored, or second where one team advances [rule:
 * scoring-4].
 */
export function payOf(details: GroupStageDetails): GroupPay {
  const steps = groupSteps(details);
  const countOf = (type: PickType) => steps.find((step) => step.pickTypeId === type)?.count ?? 0;
  return {
    asked: countOf(PickType.advancing),
    advancing: details.pointsPerAdvancing,
    first: countOf(PickType.firstPlace) * details.pointsPerFirstPlace,
    second: countOf(PickType.secondPlace) * details.pointsPerSecondPlace,
  };
}

/**
 * The most points in a group. A slip holds as many picks as the format asks for, and only as many
 * can be right as there are such teams.
 */
const perfectGroupTotal = (pay: GroupPay, { advancingCount }: GroupFates): number =>
  Math.min(pay.asked, advancingCount) * pay.advancing +
  (advancingCount > 0 ? pay.first : 0) +
  (advancingCount > 1 ? pay.second : 0);

/**
 * The points of teams at the next place. A slip has them in as many groups as the format says. They are right in groups
 * that have sent on one more already, and in as many others as still can.
 */
function perfectFurther(
  details: GroupStageDetails,
  groups: readonly JudgedGroup[],
  left: number,
): number {
  const sentOn = groups.filter(({ pay, fates }) => fates.fewestAdvancing > pay.asked).length;
  const open = groups.filter(
    ({ pay, fates }) => fates.advancingCount > pay.asked && fates.fewestAdvancing <= pay.asked,
  ).length;
  const right = Math.min(furtherCount(details), sentOn + Math.min(open, left));
  return right * details.pointsPerAdvancing;
}

function judgeTeam(
  teamId: number,
  pay: GroupPay,
  fates: GroupFates,
  base: Pick<LedgerRow, 'stageIndex' | 'eventSubstageId'>,
): SlotJudge {
  const rowIf = (rule: string, worth: number, outcome: LedgerOutcome): LedgerRow[] =>
    worth === 0 ? [] : [settled({ ...base, rule, teamId, matchKey: null, worth, outcome })];
  const { advancing, first, second } = fates;
  const isPossible = canLeaveGroup(fates, teamId);
  const advances: LedgerOutcome = isPossible ? 'pending' : 'wrong';
  const takes = (place: number | null, other: number | null): LedgerOutcome => {
    if (place !== null) return place === teamId ? 'correct' : 'wrong';
    return isPossible && other !== teamId ? 'pending' : 'wrong';
  };
  const advancingRows = rowIf(
    'Advancing',
    pay.advancing,
    advancing.has(teamId) ? 'correct' : advances,
  );
  const rows = new Map<number, readonly LedgerRow[]>([
    [TeamByte.advancing, advancingRows],
    [TeamByte.best, [...advancingRows, ...rowIf('First Place', pay.first, takes(first, second))]],
    [
      TeamByte.third,
      [...advancingRows, ...rowIf('Second Place', pay.second, takes(second, first))],
    ],
  ]);
  return (value) => rows.get(value) ?? [];
}
