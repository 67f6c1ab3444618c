import { rankInSlices, type Totals } from '../ranking/ranking.ts';
import type { StageScoring } from '../scoring/compile-scoring.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { addPoints } from './add-points.ts';
import type { EntrantDirectory } from './entrant-directory.ts';
import { layOutTables, type PointsSheet } from './points-sheet.ts';
import { createScoreboard, type Scoreboard } from './scoreboard.ts';

/** A sealed stage: its results, and the bytes of its entries, one row an entrant. */
export interface ScoreboardStage {
  readonly layout: SlotLayout;
  readonly scoring: StageScoring;
  /** `layout.stride` bytes an entrant, in entrant order; zeros where a stage was skipped. */
  readonly block: Uint8Array;
}

export interface ScoreboardInput {
  readonly stages: readonly ScoreboardStage[];
  readonly entrants: EntrantDirectory;
}

/** Look-ups between two pauses: a few milliseconds at most. */
const LOOKUPS_PER_SLICE = 1_500_000;

/** Scores and ranks all entrants of an event at once. */
export function buildScoreboard(input: ScoreboardInput): Scoreboard {
  const slices = buildScoreboardInSlices(input);
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}

/**
 * The same with pauses: whoever drives the generator decides what happens between two slices, so
 * that a million entries never hold anything up. Always computed whole, never from an older board.
 */
export function* buildScoreboardInSlices({
  stages,
  entrants,
}: ScoreboardInput): Generator<void, Scoreboard> {
  const sheets: PointsSheet[] = [];
  for (const { scoring } of stages) sheets.push(yield* compileSheet(scoring));
  const highest = sheets.reduce((sum, sheet) => sum + sheet.highest, 0);
  const totals: Totals =
    highest > 0xffff ? new Uint32Array(entrants.count) : new Uint16Array(entrants.count);
  for (const [index, stage] of stages.entries()) {
    const sheet = sheets[index];
    if (sheet) yield* scoreStage(stage, sheet, totals);
  }
  const ranking = yield* rankInSlices(totals, highest);
  return createScoreboard({ stages, entrants, totals, ranking });
}

/** Pairs whose tables are filled between two pauses. */
const TABLES_PER_SLICE = 8;

function* compileSheet(scoring: StageScoring): Generator<void, PointsSheet> {
  for (const unit of scoring.units) {
    scoring.tableOf(unit);
    if (unit.pair % TABLES_PER_SLICE === 0) yield;
  }
  return layOutTables(scoring.units.map(scoring.tableOf));
}

function* scoreStage(
  { layout, block }: ScoreboardStage,
  sheet: PointsSheet,
  totals: Totals,
): Generator<void, void> {
  if (block.length !== totals.length * layout.stride) {
    throw new Error(`A block of ${totals.length} entries has not ${block.length} bytes`);
  }
  if (layout.pairCount === 0 || sheet.highest === 0) return;
  const pairs = pairsOf(block);
  const step = Math.ceil(LOOKUPS_PER_SLICE / layout.pairCount);
  for (let from = 0; from < totals.length; from += step) {
    addPoints(pairs, sheet, totals, from, Math.min(from + step, totals.length));
    yield;
  }
}

/** The same bytes two at a time, copied only when they start at an odd address. */
function pairsOf(block: Uint8Array): Uint16Array {
  const aligned = block.byteOffset % 2 === 0 ? block : block.slice();
  return new Uint16Array(aligned.buffer, aligned.byteOffset, aligned.length / 2);
}
