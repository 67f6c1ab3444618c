import type { OfficialMatch } from '@callshot/contract';
import {
  type EventSubstage,
  type GroupStageDetails,
  groupAdvancingCount,
  groupTable,
} from '@callshot/rules';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { GroupTable } from '../../events/group-table.tsx';
import { tableMatches } from './table-matches.ts';

interface GroupStandingProps {
  substage: EventSubstage;
  details: GroupStageDetails;
  matches: readonly OfficialMatch[];
  teams: ReadonlyMap<number, BracketTeam>;
  /** Official: teams behind those that go through by their place, and that go through as well. */
  further: ReadonlySet<number>;
}

/** The table of a group whose matches staff enter [rule: groups-9]. */
export default function GroupStanding(props: GroupStandingProps) {
  const { substage, details, matches, teams, further } = props;
  const { eventSubstageId, teamIds, title, order = null } = substage;
  return (
    <GroupTable
      title={title}
      rows={groupTable(teamIds, tableMatches(matches, eventSubstageId), order)}
      teams={teams}
      note={order?.note ?? null}
      through={groupAdvancingCount(details)}
      further={further}
    />
  );
}
