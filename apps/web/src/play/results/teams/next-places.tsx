import type { OfficialMatch } from '@callshot/contract';
import { advancingTeams, type EventStage, nextTeams, type PickSet } from '@callshot/rules';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { NextPlaceTable } from '../../events/next-place-table.tsx';
import styles from './next-places.module.css';
import { tableMatches } from './table-matches.ts';

interface NextPlacesProps {
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly matches: readonly OfficialMatch[];
  readonly teams: ReadonlyMap<number, BracketTeam>;
}

/** The teams at the next place of all groups, compared by the matches that staff entered [rule: groups-31]. */
export function NextPlaces({ stage, official, matches, teams }: NextPlacesProps) {
  const { groupStageDetails: details } = stage.format;
  if (!details) return null;
  const isByHand = matches.every(({ externalId }) => externalId === undefined);
  const orders = new Map(stage.substages.map((own) => [own.eventSubstageId, own.order ?? null]));
  const found = nextTeams(stage.format, stage.substages, (id) => ({
    matches: isByHand ? tableMatches(matches, id) : [],
    order: orders.get(id) ?? null,
  }));
  const goOn = new Set(advancingTeams(stage, official));
  return (
    <div className={styles.own}>
      <NextPlaceTable {...{ details, found, goOn, teams }} />
    </div>
  );
}
