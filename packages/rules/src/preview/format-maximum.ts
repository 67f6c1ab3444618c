import { parseFormat } from '../format/parse-format.ts';
import {
  type EventFormat,
  FORMAT_VERSION,
  type FormatStage,
  substageCountOf,
} from '../model/format.ts';
import { NO_PICKS } from '../model/picks.ts';
import { compileScoring } from '../scoring/compile-scoring.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { madeUpStage } from './made-up-stage.ts';

export interface FormatMaximum {
  /** Null for a stage that cannot be played yet. */
  readonly stages: readonly (number | null)[];
  /** Sums up only the stages that have a maximum. */
  readonly total: number;
}

/** The most that a slip can earn, when all teams take part and everything is played. */
export function formatMaximum({ stages }: Pick<EventFormat, 'stages'>): FormatMaximum {
  const points = stages.map(stageMaximum);
  return { stages: points, total: points.reduce<number>((sum, own) => sum + (own ?? 0), 0) };
}

/** An edit leaves the other stages the objects that they were. */
const known = new WeakMap<FormatStage, number | null>();

function stageMaximum(stage: FormatStage): number | null {
  const before = known.get(stage);
  if (before !== undefined) return before;
  const { entries: _, ...first } = stage;
  const alone = { version: FORMAT_VERSION, stages: [first], scoringBreakdown: { groups: [] } };
  const points = parseFormat(alone).ok ? maximumOf(stage) : null;
  known.set(stage, points);
  return points;
}

/** Group brackets are all of one shape; other groups may ask for different counts. */
function maximumOf(format: FormatStage): number {
  const count = substageCountOf(format);
  const isEachAlike = format.bracket !== null;
  const stage = madeUpStage(format, isEachAlike ? 1 : count);
  const points = compileScoring(stage, compileLayout(stage), NO_PICKS).perfectTotal;
  return isEachAlike ? points * count : points;
}
