import { canLeaveGroup, type GroupFates, groupFates } from '../group/group-fates.ts';
import { groupSteps } from '../group/group-picks.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { GroupStage, GroupStageDetails } from '../model/format.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { TeamByte } from '../slots/team-codec.ts';
import { type GroupWorth, groupMaximum } from './group-maximum.ts';
import type { LedgerOutcome, LedgerRow } from './ledger.ts';
import { type SlotJudge, type StageJudges, settled } from './scoring-unit.ts';
import type { PickedTeam } from './swiss-maximum.ts';

/** Scores a group stage without brackets: who advances from each group, and its first and second. */
export function judgeGroups(
  stage: EventStage<GroupStage>,
  layout: SlotLayout,
  official: readonly GroupStagePick[],
): StageJudges {
  const details = stage.format.groupStageDetails;
  const pay = payOf(details);
  const fates = stage.substages.map((substage) => groupFates(details, substage, official));
  const slots = layout.slots.flatMap((slot, at): [number, SlotJudge][] => {
    if (slot.kind !== 'team') return [];
    const substage = stage.substages[slot.substage];
    const known = fates[slot.substage];
    if (!substage || !known) throw new Error(`Slot ${at} belongs to no group`);
    const base = { stageIndex: stage.stageIndex, eventSubstageId: substage.eventSubstageId };
    return [[at, judgeTeam(slot.teamId, pay, known, base)]];
  });
  return {
    slots: new Map(slots),
    fused: new Map(),
    perfectTotal: fates.reduce((sum, group) => sum + perfectGroupTotal(pay, group), 0),
    maximumOf: (entry) => ({
      points: fates.reduce(
        (sum, group, at) => sum + groupMaximum(pay, group, pickedTeams(layout, at, entry)),
        0,
      ),
      isExact: true,
    }),
  };
}

/** The picks of an entry by team of a group. */
const pickedTeams = ({ slots }: SlotLayout, substage: number, entry: Uint8Array): PickedTeam[] =>
  slots.flatMap((slot, at) =>
    slot.kind === 'team' && slot.substage === substage
      ? [{ teamId: slot.teamId, byte: entry[at] ?? 0 }]
      : [],
  );

interface GroupPay extends GroupWorth {
  /** Teams that a slip says will advance. */
  readonly asked: number;
}

/**
 * Places that are not picked pay nothing: not scored, or second where one team advances [rule:
 * scoring-4].
 */
function payOf(details: GroupStageDetails): GroupPay {
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
