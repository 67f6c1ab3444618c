import type { EventStage } from '../model/event-stage.ts';
import type { SaidMatch } from '../sync/said.ts';
import type { ElsewhereSource, LeftOutCode } from './told-result.ts';

/** An event as far as results find their places in it. */
export interface PlacingDesk {
  readonly source: ElsewhereSource;
  readonly stages: readonly PlacingStage[];
  /** The source whose matches a group has so far; null = none. */
  readonly sourceIn: (eventSubstageId: number) => 'wiki' | ElsewhereSource | null;
  /** Matches that are stored, by id. */
  readonly known: ReadonlyMap<string, SaidMatch>;
  readonly teamIdOf: (key: string) => number | null;
  /** The name under which the event knows a team of its own; null = it has no such team. */
  readonly keyOfTeam: (teamId: number) => string | null;
  /** The only stage that is looked at; null = all. */
  readonly onlyStageId: number | null;
}

export interface PlacingStage {
  readonly stage: EventStage;
  /** A stage takes no results while it can be picked, nor before. */
  readonly takes: 'results' | LeftOutCode;
  /** Keys of its matches, each after its substage, whose results it takes all the same: their picks are sealed. */
  readonly sealed?: ReadonlySet<string>;
}

/** Two who tell of one group would contradict each other. */
export function whyNot(
  { source, sourceIn }: Pick<PlacingDesk, 'source' | 'sourceIn'>,
  eventSubstageId: number,
): LeftOutCode | null {
  const before = sourceIn(eventSubstageId);
  if (before === null || before === source) return null;
  return before === 'wiki' ? 'follows_wiki' : 'other_source';
}
