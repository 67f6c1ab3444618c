import {
  askStage,
  type ByStage,
  type EventStage,
  officialStandings,
  type PickSet,
  type SubstageStandings,
  type SwissStage,
  winsNeeded,
} from '@callshot/rules';
import { fateOf } from './record-columns.ts';
import type { StageRecords } from './stage-records.ts';

/** The wins that a team still needs to advance; null if matches do not tell. */
export type WinsLeft = (teamId: number) => number | null;

/**
 * Known for a Swiss stage whose format names the wins. Else known once a team is through with the
 * usual wins, or out with the usual losses: some stages need fewer.
 */
export function winsLeftOf(
  stage: EventStage,
  official: PickSet,
  recordsOf: RecordsOf,
): WinsLeft | null {
  return askStage(WINS_LEFT, stage, official, recordsOf);
}

/** The records of a substage by its id; null if its matches are not reported. */
type RecordsOf = (eventSubstageId: number) => StageRecords | null;

const WINS_LEFT: ByStage<WinsLeft | null, [official: PickSet, recordsOf: RecordsOf]> = {
  swiss: swissWinsLeft,
  groups: () => null,
  orders: () => null,
  fixtures: () => null,
  brackets: () => null,
};

function swissWinsLeft(
  stage: EventStage<SwissStage>,
  official: PickSet,
  recordsOf: RecordsOf,
): WinsLeft | null {
  const groups = officialStandings(stage, official).map((substage) => {
    const records = recordsOf(substage.eventSubstageId);
    return { substage, left: records && leftInGroup(stage, substage, records) };
  });
  if (groups.every(({ left }) => left === null)) return null;
  return (teamId) => {
    const isIn = ({ standings }: SubstageStandings): boolean =>
      standings.some(({ teamIds }) => teamIds.includes(teamId));
    return groups.find(({ substage }) => isIn(substage))?.left?.(teamId) ?? null;
  };
}

function leftInGroup(
  stage: EventStage<SwissStage>,
  substage: SubstageStandings,
  records: StageRecords,
): WinsLeft | null {
  const recordOf = (teamId: number) => {
    const played = records.playedBy(teamId);
    const wins = played.filter(({ isWon }) => isWon).length;
    return { wins, losses: played.length - wins };
  };
  const details = stage.format.swissStageDetails;
  const enough = winsNeeded(details);
  const isTold = details?.winsNeeded !== undefined;
  const isUsual = substage.standings.some(({ standing, teamIds }) =>
    teamIds.some((teamId) => {
      const { wins, losses } = recordOf(teamId);
      const fate = fateOf(standing);
      return (fate === 'through' && wins === enough) || (fate === 'out' && losses === enough);
    }),
  );
  if (!isTold && !isUsual) return null;
  return (teamId) => {
    const { wins, losses } = recordOf(teamId);
    return wins < enough && losses < enough ? enough - wins : null;
  };
}
