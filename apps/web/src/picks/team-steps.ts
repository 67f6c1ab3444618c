import {
  type EventStage,
  type FormatStage,
  groupSteps,
  type PickSet,
  StageType,
  swissSteps,
  toggleGroupPick,
  toggleSwissPick,
} from '@callshot/rules';

/** The teams asked for in one substage. */
export interface TeamBucket {
  readonly eventSubstageId: number;
  readonly title: string;
  readonly count: number;
  /** Teams that may be picked here, as earlier steps leave them. */
  readonly eligible: readonly number[];
  readonly picked: readonly number[];
}

/** One step of a team stage in words, with what it asks of every substage. */
export interface TeamStep {
  readonly kind: StepKind;
  readonly title: string;
  readonly ask: string;
  /** What a right pick earns; null when it earns nothing. */
  readonly pays: string | null;
  readonly buckets: readonly TeamBucket[];
}
