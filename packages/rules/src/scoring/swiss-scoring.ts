import type { EventStage } from '../model/event-stage.ts';
import type { SwissStage, SwissStageDetails } from '../model/format.ts';
import type { GroupStagePick } from '../model/picks.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { TeamByte } from '../slots/team-codec.ts';
import {
  areUndefeatedKnown,
  areWinlessKnown,
  canAdvance,
  canBeOut,
  canSomebodyLose,
  type SwissFates,
  swissFates,
} from '../swiss/swiss-fates.ts';
import type { LedgerOutcome, LedgerRow } from './ledger.ts';
import { type SlotJudge, type StageJudges, settled } from './scoring-unit.ts';
import { type PickedTeam, swissMaximum } from './swiss-maximum.ts';

/** Scores a Swiss stage: a team advances, goes 3-0 on top of it [rule: scoring-3], or goes 0-3. */
export function judgeSwiss(
  stage: EventStage<SwissStage>,
  layout: SlotLayout,
  official: readonly GroupStagePick[],
): StageJudges {
  const details = stage.format.swissStageDetails;
  const substage = stage.substages[0];
  if (!substage) throw new Error(`'${stage.format.name}' has no substage`);
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

/**
 * The most points in a Swiss stage: a slip holds as many picks as the format asks for, and only as
 * many can be right as there are such teams. Where 3-0 teams do not count as advancing, each of
 * them is one advancing pick less that can be right.
 */
function perfectSwissTotal(details: SwissStageDetails, fates: SwissFates): number {
  const { cleanSweepWinnerCount, cleanSweepLoserCount, pointsPerAdvancing } = details;
  const { advancingCount, undefeatedCount, winlessCount } = fates;
  const isApart = details.scoreCleanSweepApart === true;
  const asked = details.advancingCount - (isApart ? cleanSweepWinnerCount : 0);
  const winnersIf = (undefeated: number): number =>
    Math.min(asked, advancingCount - (isApart ? undefeated : 0)) * pointsPerAdvancing +
    Math.min(cleanSweepWinnerCount, undefeated) * details.pointsPerCorrectWinner;
  const { least, most } = undefeatedCount;
  const winners = Array.from({ length: most - least + 1 }, (_, more) => winnersIf(least + more));
  return (
    Math.max(...winners) +
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
  const isApart = details.scoreCleanSweepApart === true;
  const rows = new Map<number, readonly LedgerRow[]>([
    [TeamByte.advancing, [isApart ? apartFromUndefeated(advances, teamId, fates) : advances]],
    [TeamByte.best, isApart ? [winsAll] : [advances, winsAll]],
    [TeamByte.third, [losesAll]],
  ]);
  return (value) => rows.get(value) ?? [];
}

/** A team that went through is right only once it can no longer turn out to have gone 3-0. */
function apartFromUndefeated(advances: LedgerRow, teamId: number, fates: SwissFates): LedgerRow {
  if (fates.undefeated.has(teamId)) {
    return { ...settled({ ...advances, outcome: 'wrong' }), reason: 'went_3_0' };
  }
  if (areUndefeatedKnown(fates)) return advances;
  const isPossible = advances.outcome !== 'wrong' && canSomebodyLose(fates);
  return settled({ ...advances, outcome: isPossible ? 'pending' : 'wrong' });
}
