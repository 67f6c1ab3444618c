import { matchesOf } from '../bracket/compile-bracket.ts';
import { lastFixtureByte } from '../fixtures/fixture-calls.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type PickSet, picksOfStage } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import { NOT_PLAYED, type Slot, type SlotLayout } from '../slots/layout.ts';
import { lastTeamByte } from '../slots/team-codec.ts';
import { hasResults } from '../stage/has-results.ts';
import { judgeBrackets } from './bracket-scoring.ts';
import { judgeFixtures } from './fixture-scoring.ts';
import { judgeGroups } from './group-scoring.ts';
import type { LedgerRow } from './ledger.ts';
import type { Maximum } from './maximum.ts';
import { judgeOrders } from './order-scoring.ts';
import { pointsTable } from './points-table.ts';
import type { PointsTable, ScoringUnit, StageJudges } from './scoring-unit.ts';
import { judgeSwiss } from './swiss-scoring.ts';

/** One stage's official results, ready to score any number of entries of its layout. */
export interface StageScoring {
  /** True from the first official result of anything that is picked [rule: boards-4]. */
  readonly hasResults: boolean;
  /** Points of a perfect slip, without cancelled matches. */
  readonly perfectTotal: number;
  /** One unit for each pair of the layout; the only place where an entry is judged. */
  readonly units: readonly ScoringUnit[];
  /** Points of every possible value of a unit's pair, computed once and cached. */
  tableOf(unit: ScoringUnit): PointsTable;
  /** One row for each scored prediction; their points sum to `totalOf` the same entry. */
  ledgerOf(entry: Uint8Array): readonly LedgerRow[];
  /** Points of an entry so far, from the tables. */
  totalOf(entry: Uint8Array): number;
  /** Points so far and what open predictions can still pay together. */
  maximumOf(entry: Uint8Array): Maximum;
}

/** Compares a stage with its official results, which may be partial [rule: results-2]. */
export function compileScoring(
  stage: EventStage,
  layout: SlotLayout,
  official: PickSet,
): StageScoring {
  const own = picksOfStage(official, stage.eventStageId);
  const judges = askStage(JUDGES, stage, layout, own);
  const units = Array.from({ length: layout.pairCount }, (_, pair) => unitOf(judges, pair));
  const ledgerOf = (entry: Uint8Array): LedgerRow[] =>
    units.flatMap(({ pair, judge }) => judge(entry[2 * pair] ?? 0, entry[2 * pair + 1] ?? 0));
  const tables: (PointsTable | undefined)[] = [];
  const tableOf = (unit: ScoringUnit): PointsTable => {
    const table = tables[unit.pair] ?? compileTable(stage, layout, judges, unit);
    tables[unit.pair] = table;
    return table;
  };
  return {
    hasResults: hasResults(stage.format, own),
    perfectTotal: judges.perfectTotal,
    units,
    tableOf,
    ledgerOf,
    totalOf: (entry) =>
      units.reduce((sum, unit) => {
        const { pair } = unit;
        const { points, lowSize } = tableOf(unit);
        const at = (entry[2 * pair + 1] ?? 0) * lowSize + (entry[2 * pair] ?? 0);
        return sum + (points[at] ?? 0);
      }, 0),
    maximumOf: judges.maximumOf,
  };
}

type Judged = readonly [layout: SlotLayout, own: PickSet];

const JUDGES: ByStage<StageJudges, Judged> = {
  swiss: (stage, layout, own) => judgeSwiss(stage, layout, own.groupStagePicks),
  groups: (stage, layout, own) => judgeGroups(stage, layout, own.groupStagePicks),
  orders: (stage, layout, own) => judgeOrders(stage, layout, own.groupStagePicks),
  fixtures: judgeFixtures,
  brackets: (stage, layout, own) => judgeBrackets(stage, layout, own.matchPicks),
};

function unitOf({ slots, fused }: StageJudges, pair: number): ScoringUnit {
  const [lowAt, highAt] = [2 * pair, 2 * pair + 1];
  return {
    pair,
    judge: (low, high) => [
      ...(slots.get(lowAt)?.(low) ?? []),
      ...(slots.get(highAt)?.(high) ?? []),
      ...(fused.get(lowAt)?.(low, high) ?? []),
    ],
  };
}

function compileTable(
  stage: EventStage,
  layout: SlotLayout,
  judges: StageJudges,
  unit: ScoringUnit,
): PointsTable {
  const lowAt = 2 * unit.pair;
  const isFused = judges.fused.has(lowAt);
  return pointsTable(
    unit,
    valuesOf(stage, layout.slots[lowAt]),
    valuesOf(stage, layout.slots[lowAt + 1]),
    isFused,
  );
}

/** Every value that a slot's byte can have. */
function valuesOf(stage: EventStage, slot: Slot | undefined): readonly number[] {
  const upTo = (last: number) => Array.from({ length: last + 1 }, (_, value) => value);
  if (!slot || slot.kind === 'padding') return [0];
  if (slot.kind === 'team') return upTo(lastTeamByte(stage.format));
  if (slot.kind === 'fixture') return upTo(lastFixtureByte(stage.format));
  const match = matchesOf(stage.format)[slot.match];
  // The loser of a best of five wins 0, 1 or 2 games: bytes 1 to 3.
  if (slot.kind === 'score') return upTo(((match?.bestOf ?? 1) + 1) / 2);
  const teams = upTo(stage.substages[slot.substage]?.teamIds.length ?? 0);
  const canBeSkipped = slot.kind === 'winner' && match?.isReset;
  return canBeSkipped ? [...teams, NOT_PLAYED] : teams;
}
