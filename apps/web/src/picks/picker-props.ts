import type { Event } from '@callshot/contract';
import type { EventStage, PickSet } from '@callshot/rules';
import type { PickPlace } from './stage-progress.ts';

export interface StagePickerProps {
  readonly stage: EventStage;
  readonly event: Event;
  readonly picks: PickSet;
  readonly isEditing: boolean;
  /** Official results of brackets are entered: they may be partial. */
  readonly allowIncomplete?: boolean;
  /** One immutable change a click; `cleared` names what fell away with it. */
  onChange(next: PickSet, cleared: readonly string[]): void;
  readonly step: number;
  onStep(step: number): void;
  readonly substage: number;
  onSubstage(substage: number): void;
  /** What is missing before the picks can go on, in words; null = nothing. */
  readonly missing?: string | null;
  /** Of a full slip, what is left to do; null = something is missing. */
  readonly done?: string | null;
  /** Where a pick is missing, to be found and focused. */
  readonly search?: PickSearch | null;
}

export interface PickSearch {
  readonly place: PickPlace;
  onFound(): void;
}
