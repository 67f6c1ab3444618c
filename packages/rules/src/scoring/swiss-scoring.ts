import type { EventStage } from '../model/event-stage.ts';
import type { SwissStage, SwissStageDetails } from '../model/format.ts';
import { swissGroup } from '../model/group-counts.ts';
import type { GroupStagePick } from '../model/picks.ts';
import { lostSweepOf, sweepOf } from '../model/swiss-record.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { TeamByte } from '../slots/team-codec.ts';
import { Fate } from '../swiss/fate-worth.ts';
import { areUndefeatedKnown, type SwissFates, swissFates } from '../swiss/swiss-fates.ts';
import { type SwissFuture, swissFuture } from '../swiss/swiss-future.ts';
import type { LedgerOutcome, LedgerRow } from './ledger.ts';
import { pickedTeams } from './picked-teams.ts';
import { type SlotJudge, type StageJudges, settled } from './scoring-unit.ts';
import { swissMaximum } from './swiss-maximum.ts';

/** Scores a Swiss stage: a team advances, goes 3-0 on top of it [rule: scoring-3], or goes 0-3. */
export function judgeSwiss(
  stage: EventStage<SwissStage>,
  layout: SlotLayout,
  official: readonly GroupStagePick[],
): StageJudges {
  const { stageIndex } = stage;
  const groups = stage.substages.map((substage, at): Known => {
    const details = swissGroup(stage.format.swissStageDetails, at);
    const fates = swissFates(details, substage, official);
    const base = { stageIndex, eventSubstageId: substage.eventSubstageId };
    return { base, details, fates, future: swissFuture(details, substage, fates) };
  });
  const slots = layout.slots.flatMap((slot, at): [number, SlotJudge][] => {
    if (slot.kind !== 'team') return [];
    const group = groups[slot.substage];
    if (!group) throw new Error(`Slot ${at} belongs to no group`);
    return [[at, judgeTeam(slot.teamId, group)]];
  });
  return {
    slots: new Map(slots),
    fused: new Map(),
    perfectTotal: groups.reduce((sum, group) => sum + perfectSwissTotal(group), 0),
    maximumOf: (entry) => ({
      points: groups.reduce(
        (sum, { details, future }, at) =>
          sum + swissMaximum(details, future, pickedTeams(layout, at, entry)),
        0,
      ),
      isExact: true,
    }),
  };
}

/**
 * The most points in a Swiss stage. A slip holds as many picks as the format asks for, and only as
 * many can be right as there are such teams. If 3-0 teams do not count as advancing, each of them
 * is one right advancing pick less.
 */
function perfectSwissTotal({ details, fates }: Known): number {
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

/** A Swiss group, its official results, and its possible endings. */
interface Known {
  readonly base: Pick<LedgerRow, 'stageIndex' | 'eventSubstageId'>;
  readonly details: SwissStageDetails;
  readonly fates: SwissFates;
  readonly future: SwissFuture;
}

/** Rows are right by official results alone, and wrong once nothing that is known leaves them open. */
function judgeTeam(teamId: number, { base, details, fates, future }: Known): SlotJudge {
  const row = (rule: string, worth: number, outcome: LedgerOutcome): LedgerRow =>
    settled({ ...base, rule, teamId, matchKey: null, worth, outcome });
  const outcomeIn = (right: ReadonlySet<number>, ...wanted: readonly Fate[]): LedgerOutcome => {
    if (right.has(teamId)) return 'correct';
    return future.canBe(teamId, ...wanted) ? 'pending' : 'wrong';
  };
  const { through, undefeated, winless } = Fate;
  const isApart = details.scoreCleanSweepApart === true;
  const advances = (): LedgerRow => {
    const worth = details.pointsPerAdvancing;
    if (!isApart) return row('Advancing', worth, outcomeIn(fates.advancing, through, undefeated));
    if (fates.undefeated.has(teamId)) {
      return { ...row('Advancing', worth, 'wrong'), reason: 'went_3_0' };
    }
    // A team that went through is right only once it can no longer turn out to have gone 3-0.
    const isSure = areUndefeatedKnown(fates);
    return row('Advancing', worth, outcomeIn(isSure ? fates.advancing : NOBODY, through));
  };
  const winsAll = (): LedgerRow =>
    row(sweepOf(details), details.pointsPerCorrectWinner, outcomeIn(fates.undefeated, undefeated));
  const losesAll = (): LedgerRow =>
    row(lostSweepOf(details), details.pointsPerCorrectLoser, outcomeIn(fates.winless, winless));
  const rows = new Map<number, () => readonly LedgerRow[]>([
    [TeamByte.advancing, () => [advances()]],
    [TeamByte.best, () => (isApart ? [winsAll()] : [advances(), winsAll()])],
    [TeamByte.third, () => [losesAll()]],
  ]);
  const known = new Map<number, readonly LedgerRow[]>();
  return (value) => {
    const rowsOf = known.get(value) ?? rows.get(value)?.() ?? [];
    known.set(value, rowsOf);
    return rowsOf;
  };
}

const NOBODY: ReadonlySet<number> = new Set();
