import type { EventDesk } from '@callshot/contract';
import {
  type FormatStage,
  levelNext,
  nextFates,
  nextPlaceTable,
  nextPlaceTitle,
  nextTeams,
  PickType,
  type TableMatch,
} from '@callshot/rules';
import { StaffPanel } from '../../../platform/ui/page/staff-panel.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { NextPlaceTable } from '../../../play/events/next-place-table.tsx';
import type { DeskStage } from '../stage/stage-acts.ts';
import { m } from '../words/messages.js';
import styles from './hand-matches.module.css';
import { type HandState, isComplete } from './hand-state.ts';

interface NextPlacesPanelProps {
  desk: EventDesk;
  stage: DeskStage;
  format: FormatStage;
  state: HandState;
}

/** The teams at the next place of all groups, compared by the typed matches; who is level is asked of staff. */
export function NextPlacesPanel({ desk, stage, format, state }: NextPlacesPanelProps) {
  const { groupStageDetails: details } = format;
  const best = details?.bestOfNextPlace;
  if (!details || !best) return null;
  const teams = new Map(desk.teams.map((team) => [team.id, team]));
  const substages = stage.substages.map(({ id, teamIds }) => ({ eventSubstageId: id, teamIds }));
  const found = nextTeams(format, substages, (id) => ({
    matches: state.rows
      .filter((row) => row.eventSubstageId === id && isComplete(row))
      .map((row): TableMatch => ({ ...row, topTeamId: row.topTeamId ?? 0 })),
    order: state.orders.find(({ eventSubstageId }) => eventSubstageId === id) ?? null,
  }));
  const rows = found
    ? nextPlaceTable(
        best,
        found.map(({ row }) => row),
      )
    : [];
  const goOn = new Set(
    nextFates(rows, best.count)
      .filter(({ pickTypeId }) => pickTypeId === PickType.advancing)
      .map(({ teamId }) => teamId),
  );
  const level = levelNext(rows, best.count).map((teamId) => teams.get(teamId)?.name ?? '');
  return (
    <StaffPanel title={nextPlaceTitle(details)}>
      <NextPlaceTable {...{ details, found, goOn, teams }} />
      {found === null ? <p className={styles.note}>{m.nextPlacesLater()}</p> : null}
      {level.length > 0 ? (
        <p className={styles.note} role="status">
          {m.nextPlacesLevel({ teams: listed(level) })}
        </p>
      ) : null}
    </StaffPanel>
  );
}
