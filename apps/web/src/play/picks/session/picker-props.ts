import type { Event } from '@callshot/contract';
import type { EventStage, PickSet } from '@callshot/rules';
import type { PickPlace } from './stage-progress.ts';

export interface StagePickerProps {
  readonly stage: EventStage;
  readonly event: Event;
  readonly picks: PickSet;
  /** Picks of matches that have begun stand as they were saved; absent where nothing is saved by its owner. */
  readonly saved?: PickSet;
  readonly isEditing: boolean;
  /** Official results of brackets are entered: they may be partial. */
  readonly allowIncomplete?: boolean;
  /** One immutable change a click; `cleared` names what fell away with it. */
  onChange(next: PickSet, cleared: readonly string[]): void;
  readonly step: number;
  onStep(step: number): void;
  readonly substage: number;
  onSubstage(substage: number): void;
  /** The missing picks in words, before the slip can go on; null = nothing. */
  readonly missing?: string | null;
  /** The remaining step of a full slip; null = something is missing. */
  readonly done?: string | null;
  /** Finds and focuses the place of a missing pick. */
  readonly search?: PickSearch | null;
}

export interface PickSearch {
  readonly place: PickPlace;
  onFound(): void;
}
