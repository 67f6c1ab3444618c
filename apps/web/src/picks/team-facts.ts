import type { Event } from '@callshot/contract';
import { type EventStage, kindOf, type PickSet, PickType, type StageKind } from '@callshot/rules';

/** What is known of a team before the stage is played. */
export interface TeamFacts {
  /** Its place in the list of a Swiss stage; null where places mean nothing. */
  readonly seed: number | null;
  /** '3-0 in Stage 1'; null where nothing is known. */
  readonly way: string | null;
}

const NOTHING: TeamFacts = { seed: null, way: null };

/** The teams of a stage with their seeds and the way that led them there. */
export function teamFacts(
  event: Event,
  stage: EventStage,
  official: Pick<PickSet, 'groupStagePicks'>,
): (teamId: number) => TeamFacts {
  const wayOf = waysInto(event, stage, official);
  const facts = new Map(
    stage.substages.flatMap(({ teamIds }) =>
      teamIds.map((teamId, at): [number, TeamFacts] => [
        teamId,
        { seed: HAS_SEEDS[kindOf(stage.format)] ? at + 1 : null, way: wayOf(teamId) },
      ]),
    ),
  );
  return (teamId) => facts.get(teamId) ?? NOTHING;
}

const HAS_SEEDS: Readonly<Record<StageKind, boolean>> = {
  swiss: true,
  groups: false,
  brackets: false,
};

function waysInto(
  event: Event,
  stage: EventStage,
  official: Pick<PickSet, 'groupStagePicks'>,
): (teamId: number) => string | null {
  const before = event.eventStages[stage.stageIndex - 1];
  const rows = official.groupStagePicks.filter((row) => row.eventStageId === before?.id);
  if (before === undefined || rows.length === 0) return () => null;
  const played = new Set(
    event.teams.filter((team) => team.eventStageId === before.id).map(({ id }) => id),
  );
  const hasGone = (teamId: number, pickTypeId: PickType) =>
    rows.some((row) => row.teamId === teamId && row.pickTypeId === pickTypeId);
  return (teamId) => {
    if (!played.has(teamId)) return 'Direct invite';
    if (hasGone(teamId, PickType.cleanSweepWinner)) return `3-0 in ${before.name}`;
    return hasGone(teamId, PickType.advancing) ? `Through ${before.name}` : null;
  };
}

/** '#9 · 3-0 in Stage 1' */
export const factsText = ({ seed, way }: TeamFacts): string =>
  [seed === null ? null : `#${seed}`, way].filter((part) => part !== null).join(' · ');
