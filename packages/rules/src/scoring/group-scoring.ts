import type { GroupStageDetails } from '../format/format.ts';
import { groupAdvancingCount } from '../group/group-picks.ts';
import { type GroupStagePick, PickType } from '../picks/picks.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { TeamByte } from '../slots/team-codec.ts';
import type { EventStage, EventSubstage } from '../stage/event-stage.ts';
import type { LedgerOutcome, LedgerRow } from './ledger.ts';
import { type SlotJudge, type StageJudges, settled } from './scoring-unit.ts';

/** Scores a group stage without brackets: who advances from each group, and its first and second. */
export function judgeGroups(
  stage: EventStage,
  layout: SlotLayout,
  official: readonly GroupStagePick[],
): StageJudges {
  const details = stage.format.groupStageDetails;
  if (!details) throw new Error(`'${stage.format.name}' is no group stage`);
  const pay = payOf(details);
  const results = stage.substages.map((substage) => resultsOf(substage, official));
  const slots = layout.slots.flatMap((slot, at): [number, SlotJudge][] => {
    if (slot.kind !== 'team') return [];
    const substage = stage.substages[slot.substage];
    const known = results[slot.substage];
    if (!substage || !known) throw new Error(`Slot ${at} belongs to no group`);
    const base = { stageIndex: stage.stageIndex, eventSubstageId: substage.eventSubstageId };
    return [[at, judgeTeam(slot.teamId, pay, known, base)]];
  });
  const perGroup = pay.advancingCount * pay.advancing + pay.first + pay.second;
  return {
    slots: new Map(slots),
    fused: new Map(),
    perfectTotal: perGroup * stage.substages.length,
    hasResults: official.length > 0,
  };
}

interface GroupPay {
  readonly advancingCount: number;
  readonly advancing: number;
  readonly first: number;
  readonly second: number;
}

/** Places that are not scored pay nothing (decision 171). */
const payOf = (details: GroupStageDetails): GroupPay => ({
  advancingCount: groupAdvancingCount(details),
  advancing: details.pointsPerAdvancing,
  first: details.scoreFirstPlace ? details.pointsPerFirstPlace : 0,
  second: details.scoreFirstPlace && details.scoreSecondPlace ? details.pointsPerSecondPlace : 0,
});

interface GroupResults {
  readonly advancing: ReadonlySet<number>;
  readonly eliminated: ReadonlySet<number>;
  readonly first: number | null;
  readonly second: number | null;
}

function resultsOf(substage: EventSubstage, official: readonly GroupStagePick[]): GroupResults {
  const own = official.filter((row) => row.eventSubstageId === substage.eventSubstageId);
  const teams = (...types: readonly PickType[]) =>
    own.filter((row) => types.includes(row.pickTypeId)).map((row) => row.teamId);
  return {
    advancing: new Set(teams(PickType.advancing, PickType.firstPlace, PickType.secondPlace)),
    eliminated: new Set(teams(PickType.eliminated)),
    first: teams(PickType.firstPlace)[0] ?? null,
    second: teams(PickType.secondPlace)[0] ?? null,
  };
}

function judgeTeam(
  teamId: number,
  pay: GroupPay,
  { advancing, eliminated, first, second }: GroupResults,
  base: Pick<LedgerRow, 'stageIndex' | 'eventSubstageId'>,
): SlotJudge {
  const rowIf = (rule: string, worth: number, outcome: LedgerOutcome): LedgerRow[] =>
    worth === 0 ? [] : [settled({ ...base, rule, teamId, matchKey: null, worth, outcome })];
  const advances = (): LedgerOutcome => {
    if (advancing.has(teamId)) return 'correct';
    const isOut = eliminated.has(teamId) || advancing.size >= pay.advancingCount;
    return isOut ? 'wrong' : 'pending';
  };
  const takes = (place: number | null, other: number | null): LedgerOutcome => {
    if (place !== null) return place === teamId ? 'correct' : 'wrong';
    const isElsewhere = other === teamId || advances() === 'wrong';
    return isElsewhere ? 'wrong' : 'pending';
  };
  const advancingRows = rowIf('Advancing', pay.advancing, advances());
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
