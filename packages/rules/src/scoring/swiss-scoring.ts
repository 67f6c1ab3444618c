import type { SwissStageDetails } from '../format/format.ts';
import { type GroupStagePick, PickType } from '../picks/picks.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { TeamByte } from '../slots/team-codec.ts';
import type { EventStage } from '../stage/event-stage.ts';
import type { LedgerOutcome, LedgerRow } from './ledger.ts';
import { type SlotJudge, type StageJudges, settled } from './scoring-unit.ts';

/** Scores a Swiss stage: a team advances, goes 3-0 on top of it (decision 172), or goes 0-3. */
export function judgeSwiss(
  stage: EventStage,
  layout: SlotLayout,
  official: readonly GroupStagePick[],
): StageJudges {
  const details = stage.format.swissStageDetails;
  const substage = stage.substages[0];
  if (!details || !substage) throw new Error(`'${stage.format.name}' is no Swiss stage`);
  const results = resultsOf(official);
  const base = { stageIndex: stage.stageIndex, eventSubstageId: substage.eventSubstageId };
  const slots = layout.slots.flatMap((slot, at): [number, SlotJudge][] =>
    slot.kind === 'team' ? [[at, judgeTeam(slot.teamId, details, results, base)]] : [],
  );
  return {
    slots: new Map(slots),
    fused: new Map(),
    perfectTotal:
      details.advancingCount * details.pointsPerAdvancing +
      details.cleanSweepWinnerCount * details.pointsPerCorrectWinner +
      details.cleanSweepLoserCount * details.pointsPerCorrectLoser,
    hasResults: official.length > 0,
  };
}

interface SwissResults {
  readonly advancing: ReadonlySet<number>;
  readonly undefeated: ReadonlySet<number>;
  readonly winless: ReadonlySet<number>;
  readonly eliminated: ReadonlySet<number>;
}

function resultsOf(official: readonly GroupStagePick[]): SwissResults {
  const teams = (...types: readonly PickType[]) =>
    new Set(official.filter((row) => types.includes(row.pickTypeId)).map((row) => row.teamId));
  return {
    advancing: teams(PickType.advancing, PickType.cleanSweepWinner),
    undefeated: teams(PickType.cleanSweepWinner),
    winless: teams(PickType.cleanSweepLoser),
    eliminated: teams(PickType.cleanSweepLoser, PickType.eliminated),
  };
}

function judgeTeam(
  teamId: number,
  details: SwissStageDetails,
  { advancing, undefeated, winless, eliminated }: SwissResults,
  base: Pick<LedgerRow, 'stageIndex' | 'eventSubstageId'>,
): SlotJudge {
  const row = (rule: string, worth: number, outcome: LedgerOutcome): LedgerRow =>
    settled({ ...base, rule, teamId, matchKey: null, worth, outcome });
  const outcomeIn = (right: ReadonlySet<number>, count: number, wrong: ReadonlySet<number>) => {
    if (right.has(teamId)) return 'correct';
    return wrong.has(teamId) || right.size >= count ? 'wrong' : 'pending';
  };
  const advances = row(
    'Advancing',
    details.pointsPerAdvancing,
    outcomeIn(advancing, details.advancingCount, eliminated),
  );
  const winsAll = row(
    '3-0',
    details.pointsPerCorrectWinner,
    outcomeIn(undefeated, details.cleanSweepWinnerCount, eliminated),
  );
  const losesAll = row(
    '0-3',
    details.pointsPerCorrectLoser,
    outcomeIn(winless, details.cleanSweepLoserCount, advancing),
  );
  const rows = new Map<number, readonly LedgerRow[]>([
    [TeamByte.advancing, [advances]],
    [TeamByte.best, [advances, winsAll]],
    [TeamByte.third, [losesAll]],
  ]);
  return (value) => rows.get(value) ?? [];
}
