import type { SwissStageDetails } from '../format/format.ts';
import type { GroupStagePick } from '../picks/picks.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { TeamByte } from '../slots/team-codec.ts';
import type { EventStage } from '../stage/event-stage.ts';
import {
  areUndefeatedKnown,
  areWinlessKnown,
  canAdvance,
  canBeOut,
  type SwissFates,
  swissFates,
} from '../swiss/swiss-fates.ts';
import type { LedgerOutcome, LedgerRow } from './ledger.ts';
import { type SlotJudge, type StageJudges, settled } from './scoring-unit.ts';
import { type PickedTeam, swissMaximum } from './swiss-maximum.ts';

/** Scores a Swiss stage: a team advances, goes 3-0 on top of it (decision 172), or goes 0-3. */
export function judgeSwiss(
  stage: EventStage,
  layout: SlotLayout,
  official: readonly GroupStagePick[],
): StageJudges {
  const details = stage.format.swissStageDetails;
  const substage = stage.substages[0];
  if (!details || !substage) throw new Error(`'${stage.format.name}' is no Swiss stage`);
  const fates = swissFates(details, substage, official);
  const base = { stageIndex: stage.stageIndex, eventSubstageId: substage.eventSubstageId };
  const slots = layout.slots.flatMap((slot, at): [number, SlotJudge][] =>
    slot.kind === 'team' ? [[at, judgeTeam(slot.teamId, details, fates, base)]] : [],
  );
  return {
    slots: new Map(slots),
    fused: new Map(),
    perfectTotal: perfectSwissTotal(details, fates),
    maximumOf: (entry) => ({
      points: swissMaximum(details, fates, pickedTeams(layout, entry)),
      isExact: true,
    }),
  };
}

/** What an entry says of each team. */
const pickedTeams = ({ slots }: SlotLayout, entry: Uint8Array): PickedTeam[] =>
  slots.flatMap((slot, at) =>
    slot.kind === 'team' ? [{ teamId: slot.teamId, byte: entry[at] ?? 0 }] : [],
  );

/** A slip holds as many as the format asks for, and as many of them are right as there are. */
function perfectSwissTotal(
  details: SwissStageDetails,
  { advancingCount, undefeatedCount, winlessCount }: SwissFates,
): number {
  const { cleanSweepWinnerCount, cleanSweepLoserCount } = details;
  return (
    Math.min(details.advancingCount, advancingCount) * details.pointsPerAdvancing +
    Math.min(cleanSweepWinnerCount, undefeatedCount.most) * details.pointsPerCorrectWinner +
    Math.min(cleanSweepLoserCount, winlessCount.most) * details.pointsPerCorrectLoser
  );
}

function judgeTeam(
  teamId: number,
  details: SwissStageDetails,
  fates: SwissFates,
  base: Pick<LedgerRow, 'stageIndex' | 'eventSubstageId'>,
): SlotJudge {
  const row = (rule: string, worth: number, outcome: LedgerOutcome): LedgerRow =>
    settled({ ...base, rule, teamId, matchKey: null, worth, outcome });
  const outcomeIn = (right: ReadonlySet<number>, isPossible: boolean): LedgerOutcome => {
    if (right.has(teamId)) return 'correct';
    return isPossible ? 'pending' : 'wrong';
  };
  const canWin = canAdvance(fates, teamId);
  const advances = row('Advancing', details.pointsPerAdvancing, outcomeIn(fates.advancing, canWin));
  const winsAll = row(
    '3-0',
    details.pointsPerCorrectWinner,
    outcomeIn(fates.undefeated, canWin && !areUndefeatedKnown(fates)),
  );
  const losesAll = row(
    '0-3',
    details.pointsPerCorrectLoser,
    outcomeIn(fates.winless, canBeOut(fates, teamId) && !areWinlessKnown(fates)),
  );
  const rows = new Map<number, readonly LedgerRow[]>([
    [TeamByte.advancing, [advances]],
    [TeamByte.best, [advances, winsAll]],
    [TeamByte.third, [losesAll]],
  ]);
  return (value) => rows.get(value) ?? [];
}
