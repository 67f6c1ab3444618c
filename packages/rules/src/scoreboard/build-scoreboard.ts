import { rankInSlices, type Totals } from '../ranking/ranking.ts';
import { highestOf } from './points-sheet.ts';
import {
  createScoreboard,
  type Scoreboard,
  type ScoreboardInput,
  type ScoreboardStage,
} from './scoreboard.ts';
import { type EntryScorer, SCORER_STEP } from './scoring-kernel.ts';

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
 * The same with pauses: the caller decides what happens between two slices, so that a million
 * entries never block anything. Always computed whole, never from an older board.
 */
export function* buildScoreboardInSlices(input: ScoreboardInput): Generator<void, Scoreboard> {
  const { totals, highest } = yield* scoreInSlices(input);
  const ranking = yield* rankInSlices(totals, highest);
  return createScoreboard({ ...input, totals, ranking });
}

/** Everybody's points, and an upper bound of them. */
export function* scoreInSlices({
  stages,
  entrants,
}: ScoreboardInput): Generator<void, { readonly totals: Totals; readonly highest: number }> {
  const prepared: PreparedStage[] = [];
  for (const stage of stages) {
    prepared.push(yield* prepareStage(stage, entrants.count));
    yield;
  }
  const highest = prepared.reduce((sum, stage) => sum + stage.highest, 0);
  const totals: Totals =
    highest > 0xffff ? new Uint32Array(entrants.count) : new Uint16Array(entrants.count);
  for (const stage of prepared) if (stage.highest > 0) yield* addInSlices(stage, totals);
  return { totals, highest };
}

/** Pairs whose tables are filled between two pauses. */
const TABLES_PER_SLICE = 4;

interface PreparedStage {
  readonly scorer: EntryScorer;
  readonly pairCount: number;
  /** Upper bound of an entry's points. */
  readonly highest: number;
}

function* prepareStage(
  { layout, scoring, block }: ScoreboardStage,
  count: number,
): Generator<void, PreparedStage> {
  if (block.count !== count || block.stride !== layout.stride) {
    throw new Error(
      `A block of ${count} entries of ${layout.stride} bytes has not ${block.count} of ${block.stride}`,
    );
  }
  for (const unit of scoring.units) {
    scoring.tableOf(unit);
    if (unit.pair % TABLES_PER_SLICE === 0) yield;
  }
  const tables = scoring.units.map(scoring.tableOf);
  return {
    scorer: block.scorer(tables),
    pairCount: layout.pairCount,
    highest: tables.reduce((sum, table) => sum + highestOf(table), 0),
  };
}

/** Adds what a scorer adds to the totals of all entries, with pauses. */
export function* addInSlices(
  { scorer, pairCount }: Pick<PreparedStage, 'scorer' | 'pairCount'>,
  totals: Totals,
): Generator<void, void> {
  const step = SCORER_STEP * Math.ceil(LOOKUPS_PER_SLICE / (SCORER_STEP * pairCount));
  for (let from = 0; from < totals.length; from += step) {
    scorer.add(totals, from, Math.min(from + step, totals.length));
    yield;
  }
}
