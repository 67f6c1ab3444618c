import {
  askStage,
  type ByStage,
  type EventStage,
  officialStandings,
  type PickSet,
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
  records: StageRecords | null,
): WinsLeft | null {
  if (records === null) return null;
  return askStage(WINS_LEFT, stage, official, records);
}

const WINS_LEFT: ByStage<WinsLeft | null, [official: PickSet, records: StageRecords]> = {
  swiss: swissWinsLeft,
  groups: () => null,
  brackets: () => null,
};

function swissWinsLeft(
  stage: EventStage<SwissStage>,
  official: PickSet,
  records: StageRecords,
): WinsLeft | null {
  const [substage] = officialStandings(stage, official);
  if (!substage) return null;
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
