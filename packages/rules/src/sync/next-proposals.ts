import {
  levelNext,
  type NextTeam,
  nextFates,
  nextPlaceTable,
  nextTeams,
} from '../by-hand/next-places.ts';
import type { TableMatch } from '../group/group-table.ts';
import { type OpenNext, type OpenTeam, openNext } from '../group/open-next.ts';
import type { BestOfNextPlace } from '../model/format.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { matchesIn, type StageSync } from './said.ts';
import { verdictOf } from './verdict.ts';
import type { Waiting } from './waiting.ts';

/**
 * Official rows of the teams at the next place, once all groups have told their sure teams. The wiki's own word came
 * first. The rest follows where no choice remains. Else it is computed, and staff confirm it
 * or say it themselves [rule: groups-32].
 */
export function nextProposal(sync: StageSync, waiting: Waiting): readonly GroupStagePick[] {
  const { format, eventStageId } = sync.stage;
  const best = format.groupStageDetails?.bestOfNextPlace;
  const open = openNext(sync.stage, sync.official.groupStagePicks);
  if (!best || open === null || open.teams.length === 0) return [];
  const { teams, left } = open;
  const row = ({ teamId, eventSubstageId }: OpenTeam, pickTypeId: PickType): GroupStagePick => ({
    eventStageId,
    eventSubstageId,
    teamId,
    pickTypeId,
  });
  if (left === 0) return teams.map((own) => row(own, PickType.eliminated));
  if (left === teams.length) return teams.map((own) => row(own, PickType.advancing));
  return computed(sync, { best, teams, left }, waiting).flatMap(({ teamId, pickTypeId }) => {
    const own = teams.find((team) => team.teamId === teamId);
    return own ? [row(own, pickTypeId)] : [];
  });
}

function computed(
  sync: StageSync,
  { best, teams, left }: OpenNext & { readonly best: BestOfNextPlace },
  waiting: Waiting,
) {
  const [first] = teams;
  if (!first) return [];
  const asks = (
    kind: 'no_places' | 'tied_places' | 'unconfirmed_places',
    says: string,
    of = teams,
  ) =>
    waiting.isRowApplied({
      kind,
      eventSubstageId: first.eventSubstageId,
      teamIds: of.map(({ teamId }) => teamId),
      says,
      canApply: kind === 'unconfirmed_places',
    });
  const all = nextTeams(sync.stage.format, sync.stage.substages, (id) => playedOf(sync, id)) ?? [];
  const rows = teams.flatMap(({ teamId }) => all.filter(isOf(teamId)).map((own) => own.row));
  if (rows.length < teams.length) {
    asks('no_places', 'next place');
    return [];
  }
  const table = nextPlaceTable(best, rows);
  const says = JSON.stringify(table.map(({ teamId, place }) => [teamId, place]));
  const level = levelNext(table, left);
  if (level.length > 0) {
    asks(
      'tied_places',
      says,
      teams.filter(({ teamId }) => level.includes(teamId)),
    );
    return [];
  }
  return asks('unconfirmed_places', says) ? nextFates(table, left) : [];
}

const isOf =
  (teamId: number) =>
  ({ row }: NextTeam): boolean =>
    row.teamId === teamId;

/** The wiki's matches of a group as a table counts them: those that have a winner and a score. */
function playedOf(sync: StageSync, eventSubstageId: number) {
  const matches = matchesIn(sync, { eventSubstageId }).flatMap((match): TableMatch[] => {
    const { claim } = verdictOf(match, sync.now);
    const [top, bottom] = match.opponents.map(({ teamKey }) =>
      teamKey === null ? null : sync.teamIdOf(teamKey),
    );
    if (claim?.kind !== 'won' || top == null || bottom == null) return [];
    const [topTeamScore = null, bottomTeamScore = null] = claim.scores ?? [];
    return [
      {
        topTeamId: top,
        bottomTeamId: bottom,
        outcome: claim.isWalkover ? 'walkover' : 'won',
        winnerTeamId: claim.winner === 0 ? top : bottom,
        topTeamScore: claim.isWalkover ? null : topTeamScore,
        bottomTeamScore: claim.isWalkover ? null : bottomTeamScore,
      },
    ];
  });
  return { matches, order: null };
}
