import type { OfficialMatch } from '@callshot/contract';
import {
  type EventSubstage,
  type GroupStageDetails,
  groupAdvancingCount,
  groupTable,
  type TableMatch,
} from '@callshot/rules';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { GroupTable } from '../../events/group-table.tsx';

interface GroupStandingProps {
  substage: EventSubstage;
  details: GroupStageDetails;
  matches: readonly OfficialMatch[];
  teams: ReadonlyMap<number, BracketTeam>;
}

/** The table of a group whose matches staff enter [rule: groups-9]. */
export default function GroupStanding({ substage, details, matches, teams }: GroupStandingProps) {
  const { eventSubstageId, teamIds, title, order = null } = substage;
  const own = matches
    .filter((match) => match.eventSubstageId === eventSubstageId)
    .map(
      (match): TableMatch => ({
        ...match,
        topTeamId: match.topTeamId ?? 0,
        outcome: OUTCOMES[match.state](match.winnerTeamId),
      }),
    );
  return (
    <GroupTable
      title={title}
      rows={groupTable(teamIds, own, order)}
      teams={teams}
      note={order?.note ?? null}
      through={groupAdvancingCount(details)}
    />
  );
}

type Outcome = TableMatch['outcome'];
const ended = (winner: number | null): Outcome => (winner === null ? 'draw' : 'won');

const OUTCOMES: Readonly<Record<OfficialMatch['state'], (winner: number | null) => Outcome>> = {
  PLAYED: () => 'open',
  DONE: ended,
  SCORE_DONE: ended,
  WALK_OVER: () => 'walkover',
  NO_SHOW: () => 'double_forfeit',
  NO_PARTY: () => 'bye',
};
