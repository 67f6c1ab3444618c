import type { Event, OfficialMatch } from '@callshot/contract';
import {
  type EventStage,
  kindOf,
  type PickSet,
  PickType,
  placeOfTeam,
  readStoredFormat,
  type StageKind,
  sweepOf,
  winsNeeded,
} from '@callshot/rules';
import { ordinal } from '../../../platform/core/ordinal.ts';
import { m } from '../words/messages.js';

export interface TeamFacts {
  /** Its place in the list of a Swiss stage; null where places mean nothing. */
  readonly seed: number | null;
  /** '3-0 in Stage 1'; null where nothing is known. */
  readonly way: string | null;
  /** The first opponent; null until the draw is known. */
  readonly opensAgainst: number | null;
}

/** The official data of the event so far. */
export interface KnownSoFar {
  readonly official: Pick<PickSet, 'groupStagePicks'>;
  readonly matches: readonly OfficialMatch[];
}

const NOTHING: TeamFacts = { seed: null, way: null, opensAgainst: null };

/** The teams of a stage with their seeds and the way that led them there. */
export function teamFacts(
  event: Event,
  stage: EventStage,
  known: KnownSoFar,
): (teamId: number) => TeamFacts {
  const wayOf = waysInto(event, stage, known);
  const opponents = openingOpponents(stage, known.matches);
  const facts = new Map(
    stage.substages.flatMap(({ teamIds }) =>
      teamIds.map((teamId, at): [number, TeamFacts] => [
        teamId,
        {
          seed: HAS_SEEDS[kindOf(stage.format)] ? at + 1 : null,
          way: wayOf(teamId),
          opensAgainst: opponents.get(teamId) ?? null,
        },
      ]),
    ),
  );
  return (teamId) => facts.get(teamId) ?? NOTHING;
}

const HAS_SEEDS: Readonly<Record<StageKind, boolean>> = {
  swiss: true,
  groups: false,
  orders: false,
  fixtures: false,
  brackets: false,
};

/** The first round of a Swiss stage, as far as it is drawn. */
function openingOpponents(
  { format, substages }: EventStage,
  matches: readonly OfficialMatch[],
): ReadonlyMap<number, number> {
  const opponents = new Map<number, number>();
  if (!HAS_SEEDS[kindOf(format)]) return opponents;
  for (const { eventSubstageId, round, topTeamId, bottomTeamId } of matches) {
    const isHere = substages.some((substage) => substage.eventSubstageId === eventSubstageId);
    if (!isHere || round !== 1 || topTeamId === null || bottomTeamId === null) continue;
    opponents.set(topTeamId, bottomTeamId).set(bottomTeamId, topTeamId);
  }
  return opponents;
}

function waysInto(
  event: Event,
  stage: EventStage,
  { official, matches }: KnownSoFar,
): (teamId: number) => string | null {
  const before = event.eventStages[stage.stageIndex - 1];
  const rows = official.groupStagePicks.filter((row) => row.eventStageId === before?.id);
  if (before === undefined || rows.length === 0) return () => null;
  const played = new Set(
    event.teams.filter((team) => team.eventStageId === before.id).map(({ id }) => id),
  );
  const hasGone = (teamId: number, pickTypeId: PickType) =>
    rows.some((row) => row.teamId === teamId && row.pickTypeId === pickTypeId);
  const details = readStoredFormat(event.format.json)?.stages[stage.stageIndex - 1];
  const swiss = details?.swissStageDetails ?? null;
  const recordOf = recordsIn(before, matches, winsNeeded(swiss));
  return (teamId) => {
    if (!played.has(teamId)) return m.directInvite();
    if (hasGone(teamId, PickType.cleanSweepWinner))
      return m.recordIn({ record: sweepOf(swiss), stage: before.name });
    const place = placeOfTeam(rows, teamId);
    if (place !== null) return m.recordIn({ record: ordinal(place), stage: before.name });
    if (!hasGone(teamId, PickType.advancing)) return null;
    const record = recordOf(teamId);
    return record === null
      ? m.throughStage({ stage: before.name })
      : m.recordIn({ record, stage: before.name });
  };
}

/** '3-1' for a team that is through; null where matches do not tell that. */
function recordsIn(
  { eventSubstage }: Event['eventStages'][number],
  matches: readonly OfficialMatch[],
  enough: number,
): (teamId: number) => string | null {
  const over = matches.filter(
    ({ eventSubstageId, bracketPart, winnerTeamId, state }) =>
      bracketPart === '' &&
      (winnerTeamId !== null || state === 'NO_SHOW') &&
      eventSubstage.some(({ id }) => id === eventSubstageId),
  );
  return (teamId) => {
    const played = over.filter((match) => [match.topTeamId, match.bottomTeamId].includes(teamId));
    const wins = played.filter(({ winnerTeamId }) => winnerTeamId === teamId).length;
    // Fewer, and a match is missing.
    return wins === enough ? `${wins}-${played.length - wins}` : null;
  };
}

/** '#9 · 3-0 in Stage 1' */
export const factsText = ({ seed, way }: TeamFacts): string =>
  [seed === null ? null : `#${seed}`, way].filter((part) => part !== null).join(' · ');
