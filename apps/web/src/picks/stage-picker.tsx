import type { Event } from '@callshot/contract';
import { type EventStage, isBracketStage, type PickSet } from '@callshot/rules';
import { lazyPart } from '../parts/lazy-part.tsx';
import { PicksSkeleton } from './picks-skeleton.tsx';
import type { PickPlace } from './stage-progress.ts';
import { TeamPicker } from './team-picker.tsx';

const BracketPicker = lazyPart(async () => (await import('./bracket-picker.tsx')).BracketPicker, {
  waiting: <PicksSkeleton />,
});

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
  /** Where a pick is missing, to be found and focused. */
  readonly search?: PickSearch | null;
}

export interface PickSearch {
  readonly place: PickPlace;
  onFound(): void;
}

/** Picks any type of stage, or shows what was picked. */
export function StagePicker(props: StagePickerProps) {
  return isBracketStage(props.stage.format) ? (
    <BracketPicker {...props} />
  ) : (
    <TeamPicker {...props} />
  );
}
