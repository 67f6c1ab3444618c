import { rankInSlices, type Totals } from '../ranking/ranking.ts';
import type { StageScoring } from '../scoring/compile-scoring.ts';
import type { SlotLayout } from '../slots/layout.ts';
import type { EntrantDirectory } from './entrant-directory.ts';
import type { EntryBlock } from './entry-block.ts';
import { createScoreboard, type Scoreboard } from './scoreboard.ts';
import { type EntryScorer, SCORER_STEP } from './scoring-kernel.ts';

/** A sealed stage: its results, and its entries in entrant order. */
export interface ScoreboardStage {
  readonly layout: SlotLayout;
  readonly scoring: StageScoring;
  readonly block: EntryBlock;
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
  const scorers: EntryScorer[] = [];
  for (const stage of stages) scorers.push(yield* prepareStage(stage, entrants.count));
  const highest = scorers.reduce((sum, scorer) => sum + scorer.highest, 0);
  const totals: Totals =
    highest > 0xffff ? new Uint32Array(entrants.count) : new Uint16Array(entrants.count);
  for (const [index, { layout }] of stages.entries()) {
    const scorer = scorers[index];
    if (scorer && scorer.highest > 0) yield* scoreStage(scorer, layout, totals);
  }
  const ranking = yield* rankInSlices(totals, highest);
  return createScoreboard({ stages, entrants, totals, ranking });
}

/** Pairs whose tables are filled between two pauses. */
const TABLES_PER_SLICE = 8;

function* prepareStage(
  { layout, scoring, block }: ScoreboardStage,
  count: number,
): Generator<void, EntryScorer> {
  if (block.count !== count || block.stride !== layout.stride) {
    throw new Error(
      `A block of ${count} entries of ${layout.stride} bytes has not ${block.count} of ${block.stride}`,
    );
  }
  for (const unit of scoring.units) {
    scoring.tableOf(unit);
    if (unit.pair % TABLES_PER_SLICE === 0) yield;
  }
  return block.scorer(scoring.units.map(scoring.tableOf));
}

function* scoreStage(
  scorer: EntryScorer,
  { pairCount }: SlotLayout,
  totals: Totals,
): Generator<void, void> {
  const step = SCORER_STEP * Math.ceil(LOOKUPS_PER_SLICE / (SCORER_STEP * pairCount));
  for (let from = 0; from < totals.length; from += step) {
    scorer.add(totals, from, Math.min(from + step, totals.length));
    yield;
  }
}
