import type { Event } from '@callshot/contract';
import type { EventStage, PickSet } from '@callshot/rules';
import type { LateEntry } from '../../events/late-entry.ts';
import type { SubstageChoice } from './use-pick-session.ts';

/** The owner of the shown picks, and what the viewer may do. */
export interface PickOwner {
  readonly id: number | null;
  readonly name: string | null;
  /** 0 = Classic. */
  readonly nameplateId: number;
  readonly isOwn: boolean;
  /** The viewer is an admin. */
  readonly isAdmin: boolean;
}

export interface SessionInput {
  readonly event: Event;
  readonly stage: EventStage;
  readonly substage: SubstageChoice;
  readonly owner: PickOwner;
  /** The owner's saved picks of the stage. */
  readonly saved: PickSet;
  readonly version: number;
  /** The owner may call what is left of the stage after its lock; null = no. */
  readonly late?: LateEntry | null;
}
