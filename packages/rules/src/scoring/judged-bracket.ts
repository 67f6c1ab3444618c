import type { BracketGraph } from '../bracket/graph.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { SlotIndex } from '../slots/slot-index.ts';
import type { BracketFacts } from './bracket-facts.ts';
import type { StageJudges } from './scoring-unit.ts';

/** Everything that the judges of one substage's bracket need. */
export interface JudgedBracket {
  readonly stage: EventStage;
  readonly substage: EventSubstage;
  /** Position of the substage in its stage. */
  readonly at: number;
  readonly graph: BracketGraph;
  readonly index: SlotIndex;
  readonly facts: BracketFacts;
}

/** The judges of one bracket, by slot position. */
export type BracketJudges = Pick<StageJudges, 'slots' | 'fused'>;
