import type { Event } from '@callshot/contract';
import type { EventStage, PickSet } from '@callshot/rules';
import type { OverrideTarget } from './override.queries.ts';

export interface OverrideDeskProps {
  readonly event: Event;
  readonly stage: EventStage;
  readonly target: OverrideTarget;
  /** The stored picks of this stage, and their version. */
  readonly saved: PickSet;
  readonly version: number;
  readonly official: PickSet;
}
